import { type Equipment, equipmentKey } from "./fitment.rules.ts";
import { ADAPTER_UNKNOWN } from "./shard.rules.ts";

/**
 * Makes one option of those that tell different parts of a car: the front of one row and the rear of another. They stay apart if
 * a part is told by two kinds of them, if it is left open which belong together, or if their adapters differ.
 */
export function joinParts(options: Equipment[]): Equipment[] {
	if (options.length < 2) return options;
	const kinds = [...Map.groupBy(options, partsOf)];
	const parts = kinds.map(([places]) => places).join("");
	const several = kinds.filter(([, ofKind]) => ofKind.length > 1);
	if (several.length > 1 || new Set(parts).size < parts.length) return options;
	// Which driver's size belongs to which passenger's nobody knows.
	if (several.some(isFront) && kinds.filter(isFront).length > 1) return options;
	const joined = kinds
		.map(([, ofKind]) => ofKind)
		.reduce((wholes, ofKind) => wholes.flatMap((whole) => ofKind.flatMap((option) => join(whole, option))));
	if (joined.length < (several[0]?.[1].length ?? 1)) return options;
	return [...new Map(joined.map((option) => [equipmentKey(option), option])).values()];
}

const isFront = ([places]: [string, unknown]): boolean => /[01]/.test(places);

/** The places of the parts whose sizes are known. */
const partsOf = ([driver, passenger, rear]: Equipment): string =>
	[driver, passenger, rear].flatMap((sizes, place) => (sizes.length > 0 ? [place] : [])).join("");

function join(one: Equipment, other: Equipment): Equipment[] {
	const [adapter = ADAPTER_UNKNOWN, ...others] = new Set(
		[one[3], other[3]].filter((known) => known !== ADAPTER_UNKNOWN),
	);
	if (others.length > 0) return [];
	return [[[...one[0], ...other[0]], [...one[1], ...other[1]], [...one[2], ...other[2]], adapter]];
}
