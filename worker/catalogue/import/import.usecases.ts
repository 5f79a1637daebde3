import type { SQL } from "drizzle-orm";
import type { Actor } from "../../audit/audit-entry.repository.ts";
import type { Database } from "../../db/database.ts";
import type { StagedChunk } from "../../db/schema/import.table.ts";
import { nameKey } from "../../db/search-text.rules.ts";
import { createActivationRepository } from "../../imports/activation.repository.ts";
import { headerKey, namesOfHeader } from "../../imports/header.rules.ts";
import { createImportRepository, isOpen } from "../../imports/import.repository.ts";
import { beginAnew, receivePart } from "../../imports/import.usecases.ts";
import { createImportPartRepository, type StoredRejection } from "../../imports/import-part.repository.ts";
import { createMappingRepository } from "../../imports/mapping.repository.ts";
import { inFieldOrder } from "../../imports/mapping.rules.ts";
import { columnsMissing, isSuperseded } from "../catalogue.errors.ts";
import { listAdapters } from "../fitment/adapter.repository.ts";
import type { AdapterIds, FitmentRow } from "../fitment/fitment.rules.ts";
import { knownBrandNames } from "../vehicles/vehicle.repository.ts";
import { createVersionRepository } from "../versions/version.repository.ts";
import { createVersionBuildRepository } from "../versions/version-build.repository.ts";
import { areBySide, missingColumns } from "./detect-mapping.rules.ts";
import { FITMENT_IMPORTS } from "./fitment-imports.repository.ts";
import { readFitmentRow } from "./fitment-row.rules.ts";
import { createFitmentImportRepository } from "./import.repository.ts";
import {
	type Import,
	type ImportCreate,
	type ImportLayout,
	type ImportRows,
	type Mapping,
	mappingSchema,
} from "./import.schema.ts";
import { createImportChunkRepository } from "./import-chunk.repository.ts";
import { FIELDS } from "./mapping.rules.ts";
import { mappingWithMore } from "./remembered-mapping.rules.ts";

const mappingsOf = (db: Database) => createMappingRepository(db, "fitment");

/**
 * Begins an import, or resumes the one that was begun for the same file, mapping and options. If another version was
 * activated since, it continues over the active one; received parts stay. If adapters that it lacked are there now, it begins
 * anew, unless its rows are to be kept.
 */
export async function openFitmentImport(db: Database, input: ImportCreate, by: Actor, now: number): Promise<Import> {
	const missing = missingColumns(input.mapping.columns);
	if (missing.length > 0) throw columnsMissing(missing);
	const imports = createFitmentImportRepository(db);
	const { columns, ...how } = input.mapping;
	const announced = { ...input, mapping: { columns: inFieldOrder(FIELDS, columns), ...how } };
	const existing = await createImportRepository(db, FITMENT_IMPORTS).open(announced, by, now);
	const isOutdated = !input.keepRows && (await lacksKnownAdapters(db, existing));
	const id = isOutdated ? await beginAnew(db, FITMENT_IMPORTS, existing, announced, by, now) : existing;
	if (input.header) await mappingsOf(db).put(headerKey(input.header), input.mapping, now);
	await continueOverActive(db, id, now);
	return imports.view(id);
}

/** Lets an open import that another version has overtaken continue over the active one. */
async function continueOverActive(db: Database, id: number, now: number): Promise<void> {
	const imports = createFitmentImportRepository(db);
	for (;;) {
		const [entry, activeId] = await Promise.all([imports.get(id), createVersionRepository(db).activeId()]);
		if (!isOpen(entry.state)) return;
		// What is built already is over the active version again, or nothing is.
		if (entry.baseVersionId === activeId) return isSuperseded(entry.activation) ? imports.forgetRefusal(id) : undefined;
		await createVersionBuildRepository(db).drop(id);
		await imports.rebase(id, now);
	}
}

/** True for an import whose rows were rejected for an adapter that there is now; rows are parsed only once. */
async function lacksKnownAdapters(db: Database, id: number): Promise<boolean> {
	const unknown = await createImportPartRepository(db, FITMENT_IMPORTS).rejectedValues(id, "catalogue.adapter_unknown");
	if (unknown.length === 0) return false;
	const { state, activation } = await createActivationRepository(db, FITMENT_IMPORTS).get(id);
	// Another request is beginning it anew, and so does this one, or finds that import.
	if (state === "discarded") return true;
	if (state !== "receiving" || (activation !== null && activation.refused === null)) return false;
	const { ids } = await listAdapters(db);
	return unknown.some((name) => ids.has(nameKey(name)));
}

/** What is known before a file is sent: see `ImportLayout`. */
export async function readLayout(db: Database, header: string[]): Promise<ImportLayout> {
	const [stored, { ids }] = await Promise.all([mappingsOf(db).get(headerKey(header)), listAdapters(db)]);
	const known = mappingSchema.safeParse(stored?.mapping).data;
	const isSame = stored?.headerKey === headerKey(header);
	const mapping = stored && known && !isSame ? mappingWithMore(known, namesOfHeader(stored.headerKey), header) : known;
	return { mapping: mapping ? withSides(mapping, header) : null, adapters: [...ids] };
}

/** Mappings were remembered without the sides of the car, or with `false` though the columns are named by them. */
const withSides = (mapping: Mapping, header: string[]): Mapping =>
	areBySide(header, mapping.columns) ? { ...mapping, bySide: true } : mapping;

/** Stores one part of an import's rows. */
export async function receiveFitments(db: Database, id: number, part: ImportRows, now: number) {
	const entry = await createFitmentImportRepository(db).get(id);
	return receivePart(db, FITMENT_IMPORTS, entry, part, parse, now);

	async function parse() {
		const currentYear = new Date(now).getUTCFullYear();
		const { ids } = await listAdapters(db);
		const { read, errors } = readRows(part.rows, entry.mapping, ids, currentYear);
		const keys = [...new Set(read.map(({ brand }) => nameKey(brand)))];
		const chunks = chunksOf(read, await knownBrandNames(db, entry.baseVersionId, keys));
		const repository = createImportChunkRepository(db);
		return { errors, stage: (isNew: SQL) => repository.stage(id, part.part, chunks, isNew) };
	}
}

type ReadRow = { brand: string; row: FitmentRow };

function readRows(rows: ImportRows["rows"], mapping: Mapping, adapters: AdapterIds, currentYear: number) {
	const read: ReadRow[] = [];
	const errors: StoredRejection[] = [];
	for (const [rowNo, ...cells] of rows) {
		const parsed = readFitmentRow(rowNo, cells, mapping, adapters, currentYear);
		if ("error" in parsed) errors.push({ rowNo, ...parsed.error });
		else read.push(parsed);
	}
	return { read, errors };
}

function chunksOf(rows: readonly ReadRow[], knownNames: ReadonlyMap<string, string>): Map<string, StagedChunk> {
	const chunks = new Map<string, StagedChunk>();
	for (const { brand: written, row } of rows) {
		const brand = knownNames.get(nameKey(written)) ?? written;
		const key = nameKey(brand);
		const chunk = chunks.get(key) ?? { brand, rows: [] };
		chunk.rows.push(row);
		chunks.set(key, chunk);
	}
	return chunks;
}
