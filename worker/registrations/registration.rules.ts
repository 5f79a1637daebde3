import type { Registration } from "../finders/finder.rules.ts";

/** A registration as visitors type it, with its kind. */
export type TypedRegistration = { kind: Registration; value: string };

/** Longer texts are no registration. */
export const REGISTRATION_MAX = 32;

/** ISO 3779: 17 characters without I, O and Q. */
const VIN = /^(?=.*\d)(?=.*[A-Z])[A-HJ-NPR-Z0-9]{17}$/;
const SEPARATORS = /[\s.·•-]+/g;

/** The series of Dutch number plates: groups of letters (L) and digits (D), in the order of their issue. */
const NL_SERIES = [
	...["LL-DD-DD", "DD-DD-LL", "DD-LL-DD", "LL-DD-LL", "LL-LL-DD", "DD-LL-LL", "DD-LLL-D"],
	...["D-LLL-DD", "LL-DDD-L", "L-DDD-LL", "LLL-DD-L", "L-DD-LLL", "D-LL-DDD", "DDD-LL-D"],
];
/** The letters of the series since 1978, which avoid words. Older plates have others and are recognised by their dashes. */
const NL_LETTERS = /^[BDFGHJKLNPRSTVXZ\d]+$/;
const YEAR = /(?:^|\D)(?:19|20)\d{2}(?:\D|$)/;

/**
 * The registration that a text is, or undefined: `WVW ZZZ…` with any spaces and dashes, `12-AB-34`, `12ab34`. A text
 * that may also be the name of a car, such as `CX 2016`, is none.
 */
export function registrationOf(text: string): TypedRegistration | undefined {
	if (text.length > REGISTRATION_MAX) return undefined;
	const typed = text.trim().toUpperCase();
	const value = typed.replace(SEPARATORS, "");
	if (VIN.test(value)) return { kind: "vin", value };
	const shape = shapeOf(typed.replace(/\s+/g, "-"));
	const isGrouped = NL_SERIES.includes(shape) && !YEAR.test(value);
	const isJoined = NL_SERIES.some((series) => series.replaceAll("-", "") === shape) && NL_LETTERS.test(value);
	return isGrouped || (isJoined && !YEAR.test(value)) ? { kind: "nl_plate", value } : undefined;
}

const shapeOf = (plate: string): string => plate.replace(/[A-Z]/g, "L").replace(/\d/g, "D");
