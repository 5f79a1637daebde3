/** The characters that a name or note of a file may have. */
export const MAX_TEXT = 120;

/** Control characters, lone surrogates, replacement characters, and marks that change the writing direction. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]/u;

export const isDamaged = (text: string): boolean => FORBIDDEN.test(text);

export type TextProblem = "catalogue.text_damaged" | "catalogue.text_too_long";

/** A name or note as it is stored: white space collapsed, without invisible characters. */
export const oneLine = (text: string): string =>
	text
		.replace(/\s+/gu, " ")
		// `Golf` with a soft hyphen or a zero-width space would be another model that looks the same.
		.replace(/\p{Cf}/gu, "")
		.replace(/ +/g, " ")
		.trim();

/** With blanks for the characters that no file may have, whatever they were pasted from. */
export const withoutDamage = (text: string): string =>
	text.replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]/gu, " ");

/** A text of several lines as it is stored, white space kept; files end a line in one way. */
export const severalLines = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

/** A name or note of a file: at most 120 characters. */
export function cleanText(cell: string): { text: string } | TextProblem {
	if (isDamaged(cell.replace(/\s+/gu, " "))) return "catalogue.text_damaged";
	const text = oneLine(cell);
	return text.length > MAX_TEXT ? "catalogue.text_too_long" : { text };
}
