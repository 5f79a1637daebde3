import { useTranslation } from "react-i18next";
import { COLOR } from "#worker/finders/color.rules.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { objectText, valueText } from "./audit-text.ts";
import { valueWords } from "./value-words.ts";

/** The entity and its field that a recorded value is of. */
type OfField = { entity: string; field: string };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A recorded value, for display. */
export function AuditValue({ value, entity, field }: { value: unknown } & OfField) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	if (value === undefined || value === null || value === "") return <span className="text-muted-foreground">–</span>;
	if (typeof value === "string" && COLOR.test(value)) return <Color value={value} />;
	const objects = (Array.isArray(value) ? value : [value]).filter(isObject);
	if (objects.length === 0) return valueText(value, { t, tag, words: valueWords(entity, field) });
	return (
		<ul className="grid gap-0.5">
			{objects.map((one, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: what is recorded never changes
				<li key={at}>{objectText(one, entity, { t, tag })}</li>
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
