import { CsvDecoder } from "./csv-decode.rules.ts";
import { CsvError } from "./csv-error.rules.ts";
import { MAX_COLUMNS } from "./csv-limits.rules.ts";
import { CsvParser, type CsvRecord } from "./csv-parse.rules.ts";

const MAX_LINE_CHARACTERS = 1_000_000;

/**
 * Reads a CSV file piece by piece in constant memory: push bytes, take records. `header` is set after the first row.
 * Throws `CsvError`: `catalogue.not_text`, `catalogue.text_damaged` (in the header), `catalogue.columns_many`,
 * `catalogue.row_too_long`, and at the end `catalogue.file_empty` or `catalogue.no_rows`.
 */
export class CsvReader {
	header: string[] | undefined;
	rows = 0;
	#decoder = new CsvDecoder();
	#parser = new CsvParser();
	#rest = "";

	/** The file's format, as far as it has been read. */
	get layout(): { encoding: string | undefined; delimiter: string | undefined } {
		return { encoding: this.#decoder.encoding, delimiter: this.#parser.delimiter };
	}

	push(bytes: Uint8Array): CsvRecord[] {
		return this.#rowsOf(this.#parser.push(this.#lines(this.#decoder.push(bytes))));
	}

	end(): CsvRecord[] {
		const lines = this.#lines(this.#decoder.end());
		const last = this.#rest.endsWith("\r") ? this.#rest.slice(0, -1) : this.#rest;
		this.#rest = "";
		const records = this.#parser.push(last === "" ? lines : [...lines, last]);
		const rows = this.#rowsOf([...records, ...this.#parser.end()]);
		if (!this.header) throw new CsvError("catalogue.file_empty");
		if (this.rows === 0) throw new CsvError("catalogue.no_rows");
		return rows;
	}

	/** A carriage return at the end of a piece may be half of a line break, so it waits for the next piece. */
	#lines(text: string): string[] {
		const all = this.#rest + text;
		const whole = all.endsWith("\r") ? all.slice(0, -1) : all;
		const lines = whole.split(/\r\n|\n|\r/);
		this.#rest = (lines.pop() ?? "") + all.slice(whole.length);
		if (this.#rest.length > MAX_LINE_CHARACTERS) throw new CsvError("catalogue.row_too_long", this.rows + 2);
		return lines;
	}

	#rowsOf(records: CsvRecord[]): CsvRecord[] {
		if (this.header === undefined) {
			this.header = namedColumns(records.shift()?.cells);
			if (this.header && this.header.length > MAX_COLUMNS) throw new CsvError("catalogue.columns_many");
			// A column whose name can't be read would not be found, and its cells would be missing from every row.
			if (this.header?.some((name) => name.includes("\uFFFD"))) throw new CsvError("catalogue.text_damaged", 1);
		}
		this.rows += records.length;
		return records;
	}
}

/** A spreadsheet may write all of its 16,384 columns: where there are too many, those after the last name don't count. */
function namedColumns(header: string[] | undefined): string[] | undefined {
	if (!header || header.length <= MAX_COLUMNS) return header;
	return header.slice(0, header.findLastIndex((name) => name.trim() !== "") + 1);
}
