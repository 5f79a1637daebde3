import { spawn } from "node:child_process";
import { once } from "node:events";
import { prepareBrowser } from "#tests/support/browser.ts";
import { buildStale } from "./local/build.ts";
import { runCommand } from "./local/command.ts";
import { tool } from "./local/processes.ts";
import { ROOT } from "./local/settings.ts";

/** All tests, or those whose path holds one of the words given. The browser's tests need both builds. */
await runCommand(async () => {
	await prepareBrowser();
	buildStale(console.log);
	const words = process.argv.slice(2);
	// Side by side, each half of the browser's with a system of its own: one after another they leave a processor idle.
	const codes = await Promise.all([
		run(["--project", "e2e", "--shard", "1/2", ...words]),
		run(["--project", "e2e", "--shard", "2/2", ...words]),
		run(["--project", "node", "--project", "worker", "--maxWorkers", "1", ...words]),
	]);
	process.exitCode = Math.max(...codes);
});

/** Prints at the end in one piece: lines of several runs in between each other are hard to read. */
async function run(args: string[]): Promise<number> {
	const child = spawn(process.execPath, [tool("vitest"), "run", "--passWithNoTests", ...args], {
		cwd: ROOT,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const output: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => output.push(piece));
	const [code] = await once(child, "close");
	process.stdout.write(Buffer.concat(output));
	return typeof code === "number" ? code : 1;
}
