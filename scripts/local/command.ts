import { CommandError } from "./settings.ts";

/** A local runtime that is still open would keep the process; one that is being closed has ended by then. */
const CLOSING_MS = 2000;

/**
 * Runs a command: an expected failure is one readable message and exit code 1; only unexpected errors show their stack.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
	try {
		await main();
	} catch (error) {
		console.error(error instanceof CommandError ? `\n${error.message}\n` : error);
		process.exitCode = 1;
		setTimeout(() => process.exit(), CLOSING_MS).unref();
	}
}
