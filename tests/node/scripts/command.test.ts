import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const COMMAND = join(import.meta.dirname, "../../../scripts/local/command.ts");
const execute = promisify(execFile);

/** How a process ends whose command does this, with a server that nobody closes. */
const ended = (work: string) =>
	execute(
		process.execPath,
		[
			...["--input-type=module", "--eval"],
			`import { createServer } from "node:net";
			import { runCommand } from ${JSON.stringify(COMMAND)};
			await runCommand(async () => {
				const server = createServer().listen(0);
				${work}
			});`,
		],
		{ timeout: 20_000 },
	).then(
		({ stderr }) => [0, stderr],
		({ code, stderr }) => [code, stderr],
	);

test("a command that fails ends, whatever it has left open", async () => {
	expect(await ended(`throw new Error("broken");`)).toEqual([1, expect.stringContaining("Error: broken")]);
});

test("a command that succeeds ends when its work does", async () => {
	expect(await ended("setTimeout(() => server.close(), 3000);")).toEqual([0, ""]);
});
