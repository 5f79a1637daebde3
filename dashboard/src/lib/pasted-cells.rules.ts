import { withLineFeeds } from "./clipboard-table.rules.ts";

const LINE = /((?:(?<=^|[\t;,\n])"[^"]*(?:""[^"]*)*"(?=[\t;,\n]|$)|[^\n"]+|")*)(?:\n|$)/gy;

/** Mails and chats add invisible characters, with which a SKU would be another one that looks the same. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Cf}/gu, "");

/** The lines of a pasted text with their numbers from 1, without empty ones. A line break in a quoted cell ends none. */
export function pastedLines(text: string): { at: number; line: string }[] {
	const lines: { at: number; line: string }[] = [];
	let at = 1;
	for (const [whole, line = ""] of withLineFeeds(withoutInvisible(text)).matchAll(LINE)) {
		if (line.trim() !== "") lines.push({ at, line: line.trim() });
		at += whole.split("\n").length - 1;
	}
	return lines;
}

/**
 * The cells of a pasted line. One kind of separator splits it: a tab, else a semicolon, else the first comma, else the
 * first blanks. What follows a comma or blanks stays together, because `1,000` and `1 000` may be one number.
 */
export function pastedCells(line: string): string[] {
	const separator = ["\t", ";"].find((one) => line.includes(one));
	if (separator !== undefined) return line.split(separator).map(unquoted);
	const [, first = line, rest = ""] =
		(line.includes(",") ? /^([^,]*),(.*?),*$/s : /^(\S+)\s+(.*)$/s).exec(line.trim()) ?? [];
	return [first, rest].map(unquoted);
}

const unquoted = (cell: string): string =>
	cell
		.trim()
		.replace(/^"(.*)"$/s, "$1")
		.trim();
