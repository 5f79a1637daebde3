/** The characters that a name or note of a file may have. */
export const MAX_TEXT = 120;

/** Control characters, lone surrogates, replacement characters, and marks that change the writing direction. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]/u;

export const isDamaged = (text: string): boolean => FORBIDDEN.test(text);

export type TextProblem = "catalogue.text_damaged" | "catalogue.text_too_long";

/** A name or note as it is stored: white space collapsed, without invisible characters, at most 120 characters. */
export function cleanText(cell: string): { text: string } | TextProblem {
	const written = cell.replace(/\s+/gu, " ");
	if (isDamaged(written.trim())) return "catalogue.text_damaged";
	// `Golf` with a soft hyphen or a zero-width space would be another model that looks the same.
	const text = written
		.replace(/\p{Cf}/gu, "")
		.replace(/ +/g, " ")
		.trim();
	return text.length > MAX_TEXT ? "catalogue.text_too_long" : { text };
}
