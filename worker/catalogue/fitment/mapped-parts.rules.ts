import type { Equipment, FitmentSpan } from "./fitment.rules.ts";
import { distinctOptions, spansWithin, withoutYears } from "./span.rules.ts";

/** The parts of an equipment of which a file has a column. */
export type MappedParts = Record<"driver" | "passenger" | "rear" | "adapter", boolean>;

/** A file's spans of a car; what it has no column of is as in the known spans of the same years. */
export function withKnownParts(ofFile: FitmentSpan[], known: FitmentSpan[], mapped: MappedParts): FitmentSpan[] {
	if (Object.values(mapped).every(Boolean)) return ofFile;
	const inKnownYears = ofFile.flatMap((span) =>
		spansWithin(known, span).map(({ from, to, options }) => {
			const completed = span.options.flatMap((option) => completions(option, options, mapped));
			return { from, to, options: distinctOptions(completed) };
		}),
	);
	return [...withoutYears(ofFile, known), ...inKnownYears].sort((one, other) => one.from - other.from);
}

/** An option with what the known ones with the same mapped parts have besides, else with what each of them may have. */
function completions(option: Equipment, known: readonly Equipment[], mapped: MappedParts): Equipment[] {
	const [driver, passenger, rear, adapter] = option;
	const completed = known.map((one): [Equipment, isSame: boolean] => {
		const whole: Equipment = [
			mapped.driver ? driver : one[0],
			mapped.passenger ? passenger : one[1],
			mapped.rear ? rear : one[2],
			mapped.adapter ? adapter : one[3],
		];
		return [whole, JSON.stringify(whole) === JSON.stringify(one)];
	});
	const same = completed.filter(([, isSame]) => isSame);
	return (same.length > 0 ? same : completed).map(([whole]) => whole);
}
