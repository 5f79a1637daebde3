import type { Actor } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { encodeText } from "../storage/bytes.rules.ts";
import { contentHash } from "../storage/immutable.ts";
import { createActivationRepository } from "./activation.repository.ts";
import { createCallBudget } from "./call-budget.rules.ts";
import {
	importClosed,
	isDryRun,
	partDiffers,
	partsMissing,
	partUnknown,
	rowsDiffer,
	rowsUnordered,
} from "./import.errors.ts";
import { type Announced, createImportRepository, type ImportEntry } from "./import.repository.ts";
import type { Part } from "./import.schema.ts";
import type { ImportKind } from "./import-kind.ts";
import {
	createImportPartRepository,
	type ParsedRows,
	type StoredPart,
	type StoredRejection,
} from "./import-part.repository.ts";

/** For deleting an import's rows after it was discarded. */
const DELETE_MS = 15_000;

/**
 * Begins an import, or resumes the one that was begun for the same file, mapping and options. Rows are read once, and what
 * was rejected may be right by now: a file that was received whole begins anew if rows of it were rejected, or as a dry run.
 */
export async function beginImport(
	db: Database,
	kind: ImportKind,
	announced: Announced,
	by: Actor,
	now: number,
): Promise<number> {
	const imports = createImportRepository(db, kind);
	const id = await imports.open(announced, by, now);
	const { parts, refused } = await imports.progress(id);
	if (parts.count < announced.parts || (refused === 0 && announced.options.dryRun !== true)) return id;
	const { state, activation } = await createActivationRepository(db, kind).get(id);
	const isUnderWay = activation !== null && activation.refused === null;
	// Discarded: another request is beginning it anew, and so does this one, or finds that import.
	const isOver = state === "discarded" || (state === "receiving" && !isUnderWay);
	return isOver ? beginAnew(db, kind, id, announced, by, now) : id;
}

/** Stores one part of an import's rows. Sending the same part again gets the same answer. */
export async function receivePart(
	db: Database,
	kind: ImportKind,
	{ id, parts, state }: Pick<ImportEntry, "id" | "parts" | "state">,
	{ part, rows }: Part,
	parseRows: () => Promise<ParsedRows>,
	now: number,
): Promise<StoredPart & { errors: StoredRejection[] }> {
	if (rows.some(([rowNo], at) => rowNo <= (rows[at - 1]?.[0] ?? 0))) throw rowsUnordered();
	if (part > parts) throw partUnknown();
	const repository = createImportPartRepository(db, kind);
	const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
	const announced = { importId: id, part, contentHash: await contentHash(encodeText(JSON.stringify(rows))) };
	const known = await repository.get(id, part);
	if (!known && state !== "receiving") throw importClosed();
	const stored =
		known ?? (await repository.add({ ...announced, rows: rows.length, first, last, ...(await parseRows()) }, now));
	if (!stored) throw importClosed();
	if (stored.contentHash !== announced.contentHash) throw partDiffers();
	return { ...stored, errors: stored.refused === 0 ? [] : await repository.errorsBetween(id, first, last) };
}

/** Throws if an import must not be activated; returns the number of rejected rows. */
export async function checkActivatable(
	db: Database,
	kind: ImportKind,
	{
		id,
		state,
		parts,
		rows,
		options,
	}: Pick<ImportEntry, "id" | "state" | "parts" | "rows"> & {
		options: { dryRun: boolean };
	},
): Promise<number> {
	if (state === "discarded" || state === "activated") throw importClosed();
	if (options.dryRun) throw isDryRun();
	const received = await createImportRepository(db, kind).progress(id);
	if (received.parts.count < parts) throw partsMissing();
	if (received.accepted + received.refused !== rows) throw rowsDiffer();
	if (received.accepted === 0) throw kind.nothingImported();
	return received.refused;
}

/** Ends an import that was not activated: its rows are deleted, nothing else changes. */
export async function discardImport(
	db: Database,
	kind: ImportKind,
	id: number,
	by: Actor,
	now: number,
	budget = createCallBudget(DELETE_MS, Date.now),
): Promise<void> {
	const imports = createImportRepository(db, kind);
	const entry = await imports.get(id);
	if (entry.state === "activated") throw importClosed();
	const isClosed = await imports.close(entry, by, now);
	if (!isClosed && (await imports.get(id)).state !== "discarded") throw importClosed();
	await kind.release?.(db, id);
	// What is left is deleted at night.
	await imports.deleteRows(id, budget);
}

/** Discards an import, and begins another one for the same file, mapping and options. */
export async function beginAnew(
	db: Database,
	kind: ImportKind,
	id: number,
	announced: Announced,
	by: Actor,
	now: number,
): Promise<number> {
	// The key of the request stands for the import that it begins.
	const { requestKey: _, ...author } = by;
	await discardImport(db, kind, id, author, now);
	return createImportRepository(db, kind).open(announced, by, now);
}
