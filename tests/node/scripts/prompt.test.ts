import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { openPrompt } from "#scripts/admin/prompt.ts";
import { CommandError } from "#scripts/local/settings.ts";

test("a question is answered by the line that is typed", async () => {
	const input = new PassThrough();
	const prompt = openPrompt(input);
	const answer = prompt.ask("User name", false);
	input.write("petra\r");
	await expect(answer).resolves.toBe("petra");
	prompt.close();
});

test.for([
	["Ctrl-C", "\x03"],
	["Ctrl-D", "\x04"],
] as const)("%s at a question ends the command with a sentence", async ([, key]) => {
	const input = new PassThrough();
	const answer = openPrompt(input).ask("Password", true);
	input.write(key);
	await expect(answer).rejects.toThrow(new CommandError("Stopped: no user was added."));
});
