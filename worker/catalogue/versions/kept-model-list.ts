import { createMemory } from "../../storage/memory.ts";
import { withWords } from "../vehicles/car-word-list.rules.ts";
import type { ModelList } from "../vehicles/model-list.rules.ts";

/** A list with the index that it is searched by takes so much, measured. */
const BYTES_A_MODEL = 1300;
/** A larger list counts as this, over half of what an isolate remembers: what counts more than all of it is not kept. */
const BYTES_MAX = 23 * 1024 * 1024;

const lists = createMemory<ModelList>();

/** The list of this hash, from this isolate's memory or read, with the words that this release knows; undefined if there is none. */
export async function keptModelList(
	hash: string,
	now: number,
	read: () => Promise<ModelList | undefined>,
): Promise<ModelList | undefined> {
	const known = lists.get(hash, now);
	if (known) return known;
	const stored = await read();
	if (!stored) return undefined;
	const list = withWords(stored);
	const models = list.brands.reduce((sum, [, , ofBrand]) => sum + ofBrand.length, 0);
	lists.set(hash, list, Math.min(models * BYTES_A_MODEL, BYTES_MAX), Number.POSITIVE_INFINITY);
	return list;
}
