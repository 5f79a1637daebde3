import { CAR_WORDS } from "../vehicles/car-word-list.rules.ts";
import { namesLike } from "../vehicles/car-words.rules.ts";
import { latin, soundOf } from "../vehicles/letters.rules.ts";

/** What the file of a maker may call it; no nicknames of visitors. */
const OTHER_NAMES = [["lada", "vaz", "ladavaz", "vazlada"]];
/** A file with mixed-up columns has thousands. */
const NAMED_MAX = 20;

/**
 * New vehicle brands that may be another one under another name, by their keys: in other letters (`Шкода`), without accents
 * or hyphens, or with a nickname (`VW`). Each with one other, a known one if there is one.
 */
export function similarBrands(brands: readonly { key: string; isNew: boolean }[]): [brand: string, similar: string][] {
	const byName = new Map<string, string>();
	const similar: [string, string][] = [];
	for (const { key, isNew } of [...brands].sort((one, other) => Number(one.isNew) - Number(other.isNew))) {
		const names = namesOf(key);
		const other = names.map((name) => byName.get(name)).find((brand) => brand !== undefined);
		if (isNew && other !== undefined) similar.push([key, other]);
		for (const name of names) if (!byName.has(name)) byName.set(name, key);
	}
	return similar.slice(0, NAMED_MAX);
}

/** All names of a brand by their sound, written as one word; none of a name without letters. */
function namesOf(key: string): string[] {
	const word = latin(key, CAR_WORDS).replace(/[^\p{L}\p{N}]/gu, "");
	const others = OTHER_NAMES.find((names) => names.includes(word)) ?? [];
	return [...new Set([word, ...namesLike(word, CAR_WORDS), ...others].map((name) => soundOf(name, CAR_WORDS)))].filter(
		(name) => /\p{L}/u.test(name),
	);
}
