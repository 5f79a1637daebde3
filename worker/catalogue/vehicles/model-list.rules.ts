import type { ModelAlias } from "../fitment/fitment.rules.ts";
import type { CarWords } from "./car-words.rules.ts";

/**
 * All models' names, for the search box: by vehicle brand, in the order of the names. Old copies of the element read
 * it too, so its form only grows.
 */
export type ModelList = {
	v: 1;
	brands: [id: number, name: string, models: ListedModel[]][];
	/** Lists that were made before have none. */
	words?: CarWords;
};
export type ListedModel = [id: number, name: string, known?: KnownOfModel];

/** What else is known of a model; lists that were made before it was noted have none. */
export type KnownOfModel = {
	/** The years built as first and last ones in turn, ascending; a last one of 0: still built. */
	y?: number[];
	/** The catalogue's words for its bodies. */
	b?: string[];
	a?: ModelAlias[];
};

type Named = { id: number; name: string };

/** What a text may mean. */
export type SearchHit = {
	brand: Named;
	/** Null: the brand itself. */
	model: Named | null;
	/** The model year in the text, if the car was built in it. */
	year: number | null;
	/** The model year in the text in which the car was not built. */
	unbuilt?: number | undefined;
	/** The years of the generation in the text; 0: without a beginning or an end. */
	years?: [from: number, to: number] | undefined;
	/** The body in the text, in the catalogue's word. */
	body?: string | undefined;
};

export type ModelHit = SearchHit & { model: Named };

export type SearchAnswer = {
	/** Best first. */
	hits: SearchHit[];
	/** The words of the text that the first hit has nothing to do with, as typed. */
	ignored: string[];
	/**
	 * Without hits: the vehicle brand whose name is most like a word of the text. With them: theirs, of whose name the text has
	 * only the end, which may be another brand's name.
	 */
	nearest: Named | null;
};
