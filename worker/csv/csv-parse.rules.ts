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
		this.#delimiter ??= sniffDelimiter(line);
		if (!line.includes('"')) return { cells: line.split(this.#delimiter), lines: 1 };
		const strict = readStrictly(lines, at, this.#delimiter);
		if (strict === "open" && !atEnd) return undefined;
		if (typeof strict !== "string" && (this.#width ?? strict.cells.length) === strict.cells.length) return strict;
		const lenient = { cells: readLeniently(line, this.#delimiter), lines: 1 };
		return typeof strict === "string" || lenient.cells.length === this.#width ? lenient : strict;
	}
}

type Read = { cells: string[]; lines: number };

/** The separator that occurs most often in the header, outside quotes; the comma if none does. */
function sniffDelimiter(header: string): string {
	const bare = header.replace(/"[^"]*"/g, "");
	const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
	return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** The reader's position: a line's number, its text, and the place in it. */
type Cursor = { line: number; text: string; place: number };

function readStrictly(lines: string[], at: number, delimiter: string): Read | "open" | "broken" {
	const cells: string[] = [];
	const cursor: Cursor = { line: at, text: lines[at] ?? "", place: 0 };
	for (;;) {
		const start = skipSpaces(cursor.text, cursor.place);
		if (cursor.text[start] === '"') {
			cursor.place = start + 1;
			const quoted = readQuoted(lines, at, cursor);
			if (typeof quoted === "string") return quoted;
			cells.push(quoted.cell);
			cursor.place = skipSpaces(cursor.text, cursor.place);
		} else {
			const end = cursor.text.indexOf(delimiter, cursor.place);
			const next = end < 0 ? cursor.text.length : end;
			cells.push(cursor.text.slice(cursor.place, next));
			cursor.place = next;
		}
		if (cursor.place >= cursor.text.length) return { cells, lines: cursor.line - at + 1 };
		if (cursor.text[cursor.place] !== delimiter) return "broken";
		cursor.place++;
	}
}

/** Reads from after an opening quote to after the closing one, over as many lines as needed. */
function readQuoted(lines: string[], first: number, cursor: Cursor): { cell: string } | "open" | "broken" {
	let cell = "";
	for (;;) {
		const quote = cursor.text.indexOf('"', cursor.place);
		if (quote >= 0) {
			cell += cursor.text.slice(cursor.place, quote);
			cursor.place = quote + 1;
			if (cursor.text[cursor.place] !== '"') return { cell };
			cell += '"';
			cursor.place++;
			continue;
		}
		cell += `${cursor.text.slice(cursor.place)}\n`;
		cursor.line++;
		if (cursor.line - first >= MAX_CELL_LINES) return "broken";
		const next = lines[cursor.line];
		if (next === undefined) return "open";
		cursor.text = next;
		cursor.place = 0;
	}
}

function skipSpaces(text: string, from: number): number {
	let place = from;
	while (text[place] === " ") place++;
	return place;
}

function readLeniently(line: string, delimiter: string): string[] {
	const cells: string[] = [];
	for (let place = 0; ; place++) {
		const quoted = line[place] === '"' ? closeLeniently(line, place + 1, delimiter) : undefined;
		const end = line.indexOf(delimiter, place);
		const bare = { cell: end < 0 ? line.slice(place) : line.slice(place, end), end: end < 0 ? line.length : end };
		const { cell, end: next } = quoted ?? bare;
		cells.push(cell);
		if (next >= line.length) return cells;
		place = next;
	}
}

/** A quote closes its cell only if the cell may end there; a quote before it is then an inch mark. */
function closeLeniently(line: string, from: number, delimiter: string): { cell: string; end: number } | undefined {
	const mayEnd = (at: number) => at >= line.length || line[at] === delimiter;
	let cell = "";
	let place = from;
	for (let quote = line.indexOf('"', place); quote >= 0; quote = line.indexOf('"', place)) {
		cell += line.slice(place, quote);
		if (mayEnd(quote + 1)) return { cell, end: quote + 1 };
		cell += '"';
		const doubled = line[quote + 1] === '"';
		if (doubled && mayEnd(quote + 2)) return { cell, end: quote + 2 };
		place = quote + (doubled ? 2 : 1);
	}
	return undefined;
}
