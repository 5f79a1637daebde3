import { CSV_BOM, csvLine } from "../csv/csv-write.rules.ts";
import type { Finding } from "./quality.rules.ts";

const COLUMNS = ["kind", "brand", "model", "body", "year_from", "year_to", "position", "size", "options", "cars"];
const LINES_A_PIECE = 500;

/** The quality report as a CSV file, in pieces. Column names are those of an import, so they are not translated. */
export function qualityCsv(findings: readonly Finding[]): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	let next = 0;
	return new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(encoder.encode(CSV_BOM + csvLine(COLUMNS))),
		pull(controller) {
			const lines = findings.slice(next, next + LINES_A_PIECE).map((finding) => csvLine(cells(finding)));
			next += LINES_A_PIECE;
			if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
			if (next >= findings.length) controller.close();
		},
	});
}

function cells(finding: Finding): string[] {
	const { kind, brand, model, body, yearFrom, yearTo } = finding;
	const position = "position" in finding ? finding.position : "";
	const size = "size" in finding ? String(finding.size) : "";
	const options = "options" in finding ? String(finding.options) : "";
	const cars = "spans" in finding ? String(finding.spans) : "";
	return [kind, brand.name, model.name, body, String(yearFrom), String(yearTo ?? ""), position, size, options, cars];
}
