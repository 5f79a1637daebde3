import { CSV_BOM, csvLine } from "../csv/csv-write.rules.ts";
import { csvFormOf } from "../i18n/csv-form.rules.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import type { QualityIssue } from "./quality.rules.ts";

const COLUMNS = ["kind", "brand", "model", "body", "year_from", "year_to", "position", "size", "options", "cars"];
const LINES_A_PIECE = 500;

/** The quality report as a CSV file, in pieces. Column names are those of an import, so they are not translated. */
export function qualityCsv(issues: readonly QualityIssue[], locale: Locale): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	const { separator } = csvFormOf(locale);
	let next = 0;
	return new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(encoder.encode(CSV_BOM + csvLine(COLUMNS, separator))),
		pull(controller) {
			const lines = issues.slice(next, next + LINES_A_PIECE).map((issue) => csvLine(cells(issue), separator));
			next += LINES_A_PIECE;
			if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
			if (next >= issues.length) controller.close();
		},
	});
}

function cells(issue: QualityIssue): string[] {
	const { kind, brand, model, body, yearFrom, yearTo } = issue;
	const position = "position" in issue ? issue.position : "";
	const size = "size" in issue ? String(issue.size) : "";
	const options = "options" in issue ? String(issue.options) : "";
	const cars = "spans" in issue ? String(issue.spans) : "";
	return [kind, brand.name, model.name, body, String(yearFrom), String(yearTo ?? ""), position, size, options, cars];
}
