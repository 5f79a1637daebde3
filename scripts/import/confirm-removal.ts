import { createInterface } from "node:readline/promises";
import { CommandError } from "#scripts/local/settings.ts";
import type { Removal } from "#worker/catalogue/versions/removal.rules.ts";

/** Returns the number of cars that may be removed; throws if nobody confirmed this one. */
export type ConfirmRemoval = (removal: Removal) => Promise<number>;

/** The number given with `--confirm-removed`, else the one typed in the terminal, if there is one. */
export const confirmRemovalBy =
	(given: number | undefined, ask: ((question: string) => Promise<string>) | undefined): ConfirmRemoval =>
	async ({ removed, total }) => {
		const says = `This import removes ${removed} of ${total} cars.`;
		const typed = given ?? (ask && Number(await ask(`\n${says} Type the number of removed cars to continue: `)));
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
