import { searchText } from "../../db/search-text.rules.ts";

/** The words of our six languages, as people write them and as finder and dashboard show them. */
const WORDS = {
	left: [
		...["left", "l", "lhd", "left hand drive", "links", "linkslenker"],
		...["αριστερά", "αριστερό", "αριστερή", "αριστεροτίμονο"],
		...["sol", "solda", "soldan", "soldan direksiyonlu", "sol direksiyon"],
		...["lewa", "lewy", "lewe", "po lewej", "po lewej stronie", "kierownica po lewej", "kierownica po lewej stronie"],
		...["левый", "левая", "левое", "левой", "слева", "левый руль", "леворульный"],
	],
	right: [
		...["right", "r", "rhd", "right hand drive", "rechts", "rechtslenker"],
		...["δεξιά", "δεξιό", "δεξί", "δεξιοτίμονο"],
		...["sağ", "sağda", "sağdan", "sağdan direksiyonlu", "sağ direksiyon"],
		...[
			"prawa",
			"prawy",
			"prawe",
			"po prawej",
			"po prawej stronie",
			"kierownica po prawej",
			"kierownica po prawej stronie",
		],
		...["правый", "правая", "правое", "правой", "справа", "правый руль", "праворульный"],
	],
};

const SIDES = new Map<string, string>([
	["", ""],
	...Object.entries(WORDS).flatMap(([side, words]) => words.map((word): [string, string] => [searchText(word), side])),
]);

/** `left`, `right` or empty in any of our languages; undefined: none of them. */
export const readSteering = (text: string): string | undefined => SIDES.get(searchText(text).replaceAll("-", " "));
