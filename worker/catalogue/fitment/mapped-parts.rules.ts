import { type Equipment, equipmentKey, type FitmentSpan } from "./fitment.rules.ts";
import { joinParts } from "./join-parts.rules.ts";
import { distinctOptions, spansWithin, wholeSpans, withoutYears } from "./span.rules.ts";

/** The parts of an equipment of which a file has a column. */
export type MappedParts = Record<"driver" | "passenger" | "rear" | "adapter", boolean>;

/**
 * A file's spans of a car, with whole options; what the file has no column of is as in the known spans of the same years.
 */
export function withKnownParts(ofFile: FitmentSpan[], known: FitmentSpan[], mapped: MappedParts): FitmentSpan[] {
	if (Object.values(mapped).every(Boolean)) return wholeSpans(ofFile);
	const inKnownYears = ofFile.flatMap((span) =>
		spansWithin(known, span).map(({ from, to, options }) => ({
			...{ from, to },
			options: completedOptions(span.options, options, mapped),
		})),
	);
	return [...wholeSpans(withoutYears(ofFile, known)), ...inKnownYears].sort((one, other) => one.from - other.from);
}

/** Options that the car is known to have, as whole ones or as they were told, stay what they are. */
function completedOptions(ofFile: Equipment[], known: Equipment[], mapped: MappedParts): Equipment[] {
	const completed = (options: Equipment[], ofCar: Equipment[]) =>
		options.map((option) => completions(option, ofCar, mapped));
	const whole = completed(joinParts(ofFile), joinParts(known));
	const asTold = completed(ofFile, known);
	const optionsOf = (all: Completions[]) => distinctOptions(all.flatMap(({ options }) => options));
	const isKnown = (all: Completions[]) => all.every((one) => one.isKnown);
	return isKnown(whole) || !isKnown(asTold) ? joinParts(optionsOf(whole)) : optionsOf(asTold);
}

type Completions = { isKnown: boolean; options: Equipment[] };

/** An option with what the known ones with the same mapped parts have besides, else with what each of them may have. */
function completions(option: Equipment, known: readonly Equipment[], mapped: MappedParts): Completions {
	const [driver, passenger, rear, adapter] = option;
	const completed = known.map((one): [Equipment, isSame: boolean] => {
		const whole: Equipment = [
			mapped.driver ? driver : one[0],
			mapped.passenger ? passenger : one[1],
			mapped.rear ? rear : one[2],
			mapped.adapter ? adapter : one[3],
		];
		return [whole, equipmentKey(whole) === equipmentKey(one)];
	});
	const same = completed.filter(([, isSame]) => isSame);
	return { isKnown: same.length > 0, options: (same.length > 0 ? same : completed).map(([whole]) => whole) };
}
