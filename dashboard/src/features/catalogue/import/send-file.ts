import { scanFile } from "#worker/catalogue/import/fitment-file.rules.ts";
import type { Import, ImportOptions, Mapping } from "#worker/catalogue/import/import.schema.ts";
import { fileParts, isReceived } from "#worker/imports/import-file.rules.ts";
import { bytesOf } from "../../imports/file-bytes.ts";
import { ImportError } from "../../imports/import-error.ts";
import { withRetry } from "../../imports/with-retry.ts";
import { discardImport, openImport, sendPart } from "../catalogue.api.ts";
import { changeJob } from "./import-job.ts";
import type { JobGate } from "./job-gate.ts";

/** What to import, and how. */
export type ImportPlan = {
	file: File;
	mapping: Mapping;
	options: ImportOptions;
	/** The file's columns, for which the mapping is stored. */
	header?: string[];
	/** The import to continue, which only its own file can. */
	begun?: { id: number; fileHash: string };
};

/** Reads a file twice: to announce it, then to send the parts that the server does not have yet. Returns its import. */
export async function sendFile(plan: ImportPlan, gate: JobGate): Promise<Import> {
	const opened = await scanAndOpen(plan, gate);
	const { parts, rows, refused } = opened;
	const meter = createMeter(opened.accepted + refused, rows);
	changeJob({ importId: opened.id, step: "sending", refused, rate: null, ...meter.now() });
	for await (const part of fileParts(bytesOf(plan.file), plan.mapping)) {
		await gate.checkpoint();
		if (isReceived(parts.received, part.part)) continue;
		const start = performance.now();
		const receipt = await withRetry(gate.signal, () => sendPart(opened.id, part));
		changeJob(meter.count(receipt.rows, receipt.refused, performance.now() - start));
	}
	return opened;

	function createMeter(sentBefore: number, total: number) {
		let [sent, rejected, spent] = [0, refused, 0];
		return {
			now: () => ({ done: sentBefore, total }),
			count: (rowsOfPart: number, refusedOfPart: number, milliseconds: number) => {
				sent += rowsOfPart;
				rejected += refusedOfPart;
				spent += milliseconds;
				return { done: sentBefore + sent, refused: rejected, rate: (1000 * sent) / Math.max(1, spent) };
			},
		};
	}
}

async function scanAndOpen({ file, mapping, options, header, begun }: ImportPlan, gate: JobGate): Promise<Import> {
	let read = 0;
	changeJob({ step: "reading", done: 0, total: file.size });
	const scan = await scanFile(throttled(bytesOf(file), gate), { mapping }, (bytes) => {
		read += bytes;
		changeJob({ done: read });
	});
	if (!scan.ok) throw new ImportError(scan.code);
	const { fileHash, parts, rows } = scan;
	if (begun !== undefined && begun.fileHash !== fileHash) throw new ImportError("catalogue.other_file");
	const fileName = file.name.slice(0, 255);
	return withRetry(gate.signal, async () => {
		const opened = await openImport({ fileHash, parts, rows, mapping, options, fileName, header });
		// Somebody else may have begun it.
		const isOwn = opened.id === begun?.id || (opened.parts.count === 0 && opened.state === "receiving");
		if (gate.isDiscarded() && isOwn) await discardImport(opened.id);
		return opened;
	});
}

async function* throttled(bytes: AsyncIterable<Uint8Array>, gate: JobGate): AsyncGenerator<Uint8Array> {
	for await (const piece of bytes) {
		await gate.checkpoint();
		yield piece;
	}
}
