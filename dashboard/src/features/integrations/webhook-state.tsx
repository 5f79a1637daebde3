import { useTranslation } from "react-i18next";
import type { Webhook } from "#worker/webhooks/webhook.schema.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

export function WebhookState({ webhook: { active, unansweredSince } }: { webhook: Webhook }) {
	const { t } = useTranslation();
	if (!active) return <Badge variant="neutral">{t("webhooks.off")}</Badge>;
	if (unansweredSince) return <Badge variant="warning">{t("webhooks.unreachable")}</Badge>;
	return <Badge variant="success">{t("webhooks.on")}</Badge>;
}

type Props = { webhook: Webhook; now?: number; className?: string };

/** Since when its receiver gives no answer; with `now`, also until when no event is tried. */
export function UnreachableText({ webhook, now, className }: Props) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { active, unansweredSince, heldUntil } = webhook;
	if (!active || !unansweredSince) return null;
	const since = formatDateTime(unansweredSince, tag);
	const isHeld = now !== undefined && heldUntil && Date.parse(heldUntil) > now;
	return (
		<p className={className}>
			{isHeld
				? t("webhooks.unreachable_until", { since, until: formatDateTime(heldUntil, tag) })
				: t("webhooks.unreachable_since", { since })}
		</p>
	);
}
