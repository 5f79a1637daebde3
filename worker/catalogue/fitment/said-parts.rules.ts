import type { Equipment, FitmentSpan } from "./fitment.rules.ts";
import { distinctOptions, spansWithin, withoutYears } from "./span.rules.ts";

/** The parts of an equipment of which a file has a column. */
export type SaidParts = Record<"driver" | "passenger" | "rear" | "adapter", boolean>;

/** A file's spans of a car; what it has no column of is as in the known spans of the same years. */
export function withKnownParts(ofFile: FitmentSpan[], known: FitmentSpan[], said: SaidParts): FitmentSpan[] {
	if (Object.values(said).every(Boolean)) return ofFile;
	const inKnownYears = ofFile.flatMap((span) =>
		spansWithin(known, span).map(({ from, to, options }) => {
			const completed = span.options.flatMap((option) => completions(option, options, said));
			return { from, to, options: distinctOptions(completed) };
		}),
	);
	return [...withoutYears(ofFile, known), ...inKnownYears].sort((one, other) => one.from - other.from);
}

/** An option with what the known ones with the same said parts have besides, else with what each of them may have. */
function completions(option: Equipment, known: readonly Equipment[], said: SaidParts): Equipment[] {
	const [driver, passenger, rear, adapter] = option;
	const completed = known.map((one): [Equipment, isSame: boolean] => {
		const whole: Equipment = [
			said.driver ? driver : one[0],
			said.passenger ? passenger : one[1],
			said.rear ? rear : one[2],
			said.adapter ? adapter : one[3],
		];
		return [whole, JSON.stringify(whole) === JSON.stringify(one)];
	});
	const same = completed.filter(([, isSame]) => isSame);
	return (same.length > 0 ? same : completed).map(([whole]) => whole);
}
