import type { Registration } from "../finders/finder.rules.ts";
import { keyNumberOf } from "./key-number-text.rules.ts";
import { nlPlateOf } from "./nl-plate.rules.ts";
import { ukPlateOf } from "./uk-plate.rules.ts";

/** A registration as visitors type it, with its kind. */
export type TypedRegistration = { kind: Registration; value: string };

/** Longer texts are no registration. */
export const REGISTRATION_MAX = 32;

/** ISO 3779: 17 characters without I, O and Q. */
const VIN = /^(?=.*\d)(?=.*[A-Z])[A-HJ-NPR-Z0-9]{17}$/;
const SEPARATORS = /[\s.·•-]+/g;

const vinOf = (typed: string): string | undefined => {
	const value = typed.replace(SEPARATORS, "");
	return VIN.test(value) ? value : undefined;
};

/** The value that a text in capitals has as a registration of a kind, the first one first. */
const READERS: [kind: Registration, read: (typed: string) => string | undefined][] = [
	["vin", vinOf],
	["nl_plate", nlPlateOf],
	["uk_plate", ukPlateOf],
	["de_key_number", keyNumberOf],
];

/**
 * The registration that a text is, or undefined: `WVW ZZZ…` with any spaces and dashes, `12-AB-34`, `AB12 CDE`,
 * `1234/ABC`. A text that may also be the name of a car, such as `CX 2016`, is none. `kinds`: those that are looked up;
 * the same text may be a plate of two countries.
 */
export function registrationOf(text: string, kinds?: readonly Registration[]): TypedRegistration | undefined {
	if (text.length > REGISTRATION_MAX) return undefined;
	const typed = text.trim().toUpperCase();
	for (const [kind, read] of READERS) {
		const value = !kinds || kinds.includes(kind) ? read(typed) : undefined;
		if (value !== undefined) return { kind, value };
	}
	return undefined;
}
