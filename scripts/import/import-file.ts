import { createReadStream } from "node:fs";
import { basename } from "node:path";
import type { Call } from "#scripts/local/call.ts";
import { CommandError } from "#scripts/local/settings.ts";
import type { Comparing } from "#worker/catalogue/import/compare-import.usecases.ts";
import { type FileScan, type ScanOptions, scanFile } from "#worker/catalogue/import/fitment-file.rules.ts";
import type { Difference, DifferenceList, Import, ImportOptions } from "#worker/catalogue/import/import.schema.ts";
import type { Version } from "#worker/catalogue/versions/version.schema.ts";
import { CsvError } from "#worker/csv/csv-error.rules.ts";
import type { List } from "#worker/http/list.schema.ts";
import { translate } from "#worker/i18n/translate.ts";
import type { PartReceipt, RejectedRow } from "#worker/imports/import.schema.ts";
import { fileParts, isReceived } from "#worker/imports/import-file.rules.ts";
import { columnLines } from "./column-lines.ts";
import type { ConfirmLoss } from "./confirm-loss.ts";
import { callJson } from "./import-calls.ts";

const PATH = "/admin/api/catalogue/import";
const FIRST_LOST = { change: "lost", pageSize: 20 };

/** The options of a command, and its progress callback. */
export type ImportRequest = ImportOptions & ScanOptions;
export type Progress = (step: "reading" | "sending" | "building", done: number, total: number) => void;

/** `say`: what is known before a row is sent. `activating`: from now on a server goes on by itself. */
type Talk = {
	progress: Progress;
	confirmLoss: ConfirmLoss;
	say?: (lines: string[]) => void;
	activating?: () => void;
};

/** What it would change in all, and the first corrections, aliases and key numbers without a car then. */
type Differences = { totals: DifferenceList["totals"]; lost: Difference[] };
export type ImportOutcome = {
	import: Import;
	/** Null: a dry run, which reports what it would change. */
	version: Version | null;
	differences: Differences | null;
	/** The first rejected rows. */
	errors: RejectedRow[];
};

/** Imports a fitment file: reads it twice, sends what the system does not have yet, and activates it. */
export async function importFile(
	call: Call,
	file: { path: string; size: number },
	{ mode, dryRun, ...scanOptions }: ImportRequest,
	{ progress, confirmLoss, say, activating }: Talk,
): Promise<ImportOutcome> {
	const { fileHash, header, mapping, parts, rows } = await scan(file, scanOptions, progress);
	say?.(columnLines(header, mapping));
	const fileName = basename(file.path).slice(0, 255);
	const create = { fileHash, parts, rows, mapping, options: { mode, dryRun }, fileName };
	const opened = (await callJson<Import>(call, PATH, create)).answer;
	let sent = opened.parts.count;
	progress("sending", sent, parts);
	for await (const part of fileParts(createReadStream(file.path), mapping)) {
		if (isReceived(opened.parts.received, part.part)) continue;
		await callJson<PartReceipt>(call, `${PATH}/${opened.id}/rows`, part);
		progress("sending", ++sent, parts);
	}
	const removed = dryRun ? undefined : await confirmedLoss(call, opened, confirmLoss);
	if (!dryRun) activating?.();
	const version = dryRun ? null : await activate(call, { opened, removed }, progress);
	const differences = dryRun ? await difference(call, opened.id) : null;
	const errors = await firstErrors(call, opened.id);
	const { answer: done } = await callJson<Import>(call, `${PATH}/${opened.id}`);
	if (dryRun) await callJson<Import>(call, `${PATH}/${opened.id}/discard`, {});
	return {
		...{ import: done, version, errors },
		differences: differences && { totals: differences.totals, lost: differences.data },
	};
}

async function scan({ path, size }: { path: string; size: number }, options: ScanOptions, progress: Progress) {
	let read = 0;
	const tell = (bytes: number) => {
		read += bytes;
		progress("reading", read, size);
	};
	const scanned = await scanFile(createReadStream(path), options, tell).catch((error: unknown) => {
		if (!(error instanceof CsvError)) throw error;
		const where = error.rowNo === undefined ? "" : ` (row ${error.rowNo})`;
		throw new CommandError(`${translate("en", error.code)}${where}`, { cause: error });
	});
	if (!scanned.ok) throw new CommandError(missingColumnsText(scanned));
	return scanned;
}

function missingColumnsText({ code, missing, header }: Extract<FileScan, { ok: false }>): string {
	const needed = missing.length > 0 ? ` Missing: ${missing.join(", ")}.` : "";
	return `${translate("en", code)}${needed} The header is: ${header.join(" | ").slice(0, 300)}`;
}

/** Each call builds for a while; the last one moves the pointer. */
async function activate(
	call: Call,
	{ opened: { id, baseVersionId }, removed }: { opened: Import; removed: number | undefined },
	progress: Progress,
): Promise<Version> {
	const decided = new URLSearchParams();
	if (removed !== undefined) decided.set("confirmRemoved", String(removed));
	decided.set("over", String(baseVersionId ?? "none"));
	for (;;) {
		const { answer } = await callJson<Version | { state: "building"; done: number; total: number }>(
			call,
			`${PATH}/${id}/activate?${decided}`,
			{},
		);
		if (!("done" in answer)) return answer;
		progress("building", answer.done, answer.total);
	}
}

/** Undefined: the number of removed cars need not be confirmed. */
async function confirmedLoss(
	call: Call,
	{ id, options, baseVersionId }: Import,
	confirmLoss: ConfirmLoss,
): Promise<number | undefined> {
	if (options.mode === "merge" || baseVersionId === null) return undefined;
	const { totals, carsBefore, data } = await difference(call, id);
	return confirmLoss({ removal: { removed: totals.gone, total: carsBefore }, lost: totals.lost, listed: data });
}

/** Each call compares for a while; the answer comes with the last one: what has no car then is listed. */
async function difference(call: Call, id: number): Promise<DifferenceList> {
	for (;;) {
		const { answer } = await callJson<DifferenceList | Comparing>(call, `${PATH}/${id}/difference`, FIRST_LOST);
		if (!("done" in answer)) return answer;
	}
}

async function firstErrors(call: Call, id: number): Promise<RejectedRow[]> {
	const body = { pageSize: 10, sortField: "rowNo", sortOrder: "asc" };
	return (await callJson<List<RejectedRow>>(call, `${PATH}/${id}/errors`, body)).answer.data;
}
