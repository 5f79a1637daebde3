import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { runCommand } from "./local/command.ts";
import { tool } from "./local/processes.ts";
import { CommandError, ROOT } from "./local/settings.ts";

/** Runs real fitment files, which the project doesn't ship, through the import: npm run test:data -- DIR. */
await runCommand(async () => {
	const [folder] = process.argv.slice(2);
	if (folder === undefined || !existsSync(folder))
		throw new CommandError("Name a folder of CSV files: npm run test:data -- DIR");
	const env = { ...process.env, DATA_DIR: resolve(folder) };
	const args = [tool("vitest"), "run", "--project", "data"];
	process.exitCode = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" }).status ?? 1;
});
