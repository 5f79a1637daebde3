import { expect, test } from "vitest";
import type { ListedModel, ModelList } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { keptModelList } from "#worker/catalogue/versions/kept-model-list.ts";

/** How often lists are read, each of so many models. */
async function readsOf(names: string[], models: number): Promise<string[]> {
	const reads: string[] = [];
	const list: ModelList = {
		v: 1,
		brands: [[1, "Saab", Array.from({ length: models }, (_, at): ListedModel => [at, `Model ${at}`])]],
	};
	for (const name of names)
		await keptModelList(`${name} of ${models}`, 0, async () => {
			reads.push(name);
			return list;
		});
	return reads;
}

test("a list counts with the index that it is searched by: an isolate keeps as many as its memory has room for", async () => {
	expect(await readsOf(["a", "b", "a", "b"], 12_000)).toEqual(["a", "b"]);
	expect(await readsOf(["a", "b", "c", "a"], 12_500)).toEqual(["a", "b", "c", "a"]);
});

test("a list that is larger than its share is kept too, or each search would read it", async () => {
	expect(await readsOf(["a", "a"], 60_000)).toEqual(["a"]);
	expect(await readsOf(["b", "c", "b"], 60_001)).toEqual(["b", "c", "b"]);
});
