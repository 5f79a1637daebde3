import { createInterface } from "node:readline/promises";
import { type Readable, Writable } from "node:stream";
import { CommandError } from "../local/settings.ts";

/** Asks in the terminal; a secret is not shown while it is typed. Ctrl-C and Ctrl-D throw CommandError. */
export function openPrompt(input: Readable = process.stdin) {
	let isSecret = false;
	const output = new Writable({
		write(chunk, _encoding, done) {
			if (!isSecret) process.stdout.write(chunk);
			done();
		},
	});
	const terminal = createInterface({ input, output, terminal: true });
	return { ask, close: () => terminal.close() };

	async function ask(question: string, secret: boolean): Promise<string> {
		const pending = terminal.question(`${question}: `);
		isSecret = secret;
		const answer = await pending.catch(() => undefined);
		if (secret || answer === undefined) process.stdout.write("\n");
		isSecret = false;
		if (answer === undefined) throw new CommandError("Stopped: no user was added.");
		return answer;
	}
}
