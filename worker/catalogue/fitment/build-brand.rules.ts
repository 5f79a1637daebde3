import { nameKey } from "../../db/search-text.rules.ts";
import {
	type BrandFitments,
	type Equipment,
	equipmentKey,
	type FitmentRow,
	type FitmentSpan,
	isBlank,
	type ModelFitments,
	type VariantFitments,
	variantKey,
	type YearName,
} from "./fitment.rules.ts";
import { type MappedParts, withKnownParts } from "./mapped-parts.rules.ts";
import { disjointSpans, overrideSpans, wholeSpans } from "./span.rules.ts";
import { addNames, mergeNames } from "./year-name.rules.ts";

type Names = Map<string, YearName>;
type VariantRows = Omit<VariantFitments, "spans" | "keyNumbers"> & {
	rows: Map<string, FitmentSpan>;
	keyNumbers?: Names;
};
type ModelRows = { name: string; variants: Map<string, VariantRows>; aliases?: Names };

/**
 * The number of a brand's rows by result; the three add up to all rows. Merged: identical to another row, without a key
 * number of its own.
 */
export type RowCounts = { imported: number; merged: number };

/**
 * Collects the rows of one vehicle brand, in the order of the file, and makes fitments of them, with the options as the rows tell
 * them. Keeps every distinct
 * row once, so that a large brand fits into a worker's memory.
 */
export class BrandBuilder {
	#name: string | undefined;
	#models = new Map<string, ModelRows>();
	#equipments = new Map<string, Equipment>();
	#imported = 0;
	#merged = 0;

	/** The first spelling of a name is kept. */
	add(brand: string, { model, body, steering, note, from, to, options, aliases, keyNumbers }: FitmentRow): void {
		this.#name ??= brand;
		const modelRows = getOrAdd<ModelRows>(this.#models, nameKey(model), () => ({ name: model, variants: new Map() }));
		if (aliases) {
			modelRows.aliases ??= new Map();
			addNames(modelRows.aliases, aliases, { from, to });
		}
		const variant = { body, steering, note };
		const variantRows = getOrAdd<VariantRows>(modelRows.variants, variantKey(variant), () => ({
			...variant,
			rows: new Map(),
		}));
		const { rows } = variantRows;
		if (keyNumbers) variantRows.keyNumbers ??= new Map();
		const isNumbered = addNames(variantRows.keyNumbers ?? new Map(), keyNumbers ?? [], { from, to });
		const keys = options.map(equipmentKey);
		const key = `${from}-${to} ${[...keys].sort().join(" ")}`;
		if (rows.has(key) && !isNumbered) this.#merged++;
		else this.#imported++;
		if (rows.has(key)) return;
		const shared = options.map((option) => getOrAdd(this.#equipments, equipmentKey(option), () => option));
		rows.set(key, { from, to, options: shared });
	}

	/** Undefined if there was no row. */
	build(): { fitments: BrandFitments; counts: RowCounts } | undefined {
		if (this.#name === undefined) return undefined;
		const models = new Map<string, ModelFitments>();
		for (const [key, { name, variants, aliases }] of this.#models) {
			const built = [...variants].map(([variant, { rows, keyNumbers, ...named }]): [string, VariantFitments] => {
				const numbered = keyNumbers && { keyNumbers: [...keyNumbers.values()] };
				return [variant, { ...named, spans: disjointSpans([...rows.values()]), ...numbered }];
			});
			models.set(key, { name, variants: new Map(built), ...(aliases ? { aliases: [...aliases.values()] } : {}) });
		}
		return {
			fitments: { name: this.#name, models },
			counts: { imported: this.#imported, merged: this.#merged },
		};
	}
}

const MAPPED: MappedParts = { driver: true, passenger: true, rear: true, adapter: true };

/**
 * Merges a file into the known fitments: its cars and years are replaced, all others stay (import option `merge`). `mappedOf`:
 * what it has columns of, for cars with this steering; all else stays, too.
 */
export function mergeBrand(
	base: BrandFitments,
	file: BrandFitments,
	mappedOf: (steering: string) => MappedParts = () => MAPPED,
): BrandFitments {
	const models = new Map(
		[...base.models].map(([key, model]) => [key, { ...model, variants: new Map(model.variants) }]),
	);
	for (const [key, ofFile] of file.models) {
		const { name, variants } = ofFile;
		const model = getOrAdd<ModelFitments>(models, key, () => ({ name, variants: new Map() }));
		const aliases = mergeNames(
			model.aliases,
			ofFile.aliases,
			[...variants.values()].flatMap(({ spans }) => spans),
		);
		if (aliases) model.aliases = aliases;
		for (const [variant, over] of variants) {
			const known = model.variants.get(variant);
			model.variants.set(variant, known ? mergeVariant(known, over, mappedOf(over.steering)) : wholeVariant(over));
		}
	}
	return { name: base.name, models };
}

function mergeVariant(known: VariantFitments, over: VariantFitments, mapped: MappedParts): VariantFitments {
	const keyNumbers = mergeNames(known.keyNumbers, over.keyNumbers, over.spans);
	// Rows that only name a car, such as those of key numbers, say nothing of its wipers.
	const [naming, telling] = [over.spans.filter(isNaming), over.spans.filter((span) => !isNaming(span))];
	const spans = overrideSpans(overrideSpans(naming, known.spans), withKnownParts(telling, known.spans, mapped));
	return { ...known, spans, ...(keyNumbers && { keyNumbers }) };
}

/** The cars of a file alone: options that tell different parts of a car are one. */
export const wholeBrand = ({ name, models }: BrandFitments): BrandFitments => ({
	name,
	models: new Map(
		[...models].map(([key, model]) => [
			key,
			{ ...model, variants: new Map([...model.variants].map(([variant, one]) => [variant, wholeVariant(one)])) },
		]),
	),
});

const wholeVariant = (variant: VariantFitments): VariantFitments => ({ ...variant, spans: wholeSpans(variant.spans) });

const isNaming = ({ options }: FitmentSpan): boolean => options.every(isBlank);

function getOrAdd<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
	const known = map.get(key);
	if (known !== undefined) return known;
	const made = make();
	map.set(key, made);
	return made;
}
