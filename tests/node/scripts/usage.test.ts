import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const SCRIPTS = join(import.meta.dirname, "../../../scripts");
const COMMANDS: [command: string, script: string][] = [
	["npm start", "start.ts"],
	["npm test", "test.ts"],
	["npm run test:data", "test-data.ts"],
	["npm run demo", "demo/demo.ts"],
	["npm run import", "import.ts"],
	["npm run bench", "bench/bench.ts"],
	["npm run soak", "soak/soak.ts"],
	["npm run admin:create", "admin-create.ts"],
	["npm run deploy", "deploy.ts"],
	["npm run restore", "restore.ts"],
	["npm run cost", "cost.ts"],
];

type Ended = { code: number; stdout: string; stderr: string };

const execute = promisify(execFile);
const run = (script: string, ...args: string[]): Promise<Ended> =>
	execute(process.execPath, [join(SCRIPTS, script), ...args]).then(
		(output) => ({ code: 0, ...output }),
		(error) => error,
	);

test.each(COMMANDS)(
	"%s says by --help how it is used, and does nothing",
	async (command, script) => {
		const { code, stdout, stderr } = await run(script, "--help");
		expect([code, stderr]).toEqual([0, ""]);
		expect(stdout).toMatch(new RegExp(`^${command}\\b`));
	},
	120_000,
);

test.each(["import.ts", "admin-create.ts", "test-data.ts"])(
	"%s refuses an option it doesn't know in one line",
	async (script) => {
		const { code, stdout, stderr } = await run(script, "--no-such-option");
		expect([code, stdout]).toEqual([1, ""]);
		expect(stderr.trim()).toBe("Unknown option '--no-such-option'. --help shows the usage.");
	},
);

test("npm test refuses words that are in no test's path", async () => {
	const { code, stderr } = await run("test.ts", "usage", "no-such-test");
	expect(code).toBe(1);
	expect(stderr.trim()).toBe('No test file matches "no-such-test".');
});

test("a word too many is one line, too", async () => {
	const { code, stderr } = await run("admin-create.ts", "again");
	expect([code, stderr.trim()]).toEqual([1, "Unexpected argument 'again'. --help shows the usage."]);
});

test("a port that is none is one line, too", async () => {
	const { code, stderr } = await execute(process.execPath, [join(SCRIPTS, "start.ts")], {
		env: { ...process.env, PORT: "abc" },
	}).catch((error) => error);
	expect([code, stderr.trim()]).toEqual([1, "PORT=abc is not a port. Use a number from 1 to 65535."]);
});
