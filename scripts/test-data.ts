import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { runCommand } from "./local/command.ts";
import { readOptions } from "./local/options.ts";
import { tool } from "./local/processes.ts";
import { CommandError, ROOT } from "./local/settings.ts";

const USAGE = `npm run test:data -- DIR

Imports each CSV file of a folder and walks through what the finder shows of it.`;

/** Imports real fitment files, which are not part of the project: npm run test:data -- DIR. */
await runCommand(async () => {
	const { words } = readOptions(USAGE, {}, 1);
	const [folder] = words;
	if (folder === undefined || !existsSync(folder))
		throw new CommandError("Name a folder of CSV files: npm run test:data -- DIR");
	const env = { ...process.env, DATA_DIR: resolve(folder) };
	const args = [tool("vitest"), "run", "--project", "data"];
	process.exitCode = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" }).status ?? 1;
});
