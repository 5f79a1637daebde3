import { useTranslation } from "react-i18next";

const COLOR = /^#[\da-f]{6}$/i;

/** A recorded value as people read it. */
export function AuditValue({ value }: { value: unknown }) {
	const { t } = useTranslation();
	if (value === undefined || value === null || value === "") return <span className="text-muted-foreground">–</span>;
	if (typeof value === "boolean") return value ? t("action.yes") : t("action.no");
	if (typeof value === "string" && COLOR.test(value)) return <Color value={value} />;
	if (typeof value === "string" || typeof value === "number") return String(value);
	if (Array.isArray(value) && value.every((one) => typeof one !== "object")) return value.join(", ") || "–";
	return <code className="whitespace-pre-wrap font-mono text-xs">{JSON.stringify(value, null, 1)}</code>;
}

const Color = ({ value }: { value: string }) => (
	<span className="inline-flex items-center gap-1.5">
		<span aria-hidden className="size-3.5 rounded-sm border border-input" style={{ backgroundColor: value }} />
		{value}
	</span>
);
