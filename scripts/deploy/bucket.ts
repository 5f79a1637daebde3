import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "#scripts/local/settings.ts";
import type { RunWrangler } from "./run-wrangler.ts";
import { isMissing } from "./wrangler-output.rules.ts";

/** An object of the account's bucket. Undefined: there is none, which isn't the same as that it can't be read. */
export function readObject(run: RunWrangler, bucket: string, key: string): Buffer | undefined {
	const folder = mkdtempSync(join(tmpdir(), "wiper-finder-object-"));
	try {
		const file = join(folder, "object");
		const { ok, stdout, stderr } = run(["r2", "object", "get", `${bucket}/${key}`, "--file", file, "--remote"]);
		if (ok) return readFileSync(file);
		if (isMissing(stdout + stderr)) return undefined;
		throw new CommandError(`${bucket}/${key} can't be read:\n${stdout}${stderr}`);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
