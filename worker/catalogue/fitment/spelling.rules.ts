import { nameKey } from "../../db/search-text.rules.ts";
import { knownText } from "../../imports/unknown-word.rules.ts";
import {
	type BrandFitments,
	type FitmentRow,
	type ModelFitments,
	type VariantFitments,
	variantKey,
} from "./fitment.rules.ts";
import type { BrandIdentity, ModelIdentity } from "./shard-compile.rules.ts";

const SIGNS: [RegExp, string][] = [
	[/İ|I\u0307/g, "I"],
	[/i\u0307/g, "i"],
	[/[\u2010-\u2015\u2212]/g, "-"],
	[/[´`‘’ʼ′]/g, "'"],
];

/** Cyrillic and Greek letters that look like the Latin ones below them. */
const FOREIGN = "АВЕКМНОРСТУХЅІЈаеорсухѕіјΑΒΕΖΗΙΚΜΝΟΡΤΥΧο";
const LATIN = "ABEKMHOPCTYXSIJaeopcyxsijABEZHIKMNOPTYXo";
const LOOK_ALIKE = new RegExp(`[${FOREIGN}]`, "g");
/** Beside Latin letters or digits, and without other letters of their alphabet: `Х5`, but not `Нива 4`. */
const IS_LATIN = new RegExp(`^(?=.*[\\p{Script=Latin}\\d])[\\P{L}\\p{Script=Latin}${FOREIGN}]*$`, "u");
/** A word of their alphabet that happens to have only such letters: `Корса D`, but not `СХ-5`, `4МАТІС` or `S-МАХ`. */
const HAS_WORD = new RegExp(
	`(?<![\\p{L}\\d]|(?<!\\p{L})\\p{L}-(?=\\p{Lu}{3}(?![\\p{L}\\d])))[${FOREIGN}]{3,}(?![\\p{L}\\d])`,
	"u",
);

/**
 * A vehicle brand's, model's or body's name in one spelling, so that names that look the same are the same: `C‑HR` with any
 * hyphen, `cee’d` with any apostrophe, `CLİO`, `Х5` with a Cyrillic letter. `95` and `9-5` stay apart.
 */
export function plainName(name: string): string {
	const plain = SIGNS.reduce((text, [sign, letter]) => text.replace(sign, letter), name);
	return !IS_LATIN.test(plain) || HAS_WORD.test(plain)
		? plain
		: plain.replace(LOOK_ALIKE, (letter) => LATIN[FOREIGN.indexOf(letter)] ?? letter);
}

/** Names were stored as files spell them, before imports had one spelling. */
export const isOldSpelling = (name: string): boolean => plainName(name) !== name;

/** A variant's body and note as imports read them: the body in one spelling, words for unknown (`-`, `n/a`) as empty. */
export const plainTexts = ({ body, note }: { body: string; note: string }): { body: string; note: string } => ({
	body: plainName(knownText(body)),
	note: knownText(note),
});

/** A row as imports read it now; an import's first rows may have been received before there was one spelling. */
export const plainRow = (row: FitmentRow): FitmentRow => ({
	...row,
	model: plainName(row.model),
	...plainTexts(row),
});

type Known = Pick<BrandIdentity, "models">;

/**
 * Fitments of a file under the keys and names of the cars that are known already, whichever their spelling. The file's are
 * plain (`plainRow`). Of several with the same plain spelling the later list's counts, and in a list the plain one.
 */
export function withKnownSpellings(file: BrandFitments, known: readonly Known[]): BrandFitments {
	const modelKeys = known.map(({ models }) => byPlainKey(models, ({ name }) => nameKey(plainName(name))));
	const models = [...file.models].map(([plainKey, model]): [string, ModelFitments] => {
		const key = lastOf(modelKeys, plainKey);
		const identities = known.flatMap(({ models: ofList }) => ofList.get(key) ?? []);
		return [key, withKnownVariants({ ...model, name: identities[0]?.name ?? model.name }, identities)];
	});
	return { ...file, models: new Map(models) };
}

function withKnownVariants(model: ModelFitments, known: readonly ModelIdentity[]): ModelFitments {
	const keys = known.map(({ variants }) => byPlainKey(variants, (one) => variantKey({ ...one, ...plainTexts(one) })));
	const variants = [...model.variants].map(([plainKey, variant]): [string, VariantFitments] => {
		const key = lastOf(keys, plainKey);
		const { body, note } = known.flatMap(({ variants: ofModel }) => ofModel.get(key) ?? [])[0] ?? variant;
		return [key, { ...variant, body, note }];
	});
	return { ...model, variants: new Map(variants) };
}

/** The keys of names by what they are in plain spelling. */
function byPlainKey<One>(known: ReadonlyMap<string, One>, plainKeyOf: (one: One) => string): Map<string, string> {
	const keys = new Map<string, string>();
	for (const [key, one] of known) {
		const plainKey = plainKeyOf(one);
		if (plainKey === key || !keys.has(plainKey)) keys.set(plainKey, key);
	}
	return keys;
}

const lastOf = (lists: readonly ReadonlyMap<string, string>[], plainKey: string): string =>
	lists.reduce((key, list) => list.get(plainKey) ?? key, plainKey);
