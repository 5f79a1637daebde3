import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "#scripts/local/command.ts";
import { readOptions } from "#scripts/local/options.ts";
import { CommandError, QUIET_WRANGLER } from "#scripts/local/settings.ts";
import { machineText, slownessOfMachine } from "./machine.ts";
import { PARTS } from "./parts.ts";
import { summaryText } from "./report.ts";

const ROWS = 5300;

const USAGE = `npm run bench -- [options]

Measures speed and sizes against their budgets.

  --data FILE.csv   a fitment file to measure with (default: a generated one of ${ROWS} rows)
  --imports N,N     sizes of the imports, in rows (21601,1000000); a million takes minutes
  --only PART       measure only a part: ${PARTS.join(" or ")}
  --json OUT.json   write all numbers to a file`;

await runCommand(async () => {
	const { values } = readOptions(USAGE, {
		json: { type: "string" },
		data: { type: "string" },
		imports: { type: "string", default: "21601,1000000" },
		only: { type: "string" },
	});
	const only = PARTS.find((part) => part === values.only);
	if (values.only !== only) throw new CommandError(`--only takes ${PARTS.join(" or ")}.`);
	const slowness = slownessOfMachine();
	console.log(machineText(slowness));
	const imports = values.imports.split(",").map(Number).filter(Boolean);
	Object.assign(process.env, QUIET_WRANGLER);
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-bench-"));
	try {
		const { measureAll } = await import("./measure-all.ts");
		const settings = { rows: ROWS, data: values.data, imports, only };
		const sections = await measureAll(folder, settings);
		console.log(summaryText(sections, slowness));
		if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(sections, null, "\t")}\n`);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
