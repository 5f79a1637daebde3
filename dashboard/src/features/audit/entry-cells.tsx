import { useTranslation } from "react-i18next";
import type { AuditEntry } from "#worker/audit/audit.schema.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { useLanguageTag } from "../../lib/language.ts";
import { shortText } from "./audit-text.ts";
import { ACTION_TEXTS, ENTITY_TEXTS, fieldName, wordFor } from "./audit-words.ts";
import { differences } from "./difference.rules.ts";
import { useNames } from "./use-names.ts";
import { valueWords } from "./value-words.ts";

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

/** The kind of record and its name. */
export function RecordCell({ entry: { entity, title } }: { entry: Pick<AuditEntry, "entity" | "title"> }) {
	const { t } = useTranslation();
	const text = wordFor(ENTITY_TEXTS, entity);
	return (
		<span className="block min-w-0 @2xl:min-w-36">
			<span className="text-muted-foreground">{text ? t(text) : entity}</span> <span>{title}</span>
		</span>
	);
}

/** The user who acted, and the administrator simulating them. */
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

const SHOWN = 2;
/** The values of a created or removed record are in the entry; other actions are described only by their fields. */
const FULLY_DESCRIBED: readonly string[] = ["create", "remove", "discard"];

type Changed = Pick<AuditEntry, "entity" | "action" | "before" | "after">;

/** The first fields that changed, before and after, and how many more. */
export function Summary({ entry: { entity, action, before, after } }: { entry: Changed }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const names = useNames(entity);
	const changes = FULLY_DESCRIBED.includes(action) ? [] : differences(before, after);
	if (changes.length === 0) return <span className="text-muted-foreground">–</span>;
	const isChange = before !== null && after !== null;
	const more = changes.length - SHOWN;
	return (
		<ul className="grid min-w-48 gap-0.5">
			{changes.slice(0, SHOWN).map((change) => {
				const show = (value: unknown) => shortText(value, { t, tag, names, words: valueWords(entity, change.field) });
				return (
					<li key={change.field}>
						<span className="text-muted-foreground">{fieldName(entity, change.field, t)}: </span>
						{isChange && change.before !== undefined && `${show(change.before)} → `}
						{show(change.after ?? (isChange ? null : change.before))}
					</li>
				);
			})}
			{more > 0 && <li className="text-muted-foreground">{`+${more}`}</li>}
		</ul>
	);
}
