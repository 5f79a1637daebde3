import type { Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Bootstrap } from "#worker/delivery/bootstrap.rules.ts";

type Numbers = Pick<Bootstrap, "lang" | "numbers">;

/** A price in minor units, as the language writes it. */
export function formatPrice(minor: number, { currency, numbers }: Pick<Bootstrap, "currency" | "numbers">): string {
	const { sign, digits } = currency;
	const { before = "", after = `\u00a0${sign}`, group = "", groupFrom = 0, point = "." } = numbers ?? {};
	const units = String(Math.floor(minor / 10 ** digits));
	const grouped = units.length < groupFrom ? units : units.replace(/\B(?=(...)+$)/g, group);
	const rest = digits ? point + String(minor).padStart(digits, "0").slice(-digits) : "";
	return before + grouped + rest + after;
}

/** A blade's printed length and its trade size, first the one that people of the language know: `65 cm / 26″`. */
export function formatLength(lengthMm: number, inch: number, { lang, numbers }: Numbers): string {
	const { point = ".", centimetres = "\u00a0cm" } = numbers ?? {};
	const lengths = [String(Math.round(lengthMm) / 10).replace(".", point) + centimetres, `${inch}″`];
	return (lang.startsWith("en") ? lengths.reverse() : lengths).join("\u00a0/ ");
}

/** A trade size of a car. No maker has printed its length yet: most print 25 mm an inch (docs/adr/0013). */
export const formatSize = (inch: number, numbers: Numbers): string => formatLength(inch * 25, inch, numbers);

/** All of them; without one it is not known. */
export const formatSizes = (sizes: number[], bootstrap: Pick<Bootstrap, "texts"> & Numbers): string =>
	sizes.map((size) => formatSize(size, bootstrap)).join(", ") || bootstrap.texts.unknown;

export const carName = ({ brand, model, year }: Vehicle): string => `${brand.name} ${model.name} ${year}`;
