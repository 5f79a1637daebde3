import type { Actor } from "../audit/audit-entry.repository.ts";
import { AppError } from "../http/app-error.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import { translate } from "../i18n/translate.ts";
import { errorCsv } from "../imports/error-csv.ts";
import { rowsInvalid } from "./inventory.errors.ts";
import type { createInventoryRepository } from "./inventory.repository.ts";
import { STOCK_FIELD_NAMES } from "./stock-field-names.ts";
import type { StockFile, StockReview } from "./stock-import.schema.ts";
import { partOfRow, planStock, type StockPlan } from "./stock-import-plan.rules.ts";

type Stock = ReturnType<typeof createInventoryRepository>;

/** Of a list in an answer; the counts are of all. */
const SHOWN_MAX = 200;
/** Orders may move the same parts between reading and writing. */
const ATTEMPTS = 3;

/** What a file would do, and why it can't be. */
export async function reviewStock(stock: Stock, file: StockFile, locale: Locale): Promise<StockReview> {
	const { errors, changes, added, changed, unchanged } = await planOf(stock, file);
	return {
		...{ rows: file.rows.length, added, changed, unchanged, errorCount: errors.length },
		changes: changes.slice(0, SHOWN_MAX),
		errors: errors
			.slice(0, SHOWN_MAX)
			.map(({ at, ...error }) => ({ ...error, message: translate(locale, error.code) })),
	};
}

/** All errors of a file, as a file. */
export async function stockErrorsCsv(
	stock: Stock,
	file: StockFile,
	locale: Locale,
): Promise<ReadableStream<Uint8Array>> {
	const { errors: left } = await planOf(stock, file);
	return errorCsv(async (_, limit) => left.splice(0, limit), STOCK_FIELD_NAMES, locale);
}

/** Writes all rows of a file, or none. A number that pieces are added to is the one of this moment. */
export async function importStock(stock: Stock, file: StockFile, by: Actor, now: number): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		const { errors, writes } = await planOf(stock, file);
		if (errors.length > 0) throw rowsInvalid(errors.map(({ at, code }) => ({ path: `rows.${at}`, code })));
		if (writes.length === 0) return stock.announceImport(file, now);
		try {
			await stock.save(writes, by, now, file);
			return;
		} catch (error) {
			if (!(error instanceof AppError) || attempt === ATTEMPTS) throw error;
		}
	}
}

async function planOf(stock: Stock, { rows, mapping }: StockFile): Promise<StockPlan> {
	const parts = [...new Set(rows.flatMap(([, ...cells]) => partOfRow(cells, mapping) ?? []))];
	const [stored, assortments] = await Promise.all([stock.read(parts), stock.assortmentsOf(parts)]);
	return planStock(rows, mapping, { stored: new Map(stored.map((row) => [row.partKey, row])), assortments });
}
