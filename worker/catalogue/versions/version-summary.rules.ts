import { encodeText, joinBytes } from "../../storage/bytes.rules.ts";
import type { CatalogueIndex } from "../fitment/catalogue-index.rules.ts";
import type { CarWords } from "../vehicles/car-words.rules.ts";
import type { ListedModel, ModelList } from "../vehicles/model-list.rules.ts";
import type { BrandFacts, FrontPair } from "./brand-facts.rules.ts";
import type { VersionStats } from "./version.schema.ts";

/** `models`: as visitors search them, with corrected aliases. */
type SummarisedBrand = { id: number; name: string; facts: BrandFacts; models: ListedModel[] };

type Bytes = Uint8Array<ArrayBuffer>;

const encode = (value: unknown): Bytes => encodeText(JSON.stringify(value));
const COMMA = encodeText(",");

/**
 * Adds up what follows from a version's brands: its numbers, the list of its models (`ModelList`) and its index
 * (`CatalogueIndex`), both as JSON. The brands come one after another, in the order of their names, and only the text made of each
 * is kept: the values of all, some hundred thousand models, would take more memory than an isolate has. List and index are made
 * once, at the end.
 */
export function createVersionSummary(refused: number) {
	const stats: VersionStats = { imported: 0, merged: 0, refused, brands: 0, models: 0, variants: 0, spans: 0 };
	const pairs = new Map<string, FrontPair>();
	const rears = new Set<number>();
	const models: Bytes[] = [];
	const ids: Bytes[] = [];
	return { stats, add, modelList, index };

	function add(brand: SummarisedBrand): void {
		const { id, name, facts } = brand;
		stats.imported += facts.imported;
		stats.merged += facts.merged;
		stats.brands++;
		stats.models += facts.models.length;
		stats.variants += facts.variantIds.length;
		stats.spans += facts.spans;
		for (const pair of facts.pairs) pairs.set(pair.join("-"), pair);
		for (const rear of facts.rears) rears.add(rear);
		models.push(encode([id, name, brand.models] satisfies ModelList["brands"][number]));
		const modelIds = facts.models.map(([modelId]) => modelId);
		ids.push(encode([id, modelIds, facts.variantIds] satisfies CatalogueIndex["brands"][number]));
	}

	function modelList(words: CarWords): Bytes {
		return withBrands({ v: 1, brands: [], words }, models);
	}

	function index(): Bytes {
		const ofFronts = [...pairs.values()].sort((a, b) => a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0));
		return withBrands({ v: 1, pairs: ofFronts, rears: [...rears].sort((a, b) => a - b), brands: [] }, ids);
	}
}

const BRANDS = '"brands":[';

/** A value's JSON, with brands that are JSON already; they are let go, since both together are megabytes. */
function withBrands(value: ModelList | CatalogueIndex, brands: Bytes[]): Bytes {
	const text = JSON.stringify(value);
	const start = text.indexOf(BRANDS) + BRANDS.length;
	const separated = brands.splice(0).flatMap((brand, at) => (at === 0 ? [brand] : [COMMA, brand]));
	return joinBytes([encodeText(text.slice(0, start)), ...separated, encodeText(text.slice(start))]);
}
