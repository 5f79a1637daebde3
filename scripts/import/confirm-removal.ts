import { createInterface } from "node:readline/promises";
import { CommandError } from "#scripts/local/settings.ts";
import type { Removal } from "#worker/catalogue/removal.rules.ts";

/** Answers the number of cars that may go; throws where nobody agreed to this one. */
export type ConfirmRemoval = (removal: Removal) => Promise<number>;

/** The number that the command was given with `--confirm-removed`, else what a person types, where there is one to ask. */
export const confirmRemovalBy =
	(given: number | undefined, ask: ((question: string) => Promise<string>) | undefined): ConfirmRemoval =>
	async ({ removed, total }) => {
		const says = `This import removes ${removed} of ${total} cars.`;
		const typed = given ?? (ask && Number(await ask(`\n${says} Type the number of cars that are removed to go on: `)));
		if (typed === removed) return removed;
		throw new CommandError(`${says} Nothing was activated. To activate it, add --confirm-removed ${removed}.`);
	};

/** Asks in a terminal. */
export async function askInTerminal(question: string): Promise<string> {
	const lines = createInterface({ input: process.stdin, output: process.stdout });
	try {
		return (await lines.question(question)).trim();
	} finally {
		lines.close();
	}
}
