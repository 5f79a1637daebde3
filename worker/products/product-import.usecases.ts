import type { Actor } from "../audit/audit-entry.repository.ts";
import {
	importClosed,
	isDryRun,
	partDiffers,
	partsMissing,
	partUnknown,
	rowsDiffer,
	rowsUnordered,
} from "../catalogue/catalogue.errors.ts";
import { createCompanyRepository } from "../companies/company.repository.ts";
import type { Database } from "../db/database.ts";
import type { ProductImportRow } from "../db/schema/product-import.table.ts";
import { AppError } from "../http/app-error.ts";
import { contentHash, encodeText } from "../storage/immutable.ts";
import { importCompanyUnknown, noRowTaken, productColumnsMissing } from "./product.errors.ts";
import { createProductActivationRepository } from "./product-activation.repository.ts";
import { createProductChangeRepository } from "./product-change.repository.ts";
import { createProductImportRepository, type StoredRowError } from "./product-import.repository.ts";
import type {
	ProductChangeList,
	ProductChangeListInput,
	ProductChanges,
	ProductImport,
	ProductImportCreate,
	ProductImportRows,
	ProductMapping,
} from "./product-import.schema.ts";
import { createProductImportPartRepository, type NewPart, type StoredPart } from "./product-import-part.repository.ts";
import { missingProductColumns, PRODUCT_FIELDS } from "./product-mapping.rules.ts";
import { type ProductKnowledge, readProductRow } from "./product-row.rules.ts";

/** Begins an import of set products, or resumes the one that was begun for the same file, mapping and options. */
export async function openProductImport(
	db: Database,
	input: ProductImportCreate,
	by: Actor,
	now: number,
): Promise<ProductImport> {
	const missing = missingProductColumns(input.mapping.columns);
	if (missing.length > 0) throw productColumnsMissing(missing);
	const { companyId } = input.options;
	if (companyId !== null) await checkCompany(db, companyId);
	const imports = createProductImportRepository(db);
	return imports.view(await imports.open({ ...input, mapping: canonical(input.mapping) }, by, now));
}

/** Stores one part of an import's rows. Sending the same part again gets the same answer. */
export async function receiveProductPart(
	db: Database,
	importId: number,
	{ part, rows }: ProductImportRows,
	now: number,
): Promise<StoredPart & { errors: StoredRowError[] }> {
	const [firstRow, lastRow] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
	if (rows.some(([rowNo], at) => rowNo <= (rows[at - 1]?.[0] ?? 0))) throw rowsUnordered();
	const { parts, mapping, options, state } = await createProductImportRepository(db).get(importId);
	if (part > parts) throw partUnknown();
	const stagedParts = createProductImportPartRepository(db);
	const hash = await contentHash(encodeText(JSON.stringify(rows)));
	const known = await stagedParts.get(importId, part);
	if (!known && state !== "receiving") throw importClosed();
	const kept = known ?? (await stagedParts.add(await understood(), now));
	if (!kept) throw importClosed();
	if (kept.contentHash !== hash) throw partDiffers();
	return { ...kept, errors: kept.refused === 0 ? [] : await stagedParts.errorsBetween(importId, firstRow, lastRow) };

	async function understood(): Promise<NewPart> {
		const knowledge = await stagedParts.knowledge(mapping, options);
		const read = readRows(rows, mapping, knowledge);
		return { importId, part, contentHash: hash, rows: rows.length, firstRow, lastRow, ...read };
	}
}

/** What an open import would do. */
export async function listProductChanges(db: Database, id: number): Promise<ProductChanges> {
	return createProductActivationRepository(db).changes(await openEntry(db, id));
}

/** A page of the products that it would add, change or remove. */
export async function listChangedProducts(
	db: Database,
	id: number,
	input: ProductChangeListInput,
): Promise<ProductChangeList> {
	return createProductChangeRepository(db).list(await openEntry(db, id), input);
}

/** Applies all accepted rows at once, or none; rejected while parts are missing, and for a dry run. */
export async function activateProductImport(db: Database, id: number, by: Actor, now: number): Promise<ProductImport> {
	const imports = createProductImportRepository(db);
	const entry = await openEntry(db, id);
	if (entry.options.dryRun) throw isDryRun();
	const { parts, rows, accepted, refused } = await imports.view(id);
	if (parts.count < parts.total) throw partsMissing();
	if (accepted + refused !== rows) throw rowsDiffer();
	if (accepted === 0) throw noRowTaken();
	const activation = createProductActivationRepository(db);
	if (!(await activation.activate(entry, await activation.changes(entry), by, now))) throw importClosed();
	await imports.dropRows(id);
	return imports.view(id);
}

/** Ends an import that was not activated: its rows are deleted, nothing else changes. */
export async function discardProductImport(db: Database, id: number, by: Actor, now: number): Promise<ProductImport> {
	const imports = createProductImportRepository(db);
	const entry = await imports.get(id);
	if (entry.state === "activated") throw importClosed();
	if (!(await imports.discard(entry, by, now)) && entry.state !== "discarded") throw importClosed();
	await imports.dropRows(id);
	return imports.view(id);
}

async function openEntry(db: Database, id: number): Promise<ProductImportRow> {
	const entry = await createProductImportRepository(db).get(id);
	if (entry.state !== "receiving") throw importClosed();
	return entry;
}

async function checkCompany(db: Database, companyId: number): Promise<void> {
	try {
		await createCompanyRepository(db, "all").get(companyId);
	} catch (error) {
		if (error instanceof AppError && error.status === 404) throw importCompanyUnknown();
		throw error;
	}
}

function readRows(
	rows: ProductImportRows["rows"],
	mapping: ProductMapping,
	knowledge: ProductKnowledge,
): Pick<NewPart, "records" | "errors"> {
	const records: NewPart["records"] = [];
	const errors: NewPart["errors"] = [];
	for (const [rowNo, ...cells] of rows) {
		const read = readProductRow(cells, mapping, knowledge);
		if ("error" in read) errors.push({ rowNo, ...read.error });
		else records.push({ rowNo, ...read.record });
	}
	return { records, errors };
}

/** Equal mappings have the same text, so that an import is found again. */
function canonical({ columns, ...how }: ProductMapping): ProductMapping {
	const ordered: ProductMapping["columns"] = {};
	for (const field of PRODUCT_FIELDS) {
		const column = columns[field];
		if (column !== undefined) ordered[field] = column;
	}
	return { columns: ordered, ...how };
}
