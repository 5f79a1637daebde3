import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "#scripts/local/command.ts";
import { readOptions } from "#scripts/local/options.ts";
import { CommandError, QUIET_WRANGLER } from "#scripts/local/settings.ts";

/** The platform's 128 MB for an isolate, so that what is kept shows; without a limit V8 leaves its garbage for long. */
const HEAP_FLAGS = "--max-old-space-size=110";

const USAGE = `npm run soak -- [options]

Lets visitors, shops, their supplier, administrators, imports and exports use one worker side by side, then checks its
answers, its memory and its data. Exit code 1: something did not hold.

  --minutes N   how long (30)`;

await runCommand(async () => {
	const { values } = readOptions(USAGE, { minutes: { type: "string", default: "30" } });
	const minutes = Number(values.minutes);
	if (!(minutes > 0)) throw new CommandError("--minutes is a number above 0.");
	Object.assign(process.env, QUIET_WRANGLER, { MINIFLARE_WORKERD_V8_FLAGS: HEAP_FLAGS });
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-soak-"));
	try {
		const { soak } = await import("./run-soak.ts");
		if (!(await soak(folder, minutes))) process.exitCode = 1;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
