import i18next from "i18next";
import { CsvError } from "#worker/csv/csv-error.rules.ts";
import { isTextKey } from "../../i18n/is-text-key.ts";
import { toProblem } from "../../lib/api-problem.ts";
import { problemText } from "../../lib/problem-text.ts";

export type ImportProblem = { code: string; text: string };

/** Why an import can't begin or continue here; the code is the key of its text. */
export class ImportError extends Error {
	readonly code: string;

	constructor(code: string) {
		super(code);
		this.code = code;
	}
}

const textOfCode = (code: string): string => (isTextKey(code) ? i18next.t(code) : code);

/** Any error as text: in the file, in this tab, or on the server. */
export function toImportProblem(error: unknown): ImportProblem {
	if (error instanceof ImportError) return { code: error.code, text: textOfCode(error.code) };
	if (error instanceof CsvError) {
		const text = textOfCode(error.code);
		const where = error.rowNo === undefined ? text : i18next.t("catalogue.at_row", { row: String(error.rowNo), text });
		return { code: error.code, text: where };
	}
	// The file was changed, moved or deleted since it was chosen.
	if (error instanceof DOMException) return { code: "catalogue.file_gone", text: i18next.t("catalogue.file_gone") };
	return { code: toProblem(error).code, text: problemText(error) };
}
