import { useTranslation } from "react-i18next";
import type { Webhook } from "#worker/webhooks/webhook.schema.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

export function WebhookState({ webhook: { active, unansweredSince } }: { webhook: Webhook }) {
	const { t } = useTranslation();
	if (!active) return <Badge variant="neutral">{t("webhooks.off")}</Badge>;
	if (unansweredSince !== null) return <Badge variant="warning">{t("webhooks.unreachable")}</Badge>;
	return <Badge variant="success">{t("webhooks.on")}</Badge>;
}

/** Since when its receiver gives no answer, and when it is asked again; if that is past, the next event asks. */
export function UnreachableText({ webhook, className }: { webhook: Webhook; className?: string }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { active, unansweredSince, nextAttemptAt } = webhook;
	if (!active || unansweredSince === null) return null;
	const since = formatDateTime(unansweredSince, tag);
	const isAhead = nextAttemptAt !== null && Date.parse(nextAttemptAt) > Date.now();
	return (
		<p className={className}>
			{isAhead
				? t("webhooks.unreachable_until", { since, next: formatDateTime(nextAttemptAt, tag) })
				: t("webhooks.unreachable_since", { since })}
		</p>
	);
}
