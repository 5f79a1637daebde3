/** The derived sku of a set (`AERO-26-18`; `AERO-26` for a car with one known front blade). Sizes in whole inches. */
export const setSku = (code: string, driver: number, passenger: number | null): string =>
	passenger === null ? `${code}-${driver}` : `${code}-${driver}-${passenger}`;

/** The derived sku of a rear blade: `AERO-R12`. */
export const rearSku = (code: string, rear: number): string => `${code}-R${rear}`;

/** The derived sku of an adapter is its assortment's code. */
export const adapterSku = (code: string): string => code;
