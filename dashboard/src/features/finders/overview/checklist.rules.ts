import type { Finder } from "#worker/finders/finder.schema.ts";
import type { FinderStatistics } from "#worker/statistics/finder-statistics.schema.ts";

export const STEPS = ["create", "assortments", "prices", "publish", "seen"] as const;
export type Step = (typeof STEPS)[number];

/**
 * The setup progress of a configuration. Once it was seen in a shop, choosing assortments and adding the two lines
 * count as done; before that, copying the lines counts (`isCopied`). Offering nothing never counts.
 */
export function checklistOf(
	{ connectedAt }: Pick<Finder, "connectedAt">,
	{ hasChosenAssortments, hasOffer, hasPrices }: Omit<FinderStatistics, "visits">,
	isCopied: boolean,
): { step: Step; isDone: boolean }[] {
	const isSeen = connectedAt !== null;
	const done: Record<Step, boolean> = {
		create: true,
		assortments: hasOffer && (hasChosenAssortments || isSeen),
		prices: hasPrices,
		publish: isCopied || isSeen,
		seen: isSeen,
	};
	return STEPS.map((step) => ({ step, isDone: done[step] }));
}
