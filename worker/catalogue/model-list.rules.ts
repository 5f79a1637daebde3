/** All models' names, for the free-text box: by vehicle brand, in the order of the names. */
export type ModelList = { v: 1; brands: [id: number, name: string, models: [id: number, name: string][]][] };

/** A model that someone may have meant, and the model year where the text named one. */
export type ModelHit = {
	brand: { id: number; name: string };
	model: { id: number; name: string };
	year: number | null;
};
