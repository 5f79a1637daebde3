import type { Part } from "./price-list.rules.ts";

/** The maximum of skus in one call. */
const MAX_SKUS = 10;

/**
 * The parts whose prices make up a product's: the part itself, both blades of a set (`AERO-26-18`), and those of a
 * bundle (`AERO-26-18+HECK-R12`). Empty if a text can't be a sku.
 */
export function partSkus(text: string, parts: readonly Pick<Part, "sku">[]): string[] {
	const known = new Set(parts.map(({ sku }) => sku));
	const skus = text
		.trim()
		.toUpperCase()
		.split("+")
		.flatMap((sku) => {
			const [, code, driver, passenger] = /^(.+)-(\d+)-(\d+)$/.exec(sku) ?? [];
			return code === undefined || known.has(sku) ? [sku] : [`${code}-${driver}`, `${code}-${passenger}`];
		});
	const areSkus = skus.every((sku) => /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(sku) && sku.length <= 60);
	return areSkus ? [...new Set(skus)].slice(0, MAX_SKUS) : [];
}
