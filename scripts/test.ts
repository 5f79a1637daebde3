import { spawnSync } from "node:child_process";
import { buildStale } from "./local/build.ts";
import { runCommand } from "./local/command.ts";
import { tool } from "./local/processes.ts";
import { ROOT } from "./local/settings.ts";

const PROJECTS = ["node", "worker", "e2e"];

/** All tests, or those whose path holds one of the words given. The browser's tests need both builds. */
await runCommand(async () => {
	buildStale(console.log);
	const projects = PROJECTS.flatMap((project) => ["--project", project]);
	const args = [tool("vitest"), "run", ...projects, ...process.argv.slice(2)];
	process.exitCode = spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" }).status ?? 1;
});
