import type { Context } from "hono";
import type { ListInput } from "../db/list-clauses.ts";
import type { AppEnv } from "../http/env.ts";
import type { List } from "../http/list.schema.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import { translate } from "../i18n/translate.ts";
import { errorCsv } from "./error-csv.ts";
import { createImportRepository } from "./import.repository.ts";
import type { PartReceipt, RejectedRow } from "./import.schema.ts";
import type { ImportKind } from "./import-kind.ts";
import { createImportPartRepository, type StoredPart, type StoredRejection } from "./import-part.repository.ts";

/** What every kind of import answers alike. */

export const toReceipt = (
	{ part, rows, refused, errors }: StoredPart & { errors: StoredRejection[] },
	locale: Locale,
): PartReceipt => ({
	...{ part, rows, accepted: rows - refused, refused },
	errors: errors.map((error) => inWords(error, locale)),
});

export async function listRejectedRows(
	{ var: { db, locale } }: Context<AppEnv>,
	kind: ImportKind,
	importId: number,
	input: ListInput<"rowNo">,
): Promise<List<RejectedRow>> {
	const { id } = await createImportRepository(db, kind).get(importId);
	const { data, totalItemCount } = await createImportPartRepository(db, kind).listErrors(id, input);
	return { data: data.map((error) => inWords(error, locale)), totalItemCount };
}

export async function rejectedRowsFile(c: Context<AppEnv>, kind: ImportKind, importId: number) {
	const { id } = await createImportRepository(c.var.db, kind).get(importId);
	const parts = createImportPartRepository(c.var.db, kind);
	return c.body(
		errorCsv((rowNo, limit) => parts.errorsAfter(id, rowNo, limit), kind.fieldNames, c.var.locale),
		200,
		{
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${kind.entity.replaceAll("_", "-")}-${id}-errors.csv"`,
			"Cache-Control": "no-store",
		},
	);
}

const inWords = (error: StoredRejection, locale: Locale): RejectedRow => ({
	...error,
	message: translate(locale, error.code),
});
