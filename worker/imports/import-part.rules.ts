import type { CsvRecord } from "../csv/csv-parse.rules.ts";

/** Parts are small enough for one body (1 MiB) and one batch. */
export const PART_ROWS = 2000;

/** A body may have 1 MiB; a character takes up to 6 bytes of JSON. */
const PART_BYTES = 900_000;
const BYTES_PER_CHARACTER = 6;
/** Longer than any valid value, so a value that is cut is rejected anyway. */
export const CELL_MAX = 2400;

/** The file's columns; cells beyond `width` are in the wrong column. */
export type ColumnPlaces = { columns: Readonly<Record<string, number | undefined>>; width?: number | undefined };

/** A row as it is sent: its number and its unchanged cells. */
export type PartRow = [rowNo: number, ...cells: string[]];

/**
 * Splits rows into parts, each small enough for one call. The same rows and mapping always make the same parts, so that
 * a second reading of a file can resume. Only the mapped cells are kept.
 */
export class PartBuilder {
	#columns: Set<number>;
	#width: number;
	#rows: PartRow[] = [];
	#bytes = 0;

	constructor(mapping: ColumnPlaces) {
		this.#columns = new Set(Object.values(mapping.columns).filter((at) => at !== undefined));
		this.#width = mapping.width ?? Number.POSITIVE_INFINITY;
	}

	/** The finished part if this row no longer fits into it, or undefined. */
	push({ rowNo, cells }: CsvRecord): PartRow[] | undefined {
		const row = cells.map((cell, at) => this.#cellOf(cell, at));
		while (row.at(-1) === "") row.pop();
		const bytes = row.reduce((sum, cell) => sum + cell.length * BYTES_PER_CHARACTER + 4, 20);
		const isFull = this.#rows.length === PART_ROWS || this.#bytes + bytes > PART_BYTES;
		const full = isFull ? this.end() : undefined;
		this.#rows.push([rowNo, ...row]);
		this.#bytes += bytes;
		return full;
	}

	/** The last part; undefined if nothing is left. */
	end(): PartRow[] | undefined {
		const rows = this.#rows;
		this.#rows = [];
		this.#bytes = 0;
		return rows.length > 0 ? rows : undefined;
	}

	/** A cell beyond the header shows that the row is misaligned, so a trace of it is sent. */
	#cellOf(cell: string, at: number): string {
		if (at >= this.#width) return cell.trim() === "" ? "" : "…";
		if (!this.#columns.has(at)) return "";
		if (cell.length <= CELL_MAX) return cell;
		const trimmed = cell.trim();
		if (trimmed.length <= CELL_MAX) return trimmed;
		// Without blanks that whoever reads it would take away: what is left could be valid. Lines separate aliases.
		const cut = trimmed.replace(/\s+/gu, (blank) => (/[\r\n]/.test(blank) ? "\n" : " ")).slice(0, CELL_MAX);
		return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
	}
}
