import type { ArmType } from "../fitment/arm.rules.ts";
import type { DifferenceSpan, FitmentAdapter } from "../fitment/shard.rules.ts";

/** More in a day are not from visitors of one shop. */
export const ARM_ANSWERS_A_DAY = 200;
/** Few visitors of one shop have the same car; more answers are one visitor's, from several networks. */
export const ARM_ANSWERS_A_CAR = 3;
export const KEEP_MONTHS = 12;

const EPOCH = 1970;
const MONTHS = 12;

/** Months since 1970 (UTC). */
export function toMonth(now: number): number {
	const date = new Date(now);
	return (date.getUTCFullYear() - EPOCH) * MONTHS + date.getUTCMonth();
}

export type ArmCount = { armType: ArmType; count: number };
/** What visitors answered for cars of these years. */
export type ArmEvidence = {
	yearFrom: number;
	/** The most frequent first. */
	counts: ArmCount[];
	/** The adapters for the most frequent. */
	adapters: FitmentAdapter[];
};

/** What visitors answered, for the years in which the adapter is still unknown. */
export function armEvidence(
	spans: readonly DifferenceSpan[],
	answers: readonly (ArmCount & { year: number })[],
	byArm: ReadonlyMap<ArmType, readonly FitmentAdapter[]>,
): ArmEvidence[] {
	return spans.flatMap(({ yearFrom, yearTo, options }) => {
		if (!options.some(({ adapter, universalAdapter }) => adapter === null && !universalAdapter)) return [];
		const totals = new Map<ArmType, number>();
		for (const { year, armType, count } of answers) {
			if (year >= yearFrom && year <= (yearTo ?? year)) totals.set(armType, (totals.get(armType) ?? 0) + count);
		}
		const counts = [...totals].map(([armType, count]) => ({ armType, count })).sort((a, b) => b.count - a.count);
		const [first] = counts;
		const adapters = (first && byArm.get(first.armType)) ?? [];
		return first
			? [{ yearFrom, counts, adapters: adapters.map(({ id, technicalName }) => ({ id, technicalName })) }]
			: [];
	});
}
