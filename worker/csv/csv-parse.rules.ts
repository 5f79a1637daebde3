/** One row of a file. `rowNo` counts as a spreadsheet does: the header is 1, blank rows count, line breaks in cells don't. */
export type CsvRecord = { rowNo: number; cells: string[] };

const DELIMITERS = [",", ";", "\t"];
/** A quoted cell over more lines than this is read as an unescaped inch mark. */
const MAX_CELL_LINES = 100;

/**
 * Lines to records, piece by piece. RFC 4180; if that gives no row as wide as the header, the line is read again with
 * stray quotes as inch marks (`"26""`, `"26"/18""`). Empty rows are left out.
 */
export class CsvParser {
	#waiting: string[] = [];
	#delimiter: string | undefined;
	#width: number | undefined;
	#rowNo = 0;

	/** The separator, once the header was read. */
	get delimiter(): string | undefined {
		return this.#delimiter;
	}

	push(lines: string[]): CsvRecord[] {
		return this.#take(lines, false);
	}

	end(): CsvRecord[] {
		return this.#take([], true);
	}

	#take(lines: string[], atEnd: boolean): CsvRecord[] {
		const waiting = this.#waiting.concat(lines);
		const records: CsvRecord[] = [];
		let at = 0;
		for (let line = waiting[at]; line !== undefined; line = waiting[at]) {
			if (this.#isPreamble(line)) {
				at++;
				continue;
			}
			const read = this.#read(waiting, at, line, atEnd);
			if (!read) break;
			at += read.lines;
			this.#rowNo++;
			if (read.cells.every((cell) => cell.trim() === "")) continue;
			this.#width ??= read.cells.length;
			records.push({ rowNo: this.#rowNo, cells: read.cells });
		}
		this.#waiting = waiting.slice(at);
		return records;
	}

	/** Spreadsheets may write `sep=;` in a first line, which they don't show. */
	#isPreamble(line: string): boolean {
		if (this.#rowNo > 0 || this.#delimiter) return false;
		this.#delimiter = /^sep=(.)$/i.exec(line)?.[1];
		return this.#delimiter !== undefined;
	}

	/** Undefined: a quoted cell is open, and more lines are needed to close it. */
	#read(lines: string[], at: number, line: string, atEnd: boolean): Read | undefined {
		if (this.#delimiter === undefined && line.trim() === "") return { cells: [""], lines: 1 };
		if (this.#delimiter === undefined) {
			const header = headerFrom(lines, at, line);
			if (header === "open" && !atEnd) return undefined;
			this.#delimiter = detectDelimiter(header === "open" ? line : header);
		}
		if (!line.includes('"')) return { cells: line.split(this.#delimiter), lines: 1 };
		const strict = readStrictly(lines, at, this.#delimiter);
		if (strict === "open" && !atEnd) return undefined;
		if (typeof strict !== "string" && this.#isWhole(strict.cells)) return strict;
		const lenient = { cells: readLeniently(line, this.#delimiter), lines: 1 };
		return typeof strict === "string" || lenient.cells.length === this.#width ? lenient : strict;
	}

	/** As wide as the header, also if the row ends with further separators. */
	#isWhole(cells: string[]): boolean {
		const width = this.#width ?? cells.length;
		return cells.length >= width && cells.slice(width).every((cell) => cell.trim() === "");
	}
}

type Read = { cells: string[]; lines: number };

/** A quoted cell of the header is open, whichever the separator is. */
const OPEN_CELL = /(?:^|[,;\t]) *"[^"]*$/;

/** The header with all lines of its quoted cells; the first line alone if its quote is closed nowhere. */
function headerFrom(lines: string[], at: number, first: string): string | "open" {
	let header = first;
	for (let next = at + 1; OPEN_CELL.test(withoutQuoted(header)); next++) {
		if (next - at >= MAX_CELL_LINES) return first;
		const line = lines[next];
		if (line === undefined) return "open";
		header += `\n${line}`;
	}
	return header;
}

const withoutQuoted = (text: string): string => text.replace(/"[^"]*"/g, "");

/** The separator that occurs most often in the header, outside quotes; the comma if none does. */
function detectDelimiter(header: string): string {
	const bare = withoutQuoted(header);
	const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
	return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** The reader's position: a line's number, its text, and the place in it. */
type Cursor = { line: number; text: string; position: number };

function readStrictly(lines: string[], at: number, delimiter: string): Read | "open" | "broken" {
	const cells: string[] = [];
	const cursor: Cursor = { line: at, text: lines[at] ?? "", position: 0 };
	for (;;) {
		const start = skipSpaces(cursor.text, cursor.position);
		if (cursor.text[start] === '"') {
			cursor.position = start + 1;
			const quoted = readQuoted(lines, at, cursor);
			if (typeof quoted === "string") return quoted;
			cells.push(quoted.cell);
			cursor.position = skipSpaces(cursor.text, cursor.position);
		} else {
			const end = cursor.text.indexOf(delimiter, cursor.position);
			const next = end < 0 ? cursor.text.length : end;
			cells.push(cursor.text.slice(cursor.position, next));
			cursor.position = next;
		}
		if (cursor.position >= cursor.text.length) return { cells, lines: cursor.line - at + 1 };
		if (cursor.text[cursor.position] !== delimiter) return "broken";
		cursor.position++;
	}
}

/** Reads from after an opening quote to after the closing one, over as many lines as needed. */
function readQuoted(lines: string[], first: number, cursor: Cursor): { cell: string } | "open" | "broken" {
	let cell = "";
	for (;;) {
		const quote = cursor.text.indexOf('"', cursor.position);
		if (quote >= 0) {
			cell += cursor.text.slice(cursor.position, quote);
			cursor.position = quote + 1;
			if (cursor.text[cursor.position] !== '"') return { cell };
			cell += '"';
			cursor.position++;
			continue;
		}
		cell += `${cursor.text.slice(cursor.position)}\n`;
		cursor.line++;
		if (cursor.line - first >= MAX_CELL_LINES) return "broken";
		const next = lines[cursor.line];
		if (next === undefined) return "open";
		cursor.text = next;
		cursor.position = 0;
	}
}

function skipSpaces(text: string, from: number): number {
	let position = from;
	while (text[position] === " ") position++;
	return position;
}

function readLeniently(line: string, delimiter: string): string[] {
	const cells: string[] = [];
	for (let position = 0; ; position++) {
		const quoted = line[position] === '"' ? readLenientQuote(line, position + 1, delimiter) : undefined;
		const end = line.indexOf(delimiter, position);
		const bare = { cell: end < 0 ? line.slice(position) : line.slice(position, end), end: end < 0 ? line.length : end };
		const { cell, end: next } = quoted ?? bare;
		cells.push(cell);
		if (next >= line.length) return cells;
		position = next;
	}
}

/** A quote closes its cell only if the cell may end there; a quote before it is then an inch mark. */
function readLenientQuote(line: string, from: number, delimiter: string): { cell: string; end: number } | undefined {
	const mayEnd = (at: number) => at >= line.length || line[at] === delimiter;
	let cell = "";
	let position = from;
	for (let quote = line.indexOf('"', position); quote >= 0; quote = line.indexOf('"', position)) {
		cell += line.slice(position, quote);
		if (mayEnd(quote + 1)) return { cell, end: quote + 1 };
		cell += '"';
		const doubled = line[quote + 1] === '"';
		if (doubled && mayEnd(quote + 2)) return { cell, end: quote + 2 };
		position = quote + (doubled ? 2 : 1);
	}
	return undefined;
}
