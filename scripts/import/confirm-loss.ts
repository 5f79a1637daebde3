import { createInterface } from "node:readline/promises";
import { CommandError } from "#scripts/local/settings.ts";
import type { Difference } from "#worker/catalogue/import/import.schema.ts";
import { needsConfirmation, type Removal } from "#worker/catalogue/versions/removal.rules.ts";
import { lostLines } from "./lost-lines.ts";

/** What an import takes. `lost`: corrections, aliases and key numbers without a car then; `listed`: the first of them. */
export type Loss = { removal: Removal; lost: number; listed: readonly Difference[] };

/** Returns the number of cars that may be removed, if that needs a confirmation; throws if nobody confirmed this loss. */
export type ConfirmLoss = (loss: Loss) => Promise<number | undefined>;

/** The numbers given with `--confirm-removed` and `--confirm-lost`. */
type Given = { removed?: number | undefined; lost?: number | undefined };
/** `ask`: undefined if nobody can be asked. `clear`: ends the progress that is shown, since nothing can be read beside it. */
type Terminal = {
	print: (text: string) => void;
	ask?: ((question: string) => Promise<string>) | undefined;
	clear?: () => void;
};

/** The numbers given, else those typed in the terminal, if there is one. What has no car then is printed before. */
export const confirmLossBy =
	(given: Given, { print, ask, clear }: Terminal): ConfirmLoss =>
	async ({ removal, lost, listed }) => {
		const isRemoval = needsConfirmation(removal);
		const { removed, total } = removal;
		const questions = [
			...(isRemoval
				? [{ ...REMOVED, statement: `This import removes ${removed} of ${total} cars.`, count: removed }]
				: []),
			...(lost > 0 ? [{ ...LOST, statement: `${LOST.title}: ${lost}.`, count: lost }] : []),
		];
		if (questions.length > 0) clear?.();
		if (lost > 0) print(lostLines(lost, listed, IN_REVIEW).join("\n"));
		for (const { statement, count, name, counted } of questions) {
			const typed =
				given[name] ?? (ask && Number(await ask(`\n${statement} Type the number of ${counted} to continue: `)));
			if (typed === count) continue;
			const options = questions.map(({ name, count }) => `--confirm-${name} ${count}`).join(" ");
			const all = questions.map(({ statement }) => statement).join(" ");
			throw new CommandError(`${all} Nothing was activated. To activate it, add ${options}.`);
		}
		return isRemoval ? removed : undefined;
	};

const REMOVED = { name: "removed", counted: "removed cars" } as const;
const LOST = {
	name: "lost",
	counted: "these entries",
	title: "Corrections, aliases and key numbers without a car after this import",
} as const;

const IN_REVIEW = "; the import's review in the back-office lists all";

/** Asks in a terminal. Ctrl-C stops the command there too. */
export async function askInTerminal(question: string): Promise<string> {
	const lines = createInterface({ input: process.stdin, output: process.stdout });
	lines.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
	try {
		return (await lines.question(question)).trim();
	} finally {
		lines.close();
	}
}
