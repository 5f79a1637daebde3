import type { Actor } from "../../audit/audit-entry.repository.ts";
import type { Database } from "../../db/database.ts";
import type { StagedChunk } from "../../db/schema/import.table.ts";
import { nameKey } from "../../db/search-text.rules.ts";
import { contentHash, encodeText } from "../../storage/immutable.ts";
import { columnsMissing, importClosed, partDiffers, partUnknown, rowsUnordered } from "../catalogue.errors.ts";
import { listAdapters } from "../fitment/adapter.repository.ts";
import type { AdapterIds } from "../fitment/fitment.rules.ts";
import { createVersionRepository } from "../versions/version.repository.ts";
import { createVersionBuildRepository } from "../versions/version-build.repository.ts";
import { missingColumns } from "./detect-mapping.rules.ts";
import { readFitmentRow } from "./fitment-row.rules.ts";
import { createImportRepository } from "./import.repository.ts";
import type { Import, ImportCreate, ImportLayout, ImportRows, Mapping } from "./import.schema.ts";
import {
	createImportPartRepository,
	type NewPart,
	type StoredError,
	type StoredPart,
} from "./import-part.repository.ts";
import { createMappingRepository } from "./mapping.repository.ts";
import { FIELDS, headerKey } from "./mapping.rules.ts";

/**
 * Begins an import, or resumes the one that was begun for the same file, mapping and options. If another version was
 * activated since, it continues over the active one; received parts stay.
 */
export async function openImport(db: Database, input: ImportCreate, by: Actor, now: number): Promise<Import> {
	const missing = missingColumns(input.mapping.columns);
	if (missing.length > 0) throw columnsMissing(missing);
	const imports = createImportRepository(db);
	const { id, baseVersionId, versionId } = await imports.open(canonical(input), by, now);
	if (input.header) await createMappingRepository(db).remember(headerKey(input.header), input.mapping, now);
	if (baseVersionId !== (await createVersionRepository(db).activeId())) {
		if (versionId !== null) await createVersionBuildRepository(db).drop(versionId);
		await imports.rebase(id, now);
	}
	return imports.view(id);
}

/** What is known before a file is sent: see `ImportLayout`. */
export async function layoutOf(db: Database, header: string[]): Promise<ImportLayout> {
	const [mapping, { ids }] = await Promise.all([createMappingRepository(db).find(headerKey(header)), listAdapters(db)]);
	return { mapping, adapters: [...ids] };
}

/** Stores one part of an import's rows. Sending the same part again gets the same answer. */
export async function receivePart(
	db: Database,
	importId: number,
	{ part, rows }: ImportRows,
	now: number,
): Promise<StoredPart & { errors: StoredError[] }> {
	const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
	if (rows.some(([rowNo], at) => rowNo <= (rows[at - 1]?.[0] ?? 0))) throw rowsUnordered();
	const { parts, mapping, state } = await createImportRepository(db).get(importId);
	if (part > parts) throw partUnknown();
	const staged = createImportPartRepository(db);
	const hash = await contentHash(encodeText(JSON.stringify(rows)));
	const known = await staged.get(importId, part);
	if (!known && state !== "receiving") throw importClosed();
	const kept = known ?? (await staged.add(await understand(), now));
	if (!kept) throw importClosed();
	if (kept.contentHash !== hash) throw partDiffers();
	return { ...kept, errors: kept.refused === 0 ? [] : await staged.errorsBetween(importId, first, last) };

	async function understand(): Promise<NewPart> {
		const { ids } = await listAdapters(db);
		const { chunks, errors } = readRows(rows, mapping, ids);
		return { importId, part, contentHash: hash, rows: rows.length, refused: errors.length, chunks, errors };
	}
}

/** Ends an import that was not activated: its rows are deleted, nothing else changes. */
export async function discardImport(db: Database, id: number, by: Actor, now: number): Promise<Import> {
	const imports = createImportRepository(db);
	const entry = await imports.get(id);
	const { state, versionId } = entry;
	if (state === "activated") throw importClosed();
	if (versionId !== null) await createVersionBuildRepository(db).drop(versionId);
	if (!(await imports.close(entry, by, now)) && state !== "discarded") throw importClosed();
	await createImportPartRepository(db).dropChunks(id);
	return imports.view(id);
}

function readRows(
	rows: ImportRows["rows"],
	mapping: Mapping,
	adapters: AdapterIds,
): Pick<NewPart, "chunks" | "errors"> {
	const chunks = new Map<string, StagedChunk>();
	const errors: NewPart["errors"] = [];
	for (const [rowNo, ...cells] of rows) {
		const read = readFitmentRow(rowNo, cells, mapping, adapters);
		if ("error" in read) {
			errors.push({ rowNo, ...read.error });
			continue;
		}
		const key = nameKey(read.brand);
		const chunk = chunks.get(key) ?? { brand: read.brand, rows: [] };
		chunk.rows.push(read.row);
		chunks.set(key, chunk);
	}
	return { chunks, errors };
}

/** Equal mappings have the same text, so that an import is found again. */
function canonical(input: ImportCreate): ImportCreate {
	const { columns, ...how } = input.mapping;
	const ordered: Mapping["columns"] = {};
	for (const field of FIELDS) {
		const column = columns[field];
		if (column !== undefined) ordered[field] = column;
	}
	return { ...input, mapping: { columns: ordered, ...how } };
}
