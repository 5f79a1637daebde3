/** All models' names, for the search box: by vehicle brand, in the order of the names. */
export type ModelList = { v: 1; brands: [id: number, name: string, models: [id: number, name: string][]][] };

/** A model that may be meant, and the model year if the text has one. */
export type ModelHit = {
	brand: { id: number; name: string };
	model: { id: number; name: string };
	year: number | null;
};
