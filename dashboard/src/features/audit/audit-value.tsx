import { useTranslation } from "react-i18next";
import { COLOR } from "#worker/finders/color.rules.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { valueText } from "./audit-text.ts";
import type { Words } from "./value-words.ts";

/** A recorded value, for display; `words`: those of its field. */
export function AuditValue({ value, words }: { value: unknown; words: Words }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	if (value === undefined || value === null || value === "") return <span className="text-muted-foreground">–</span>;
	if (typeof value === "string" && COLOR.test(value)) return <Color value={value} />;
	const isPlain = typeof value !== "object" || (Array.isArray(value) && value.every((one) => typeof one !== "object"));
	if (isPlain) return valueText(value, { t, tag, words });
	return (
		<code translate="no" className="whitespace-pre-wrap font-mono text-xs">
			{JSON.stringify(value, null, 1)}
		</code>
	);
}

const Color = ({ value }: { value: string }) => (
	<span className="inline-flex items-center gap-1.5">
		<span aria-hidden className="size-3.5 rounded-sm border border-input" style={{ backgroundColor: value }} />
		{value}
	</span>
);
