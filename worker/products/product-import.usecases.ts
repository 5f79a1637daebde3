import type { SQL } from "drizzle-orm";
import type { Actor } from "../audit/audit-entry.repository.ts";
import { createCompanyRepository } from "../companies/company.repository.ts";
import type { Database } from "../db/database.ts";
import type { ProductImportRow } from "../db/schema/product-import.table.ts";
import { AppError } from "../http/app-error.ts";
import type { Scope } from "../http/scope.ts";
import { importClosed, importNotFound } from "../imports/import.errors.ts";
import { beginImport, receivePart } from "../imports/import.usecases.ts";
import type { StoredRejection } from "../imports/import-part.repository.ts";
import { inFieldOrder } from "../imports/mapping.rules.ts";
import { importCompanyUnknown, importNotYours, productColumnsMissing } from "./product.errors.ts";
import { readProductAssortments } from "./product-assortment.repository.ts";
import { createProductChangeRepository } from "./product-change.repository.ts";
import { countProductChanges } from "./product-changes.repository.ts";
import { createProductImportRepository } from "./product-import.repository.ts";
import type {
	ProductChangeList,
	ProductChangeListInput,
	ProductChanges,
	ProductImport,
	ProductImportCreate,
	ProductImportRows,
	ProductMapping,
} from "./product-import.schema.ts";
import { createProductImportRowRepository, type NumberedRecord } from "./product-import-row.repository.ts";
import { takenSkuStatements } from "./product-import-sku.repository.ts";
import { PRODUCT_IMPORTS } from "./product-imports.repository.ts";
import { columnProblems, PRODUCT_FIELDS } from "./product-mapping.rules.ts";
import { toKnown } from "./product-parts.rules.ts";
import { type ProductKnowledge, readProductRow } from "./product-row.rules.ts";

/** Begins an import of set products, or resumes the one that was begun for the same file, mapping and options. */
export async function openProductImport(
	db: Database,
	scope: Scope,
	announcement: ProductImportCreate,
	by: Actor,
	now: number,
): Promise<ProductImport> {
	const input = scope === "all" ? announcement : ofCompany(announcement, scope.companyId);
	const problems = columnProblems(input.mapping.columns);
	if (problems.length > 0) throw productColumnsMissing(problems);
	const { companyId } = input.options;
	if (scope === "all" && companyId !== null) await checkCompany(db, companyId);
	const { columns, ...how } = input.mapping;
	const announced = { ...input, mapping: { columns: inFieldOrder(PRODUCT_FIELDS, columns), ...how } };
	const id = await beginImport(db, PRODUCT_IMPORTS, announced, by, now);
	return createProductImportRepository(db).view(id);
}

/** A company's users import for their company only: the file can't name another one. */
function ofCompany(input: ProductImportCreate, companyId: number): ProductImportCreate {
	if ((input.options.companyId ?? companyId) !== companyId) throw importNotYours("options.companyId");
	if (input.mapping.columns.company !== undefined) throw importNotYours("mapping.columns.company");
	return { ...input, options: { ...input.options, companyId } };
}

/** An import that is not of this company alone is not found. */
export async function checkOwnImport(db: Database, scope: Scope, id: number): Promise<void> {
	if (scope === "all") return;
	const owner = await importOwner(db, id);
	if (owner === "all" || owner.companyId !== scope.companyId) throw importNotFound();
}

/** Whose products an import brings. A file may name a company in each row. */
export async function importOwner(db: Database, id: number): Promise<Scope> {
	const { options, mapping } = await createProductImportRepository(db).get(id);
	const { companyId } = options;
	return companyId === null || mapping.columns.company !== undefined ? "all" : { companyId };
}

/** Stores one part of an import's rows. */
export async function receiveProducts(db: Database, scope: Scope, id: number, part: ProductImportRows, now: number) {
	const entry = await createProductImportRepository(db).get(id);
	return receivePart(db, PRODUCT_IMPORTS, entry, part, parse, now);

	async function parse() {
		const repository = createProductImportRowRepository(db);
		const known = await repository.knowledge(entry.mapping, entry.options);
		// A company can't have products of series that it may not sell.
		const sellable = scope === "all" ? undefined : (await readProductAssortments(db, scope)).assortments;
		const knowledge = sellable ? { ...known, assortments: toKnown(sellable) } : known;
		const { records, errors } = parseRows(part.rows, entry.mapping, knowledge);
		return {
			errors,
			stage: (isNew: SQL) => repository.stage(id, records, isNew),
			compare: (isComplete: SQL) => takenSkuStatements(db, entry, isComplete),
		};
	}
}

/** What an open import would do. */
export async function listProductChanges(db: Database, id: number): Promise<ProductChanges> {
	return countProductChanges(db, await openEntry(db, id));
}

/** A page of the products that it would add, change or remove. */
export async function listChangedProducts(
	db: Database,
	id: number,
	input: ProductChangeListInput,
): Promise<ProductChangeList> {
	return createProductChangeRepository(db).list(await openEntry(db, id), input);
}

async function openEntry(db: Database, id: number): Promise<ProductImportRow> {
	const entry = await createProductImportRepository(db).get(id);
	if (entry.state === "activated" || entry.state === "discarded") throw importClosed();
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

function parseRows(rows: ProductImportRows["rows"], mapping: ProductMapping, knowledge: ProductKnowledge) {
	const records: NumberedRecord[] = [];
	const errors: StoredRejection[] = [];
	for (const [rowNo, ...cells] of rows) {
		const read = readProductRow(cells, mapping, knowledge);
		if ("error" in read) errors.push({ rowNo, ...read.error });
		else records.push({ rowNo, ...read.record });
	}
	return { records, errors };
}
