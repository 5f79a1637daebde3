/**
 * The cells of a pasted line. One kind of separator splits it: a tab, else a semicolon, else the first comma, else the
 * first blanks. What follows a comma or blanks stays together, because `1,000` and `1 000` may be one number.
 */
export function pastedCells(line: string): string[] {
	const separator = ["\t", ";"].find((one) => line.includes(one));
	if (separator !== undefined) return line.split(separator).map(unquoted);
	const [, first = line, rest = ""] =
		(line.includes(",") ? /^([^,]*),(.*?),*$/ : /^(\S+)\s+(.*)$/).exec(line.trim()) ?? [];
	return [first, rest].map(unquoted);
}

const unquoted = (cell: string): string =>
	cell
		.trim()
		.replace(/^"(.*)"$/, "$1")
		.trim();
