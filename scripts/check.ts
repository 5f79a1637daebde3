import { spawn } from "node:child_process";
import { tool } from "./local/processes.ts";
import { ROOT } from "./local/settings.ts";

type Check = { name: string; args: [tool: string, ...string[]] };

/** Several threads check the same types again, each for itself: they take three times the processor time. */
const tsc = (...args: string[]): Check["args"] => ["tsc", "--singleThreaded", ...args];

const CHECKS: Check[] = [
	{ name: "format and lint", args: ["biome", "check", "--error-on-warnings", "."] },
	{ name: "types of the worker", args: tsc("-p", "worker") },
	{ name: "types of the finder element", args: tsc("-p", "finder-element") },
	{ name: "types of the dashboard", args: tsc("-p", "dashboard") },
	{ name: "types of the worker's tests", args: tsc("-p", "tests/worker") },
	{ name: "types of scripts and other tests", args: tsc() },
	{ name: "boundaries", args: ["vitest", "run", "--project", "node", "tests/node/boundaries.test.ts"] },
];

/** The checks of CI before the tests; nothing is written. All checks run, so that one run shows every error. */
const results = await Promise.all(CHECKS.map(run));
for (const { name, isRight, output } of results) {
	console.log(`${isRight ? "ok  " : "FAIL"} ${name}`);
	if (!isRight) console.log(`\n${output.trimEnd()}\n`);
}
process.exitCode = results.every(({ isRight }) => isRight) ? 0 : 1;

function run({ name, args: [first, ...rest] }: Check): Promise<{ name: string; isRight: boolean; output: string }> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [tool(first), ...rest], { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
		const pieces: Buffer[] = [];
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => pieces.push(piece));
		child.once("close", (code) => resolve({ name, isRight: code === 0, output: Buffer.concat(pieces).toString() }));
	});
}
