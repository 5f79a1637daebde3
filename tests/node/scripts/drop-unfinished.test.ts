import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openBindings } from "#scripts/local/open-bindings.ts";

const SCRIPT = join(import.meta.dirname, "../../../scripts/restore.ts");
const WHOLE = "database/2026-11-22/manifest.json";

const restore = (...args: string[]) =>
	promisify(execFile)(process.execPath, [SCRIPT, ...args]).then(
		({ stdout }) => ({ code: 0, text: stdout.trim() }),
		({ code, stderr }) => ({ code, text: String(stderr).trim() }),
	);

/** What is in the bucket of backups after these objects were added. */
async function backups(folder: string, ...added: string[]): Promise<string[]> {
	const { env, dispose } = await openBindings<Pick<Env, "BACKUP">>(folder);
	for (const key of added) await env.BACKUP.put(key, "{}");
	const keys = (await env.BACKUP.list()).objects.map(({ key }) => key);
	await dispose();
	return keys;
}

test("a database that was restored by itself doesn't go on with the backup of before", async () => {
	const folder = mkdtempSync(join(tmpdir(), "drop-unfinished-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	await backups(folder, WHOLE, "database/2026-11-23/users/000001.ndjson", "media/images/a");
	const { code, text } = await restore("--from", folder, "--drop-unfinished");
	expect([code, text]).toEqual([0, "The unfinished backup of 2026-11-23 was deleted."]);
	expect(await backups(folder)).toEqual([WHOLE, "media/images/a"]);
}, 120_000);

test("dropping it restores nothing, so it takes no other option", async () => {
	const { code, text } = await restore("--from", "production", "--to", "production", "--drop-unfinished");
	expect([code, text]).toEqual([1, "--drop-unfinished restores nothing: give only --from with it."]);
});
