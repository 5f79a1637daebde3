import type { SQL } from "drizzle-orm";
import type { Actor } from "../audit/audit-entry.repository.ts";
import { companyNotFound } from "../companies/company.errors.ts";
import { countryReader } from "../companies/select-lists.rules.ts";
import type { Database } from "../db/database.ts";
import type { OrderImportRow } from "../db/schema/order-import.table.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import { unavailable } from "../http/on-error.ts";
import { companyFor, type Scope } from "../http/scope.ts";
import { importClosed, importNotFound } from "../imports/import.errors.ts";
import { beginImport, receivePart } from "../imports/import.usecases.ts";
import type { StoredRejection } from "../imports/import-part.repository.ts";
import { inFieldOrder } from "../imports/mapping.rules.ts";
import { importMandantNotYours, importMandantRequired, orderColumnsMissing } from "./order.errors.ts";
import { findSold } from "./order-create.usecases.ts";
import { createOrderImportRepository } from "./order-import.repository.ts";
import type { OrderImport, OrderImportCreate, OrderImportOutcome, OrderImportRows } from "./order-import.schema.ts";
import { createOrderLineRepository, type StagedLine } from "./order-import-line.repository.ts";
import { missingOrderColumns, ORDER_FIELDS } from "./order-import-mapping.rules.ts";
import { readOrderRow } from "./order-import-row.rules.ts";
import { ORDER_IMPORTS } from "./order-imports.repository.ts";
import { type Mandant, readMandant } from "./order-party.repository.ts";

/** Begins an import of orders, or resumes the one that was begun for the same file, mapping and options. */
export async function openOrderImport(
	db: Database,
	scope: Scope,
	input: OrderImportCreate,
	by: Actor,
	now: number,
): Promise<OrderImport> {
	const companyId = companyFor(scope, input.options.companyId ?? undefined, {
		required: importMandantRequired,
		notYours: importMandantNotYours,
	});
	const missing = missingOrderColumns(input.mapping.columns);
	if (missing.length > 0) throw orderColumnsMissing(missing);
	await mandantById(db, companyId);
	const { columns, ...how } = input.mapping;
	const mapping = { columns: inFieldOrder(ORDER_FIELDS, columns), ...how };
	const announced = { ...input, mapping, options: { ...input.options, companyId } };
	return createOrderImportRepository(db).view(await beginImport(db, ORDER_IMPORTS, announced, by, now));
}

export async function mandantById(db: Database, companyId: number): Promise<Mandant> {
	const mandant = await readMandant(db, companyId, null);
	if (!mandant) throw companyNotFound();
	return mandant;
}

/** Another company's import is not found. */
export async function checkOwnOrderImport(db: Database, scope: Scope, id: number): Promise<void> {
	if (scope === "all") return;
	const { options } = await createOrderImportRepository(db).get(id);
	if (options.companyId !== scope.companyId) throw importNotFound();
}

/** Stores one part of an import's rows. */
export async function receiveOrders(delivery: DeliveryContext, id: number, part: OrderImportRows) {
	const entry = await createOrderImportRepository(delivery.db).get(id);
	return receivePart(delivery.db, ORDER_IMPORTS, entry, part, () => parse(delivery, entry, part.rows), delivery.now);
}

async function parse(
	delivery: DeliveryContext,
	{ id, mapping, options }: OrderImportRow,
	rows: OrderImportRows["rows"],
) {
	const companyId = options.companyId ?? 0;
	const lines = createOrderLineRepository(delivery.db, id);
	const [countries, { finderIds }] = await Promise.all([lines.countries(), mandantById(delivery.db, companyId)]);
	const readCountry = countryReader(countries);
	const read = rows.map(([rowNo, ...cells]) => ({ rowNo, ...readOrderRow(cells, mapping, readCountry) }));
	const skus = new Set(read.flatMap((row) => ("record" in row ? [row.record.sku] : [])));
	const numbers = [...new Set(read.map(({ orderNumber }) => orderNumber))];
	const [{ sold, isSure }, taken] = await Promise.all([
		findSold(delivery, companyId, finderIds, skus),
		lines.takenNumbers(companyId, numbers),
	]);
	// Rows are read once: the part is to be sent again.
	if (sold.size < skus.size && !isSure) throw unavailable();
	const errors: StoredRejection[] = [];
	const staged: StagedLine[] = [];
	for (const row of read) {
		const { rowNo, orderNumber } = row;
		const error = "error" in row ? row.error : problemOf(row.record, sold, taken);
		if (error) errors.push({ rowNo, ...error });
		if (orderNumber !== "")
			staged.push({ rowNo, orderNumber, record: "record" in row && !error ? row.record : undefined });
	}
	return {
		errors,
		stage: (isNew: SQL) => lines.stage(staged, isNew),
		compare: (isComplete: SQL) => [lines.rejectAbove(isComplete)],
	};
}

type Checked = { orderNumber: string; sku: string };

function problemOf({ orderNumber, sku }: Checked, sold: ReadonlyMap<string, unknown>, taken: ReadonlySet<string>) {
	if (taken.has(orderNumber)) return { field: "orderNumber", code: "orders.number_taken", value: orderNumber };
	return sold.has(sku) ? undefined : { field: "sku", code: "orders.sku_unknown", value: sku };
}

/** What an open import would enter. Whether there is enough in stock shows when each order is entered. */
export async function foreseeOrders(db: Database, id: number): Promise<OrderImportOutcome> {
	const repository = createOrderImportRepository(db);
	const { state, options } = await repository.get(id);
	if (state === "activated" || state === "discarded") throw importClosed();
	const { supplierId, primeAllowed } = await mandantById(db, options.companyId ?? 0);
	const { orders, prime, incomplete } = await repository.count(id);
	const hasSupplier = supplierId !== null;
	return { orders, incomplete, hasSupplier, locked: hasSupplier ? (primeAllowed ? 0 : prime) : orders };
}
