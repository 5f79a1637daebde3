import { useTranslation } from "react-i18next";
import type { AuditEntry } from "#worker/audit/audit.schema.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { ACTION_TEXTS, ENTITY_TEXTS, fieldText, wordFor } from "./audit-words.ts";
import { differences } from "./difference.rules.ts";

const VARIANTS: Readonly<Record<string, "success" | "warning" | "info">> = {
	create: "success",
	remove: "warning",
	discard: "warning",
	simulate: "info",
	activate: "info",
};

export function ActionBadge({ action }: { action: string }) {
	const { t } = useTranslation();
	const text = wordFor(ACTION_TEXTS, action);
	return <Badge variant={VARIANTS[action] ?? "neutral"}>{text ? t(text) : action}</Badge>;
}

/** What it is and what people call it. */
export function Thing({ entry: { entity, title } }: { entry: AuditEntry }) {
	const { t } = useTranslation();
	const text = wordFor(ENTITY_TEXTS, entity);
	return (
		<span className="min-w-0">
			<span className="text-muted-foreground">{text ? t(text) : entity}</span> <span>{title}</span>
		</span>
	);
}

/** Who did it, and who stood behind it. */
export function Who({ entry: { user, impersonator } }: { entry: AuditEntry }) {
	const { t } = useTranslation();
	return (
		<span className="grid min-w-20">
			<span>{user.name}</span>
			{impersonator && (
				<span className="text-destructive text-xs">{t("audit.simulated_by", { name: impersonator.name })}</span>
			)}
		</span>
	);
}

const SHOWN = 3;

/** The first fields that changed, and how many more. */
export function Summary({ entry: { entity, before, after } }: { entry: AuditEntry }) {
	const { t } = useTranslation();
	if (before === null || after === null) return <span className="text-muted-foreground">–</span>;
	const names = differences(before, after).map(({ field }) => {
		const text = fieldText(entity, field);
		return text ? t(text) : field;
	});
	const more = names.length - SHOWN;
	return (
		<span className="text-muted-foreground">
			{names.slice(0, SHOWN).join(", ")}
			{more > 0 && ` +${more}`}
		</span>
	);
}
