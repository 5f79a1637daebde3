import { useTranslation } from "react-i18next";
import { SANDBOX_ORIGIN } from "#worker/finders/finder.rules.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { formatAgo, formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import type { Seen } from "./publishing.api.ts";

type SeenOriginsProps = { seen: readonly Seen[]; now: number; onAllow?: ((origin: string) => void) | undefined };

/** The websites where the finder was seen, the shop's own first; those that are not allowed are marked. */
export function SeenOrigins({ seen, now, onAllow }: SeenOriginsProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return (
		<ul aria-label={t("publish.seen")} className="grid gap-3 border-t pt-4">
			{seen.map(({ origin, lastSeenAt, allowed }) => (
				<li key={origin} className="grid gap-1.5">
					<div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
						<span className="min-w-0 break-all font-medium">
							{origin === SANDBOX_ORIGIN ? t("publish.sandbox") : origin}
						</span>
						<time
							dateTime={lastSeenAt}
							title={formatDateTime(lastSeenAt, tag)}
							className="text-muted-foreground text-xs"
						>
							{formatAgo(lastSeenAt, now, tag)}
						</time>
					</div>
					{!allowed && (
						<div className="flex flex-wrap items-center gap-2">
							<Badge variant="warning">{t("publish.not_allowed")}</Badge>
							{onAllow && origin !== SANDBOX_ORIGIN && (
								<Button
									variant="link"
									size="inline"
									onClick={() => onAllow(origin)}
									aria-label={t("publish.allow_origin", { origin })}
								>
									{t("publish.allow")}
								</Button>
							)}
						</div>
					)}
				</li>
			))}
		</ul>
	);
}
