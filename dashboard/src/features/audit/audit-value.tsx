import { useTranslation } from "react-i18next";
import { COLOR } from "#worker/finders/color.rules.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { objectText, valueText } from "./audit-text.ts";
import { useNames } from "./use-names.ts";
import { valueWords } from "./value-words.ts";

/** The entity and its field that a recorded value is of. */
type OfField = { entity: string; field: string };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A recorded value, for display. */
export function AuditValue({ value, entity, field }: { value: unknown } & OfField) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const names = useNames(entity);
	if (value === undefined || value === null || value === "") return <span className="text-muted-foreground">–</span>;
	if (typeof value === "string" && COLOR.test(value)) return <Color value={value} />;
	const language = { t, tag, names, words: valueWords(entity, field) };
	const values: unknown[] = Array.isArray(value) ? value : [value];
	if (!values.some(isObject)) return valueText(value, language);
	return (
		<ul className="grid gap-0.5">
			{values.map((one, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: what is recorded never changes
				<li key={at}>{isObject(one) ? objectText(one, entity, language) : valueText(one, language)}</li>
			))}
		</ul>
	);
}

const Color = ({ value }: { value: string }) => (
	<span className="inline-flex items-center gap-1.5">
		<span aria-hidden className="size-3.5 rounded-sm border border-input" style={{ backgroundColor: value }} />
		{value}
	</span>
);
