import type { Equipment } from "#worker/catalogue/fitment/fitment.rules.ts";
import { readFitmentRow } from "#worker/catalogue/import/fitment-row.rules.ts";
import type { Rejection } from "#worker/imports/row-error.rules.ts";
import type { ImportDraft } from "./import-draft.ts";

/** A row of a file as the import will parse it, or why it will be rejected. */
export type PreviewRow = { rowNo: number } & (
	| {
			car: { brand: string; model: string; variant: string; from: number; to: number };
			options: Equipment[];
			adapter: string;
	  }
	| { error: Rejection }
);

const FIRST = 8;
const REFUSED = 5;

/** The first rows, and the first rejected ones after them, and how many of all read rows are rejected. */
export function previewRows({ head, mapping, adapters }: Pick<ImportDraft, "head" | "mapping" | "adapters">): {
	rows: PreviewRow[];
	refused: number;
} {
	const rows: PreviewRow[] = [];
	let refused = 0;
	const currentYear = new Date().getUTCFullYear();
	for (const [at, { rowNo, cells }] of head.records.entries()) {
		const read = readFitmentRow(rowNo, cells, mapping, adapters, currentYear);
		if ("error" in read) {
			refused++;
			if (at < FIRST || refused <= REFUSED) rows.push({ rowNo, error: read.error });
		} else if (at < FIRST) {
			const { model, body, steering, note, from, to, options } = read.row;
			const variant = [body, steering, note].filter(Boolean).join(", ");
			const adapter = (cells[mapping.columns.adapter ?? -1] ?? "").trim();
			rows.push({ rowNo, car: { brand: read.brand, model, variant, from, to }, options, adapter });
		}
	}
	return { rows, refused };
}
