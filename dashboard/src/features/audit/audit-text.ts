import type { TFunction } from "i18next";
import { wordFor } from "./audit-words.ts";
import type { Words } from "./value-words.ts";

const MAX_SHOWN = 32;

/** A recorded value in one line, for display; `words`: those of its field. */
export function valueText(value: unknown, t: TFunction, words: Words): string {
	if (value === undefined || value === null || value === "") return "–";
	if (typeof value === "boolean") return value ? t("action.yes") : t("action.no");
	if (typeof value === "number") return wordText(String(value), t, words);
	if (typeof value === "string") return wordText(value, t, words);
	if (Array.isArray(value)) return value.map((one) => valueText(one, t, words)).join(", ") || "–";
	return (
		Object.values(value)
			.filter(says)
			.map((one) => valueText(one, t, words))
			.join(" + ") || "–"
	);
}

const says = (value: unknown): boolean => value !== null && value !== "" && value !== false && !isEmptyList(value);
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** The same, shortened for a list. */
export function shortText(value: unknown, t: TFunction, words: Words): string {
	const text = valueText(value, t, words)
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ")
		.trim();
	const letters = [...text];
	return letters.length > MAX_SHOWN
		? `${letters
				.slice(0, MAX_SHOWN - 1)
				.join("")
				.trimEnd()}…`
		: text;
}

/** Values of the system, such as `merge`; all others were typed by users. */
function wordText(value: string, t: TFunction, words: Words): string {
	const key = wordFor(words, value);
	return key ? t(key) : value;
}
