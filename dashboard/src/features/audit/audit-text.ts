import type { TFunction } from "i18next";
import { formatDecimal } from "../../lib/decimal.ts";
import { formatDateTime } from "../../lib/format.ts";
import { fieldName, wordFor } from "./audit-words.ts";
import { valueWords, type Words } from "./value-words.ts";

const MAX_SHOWN = 32;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** The names of the ids that are in these fields of an object. */
export type Names = Readonly<Record<string, Words>>;
/** The user's language, and the words of a value's field. */
type Language = { t: TFunction; tag: string; words: Words; names?: Names };

/** A recorded value in one line, for display. */
export function valueText(value: unknown, language: Language): string {
	const { t } = language;
	if (value === undefined || value === null || value === "") return "–";
	if (typeof value === "boolean") return value ? t("action.yes") : t("action.no");
	if (typeof value === "number") return wordText(String(value), language) ?? formatDecimal(value, 0, language.tag);
	if (typeof value === "string") return wordText(value, language) ?? momentText(value, language) ?? value;
	if (Array.isArray(value)) return value.map((one) => valueText(one, language)).join(", ") || "–";
	return (
		Object.entries(value)
			.filter(([, one]) => says(one))
			.map(([field, one]) => valueText(one, { ...language, words: language.names?.[field] ?? language.words }))
			.join(" + ") || "–"
	);
}

/** A recorded object in words: each value that says something behind the name of its field. */
export const objectText = (value: object, entity: string, { t, tag, names }: Omit<Language, "words">): string =>
	Object.entries(value)
		.filter(([, one]) => says(one))
		.map(([field, one]) => {
			const name = fieldName(entity, field, t);
			return one === true
				? name
				: `${name}: ${valueText(one, { t, tag, words: names?.[field] ?? valueWords(entity, field) })}`;
		})
		.join(" · ") || "–";

const says = (value: unknown): boolean => value !== null && value !== "" && value !== false && !isEmptyList(value);
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** The same, shortened for a list. */
export function shortText(value: unknown, language: Language): string {
	const text = valueText(value, language)
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
function wordText(value: string, { t, words }: Language): string | undefined {
	const word = wordFor(words, value);
	return typeof word === "function" ? word(t) : word && t(word);
}

const momentText = (value: string, { tag }: Language): string | undefined =>
	MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? formatDateTime(value, tag) : undefined;
