import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AuditEntry } from "#worker/audit/audit.schema.ts";
import { AuditValue } from "./audit-value.tsx";
import { fieldName } from "./audit-words.ts";
import { differences } from "./difference.rules.ts";

/** Field by field, before and after: also marked by words, never by colour alone. */
export function DifferenceList({
	entry: { entity, before, after },
}: {
	entry: Pick<AuditEntry, "entity" | "before" | "after">;
}) {
	const { t } = useTranslation();
	const rows = differences(before, after);
	const isChange = before !== null && after !== null;
	if (rows.length === 0) return <p className="text-muted-foreground">{t("audit.no_fields")}</p>;
	return (
		<dl className="grid divide-y rounded-lg border">
			{rows.map(({ field, before, after }) => {
				const of = { entity, field };
				return (
					<div key={field} className="grid gap-1.5 px-4 py-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4">
						<dt className="font-medium wrap-anywhere">{fieldName(entity, field, t)}</dt>
						<dd className="min-w-0 leading-relaxed wrap-anywhere">
							{isChange ? (
								<Change before={before} after={after} of={of} />
							) : (
								<AuditValue value={after ?? before} {...of} />
							)}
						</dd>
					</div>
				);
			})}
		</dl>
	);
}

type ChangeProps = { before: unknown; after: unknown; of: { entity: string; field: string } };

function Change({ before, after, of }: ChangeProps) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-1">
			<del className="text-muted-foreground decoration-muted-foreground/60">
				<span className="sr-only">{t("audit.before")}: </span>
				<AuditValue value={before} {...of} />
			</del>
			<ins className="flex gap-2 no-underline">
				<ArrowRight aria-hidden className="mt-1 size-3.5 shrink-0 text-success rtl:rotate-180" />
				<div className="min-w-0">
					<span className="sr-only">{t("audit.after")}: </span>
					<AuditValue value={after} {...of} />
				</div>
			</ins>
		</div>
	);
}
