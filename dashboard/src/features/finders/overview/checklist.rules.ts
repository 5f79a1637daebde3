import type { Finder } from "#worker/finders/finder.schema.ts";
import type { FinderOverview } from "#worker/finders/finder-overview.rules.ts";

export const STEPS = ["create", "assortments", "prices", "publish", "seen"] as const;
export type Step = (typeof STEPS)[number];

/**
 * How far a configuration is on its way to the first visitor. Once it was seen in a shop its owner has agreed to what it
 * offers, be it everything but not nothing, and has brought the two lines there; before, copying them counts (`isCopied`).
 */
export function checklistOf(
	{ connectedAt }: Pick<Finder, "connectedAt">,
	{ hasChosenAssortments, hasOffer, hasPrices }: Omit<FinderOverview, "visits">,
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
