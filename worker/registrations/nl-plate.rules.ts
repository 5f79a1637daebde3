const SEPARATORS = /[\s.·•-]+/g;

/** The series of Dutch number plates: groups of letters (L) and digits (D), in the order of their issue. */
const SERIES = [
	...["LL-DD-DD", "DD-DD-LL", "DD-LL-DD", "LL-DD-LL", "LL-LL-DD", "DD-LL-LL", "DD-LLL-D"],
	...["D-LLL-DD", "LL-DDD-L", "L-DDD-LL", "LLL-DD-L", "L-DD-LLL", "D-LL-DDD", "DDD-LL-D"],
];
/** The letters of the series since 1978, which avoid words. Older plates have others and are recognised by their dashes. */
const LETTERS = /^[BDFGHJKLNPRSTVXZ\d]+$/;
const YEAR = /(?:^|\D)(?:19|20)\d{2}(?:\D|$)/;

/** `12-AB-34` and `12ab34`, in capitals; undefined for anything else. */
export function nlPlateOf(typed: string): string | undefined {
	const value = typed.replace(SEPARATORS, "");
	const shape = shapeOf(typed.replace(/\s+/g, "-"));
	const isGrouped = SERIES.includes(shape);
	const isJoined = SERIES.some((series) => series.replaceAll("-", "") === shape) && LETTERS.test(value);
	return (isGrouped || isJoined) && !YEAR.test(value) ? value : undefined;
}

const shapeOf = (plate: string): string => plate.replace(/[A-Z]/g, "L").replace(/\d/g, "D");
