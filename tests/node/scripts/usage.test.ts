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
const run = (script: string, ...args: string[]): Promise<Ended> => runWith({}, script, ...args);
const runWith = (env: Record<string, string>, script: string, ...args: string[]): Promise<Ended> =>
	execute(process.execPath, [join(SCRIPTS, script), ...args], { env: { ...process.env, ...env } }).then(
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

test.each([
	["dry-run", { npm_config_dry_run: "true" }],
	["replace", { npm_config_replace_registry_host: "true" }],
	["url", { npm_config_url: "https://finder.example.com" }],
])("--%s before npm's -- would be left out, and is refused", async (name, env) => {
	const { code, stderr } = await runWith(env, "import.ts", "no-such-file.csv");
	const why = `npm has kept --${name} for itself: put -- before the options. --help shows the usage.`;
	expect([code, stderr.trim()]).toEqual([1, why]);
});

test("what npm is configured with is no option of a command", async () => {
	const env = { npm_config_dry_run: "", npm_config_replace_registry_host: "never", npm_config_email: "me@example.com" };
	expect((await runWith(env, "import.ts", "no-such-file.csv")).stderr).toMatch(/^\s*File not found/);
	expect((await runWith(env, "admin-create.ts", "again")).stderr).toMatch(/^\s*Unexpected argument/);
});

/** It must never go on to a real environment. */
const deploy = (...args: string[]) => run("deploy.ts", "--env=nowhere", ...args);

test.each(["5m", "-1", "86401"])("npm run deploy refuses a pause of %s", async (pause) => {
	const { code, stderr } = await deploy(`--pause=${pause}`);
	expect([code, stderr.trim()]).toEqual([1, "--pause is a whole number of seconds, up to 86400."]);
});

test.each([
	["--back", "--dry-run"],
	["--back", "--smoke"],
])("npm run deploy doesn't choose between %s and %s", async (...both) => {
	const { code, stderr } = await deploy(...both);
	expect([code, stderr.trim()]).toEqual([1, "Choose one of --dry-run, --back and --smoke."]);
});

test("a port that is none is one line, too", async () => {
	const { code, stderr } = await runWith({ PORT: "abc" }, "start.ts");
	expect([code, stderr.trim()]).toEqual([1, "PORT=abc is not a port. Use a number from 1 to 65535."]);
});
