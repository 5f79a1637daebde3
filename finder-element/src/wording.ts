import type { Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";

/** A blade's printed length and its trade size, first the one that people of the language know: `65 cm / 26″`. */
export function formatLength(lengthMm: number, inch: number, lang: string): string {
	const unit = { style: "unit", unit: "centimeter", maximumFractionDigits: 1 } as const;
	const lengths = [new Intl.NumberFormat(lang, unit).format(lengthMm / 10), `${inch}″`];
	return (lang.startsWith("en") ? lengths.reverse() : lengths).join(" / ");
}

/** A trade size of a car. No maker has printed its length yet: most print 25 mm an inch (docs/adr/0013). */
export const formatSize = (inch: number, lang: string): string => formatLength(inch * 25, inch, lang);

/** All of them; without one it is not known. */
export const formatSizes = (sizes: number[], { texts, lang }: Pick<Bootstrap, "texts" | "lang">): string =>
	sizes.map((size) => formatSize(size, lang)).join(", ") || texts.unknown;

export const carName = ({ brand, model, year }: Vehicle): string => `${brand.name} ${model.name} ${year}`;
