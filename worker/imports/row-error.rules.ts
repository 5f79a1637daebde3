import { withoutGuard } from "../csv/csv-write.rules.ts";
import { cleanText, isDamaged, severalLines } from "./cell-text.rules.ts";
import type { ColumnPlaces } from "./import-part.rules.ts";

/** Why a row is rejected. `field`: its column, or `row`. */
export type Rejection = { field: string; code: string; value: string };

const MAX_VALUE = 200;

/** Carries a row's rejection out of nested calls, as far as `parseRow`. */
export class RowError extends Error {
	readonly rejection: Rejection;

	constructor(field: string, code: string, value: string) {
		super(code);
		this.rejection = { field, code, value: toStored(value) };
	}
}

/** A row's cells by field: unchanged, and as clean text. */
export type Cells<Field extends string> = { cell: (field: Field) => string; text: (field: Field) => string };

/** The parsed cells of a row, or its first error. */
export function parseRow<Field extends string, Row extends object>(
	cells: readonly string[],
	{ columns, width }: ColumnPlaces & { columns: { [Name in Field]?: number | undefined } },
	parse: (cells: Cells<Field>) => Row,
): Row | { error: Rejection } {
	try {
		const beyond = cells.slice(width ?? cells.length).join("");
		if (beyond.trim() !== "") throw new RowError("row", "catalogue.row_too_wide", beyond);
		const cell = (field: Field) => withoutGuard(cells[columns[field] ?? -1] ?? "");
		return parse({ cell, text: (field) => textOf(field, cell(field)) });
	} catch (error) {
		if (error instanceof RowError) return { error: error.rejection };
		throw error;
	}
}

function textOf(field: string, cell: string): string {
	const cleaned = cleanText(cell);
	if (typeof cleaned === "string") throw new RowError(field, cleaned, cell);
	return cleaned.text;
}

/** A text of several lines, white space kept. */
export function linesOf(field: string, cell: string): string {
	const text = severalLines(cell);
	if (isDamaged(text.replace(/[\t\n]/g, " "))) throw new RowError(field, "catalogue.text_damaged", text);
	return text;
}

/** A value as it is stored and shown: storable and limited in length. */
const toStored = (value: string): string =>
	value
		.replace(/[\p{Cc}\p{Cs}]/gu, "\uFFFD")
		.slice(0, MAX_VALUE)
		.replace(/[\uD800-\uDBFF]$/, "");
