import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks in the terminal; a secret is not shown while it is typed. */
export function openPrompt() {
	let isSecret = false;
	const output = new Writable({
		write(chunk, _encoding, done) {
			if (!isSecret) process.stdout.write(chunk);
			done();
		},
	});
	const terminal = createInterface({ input: process.stdin, output, terminal: true });
	return { ask, close: () => terminal.close() };

	async function ask(question: string, secret: boolean): Promise<string> {
		const pending = terminal.question(`${question}: `);
		isSecret = secret;
		const answer = await pending;
		if (secret) process.stdout.write("\n");
		isSecret = false;
		return answer;
	}
}
