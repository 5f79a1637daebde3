import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { WebhookDelivery } from "#worker/webhooks/webhook.schema.ts";
import { DetailList } from "../../components/detail-list.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Sheet, SheetContent } from "../../components/ui/sheet.tsx";
import { formatExactTime } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { answerText, DeliveryState } from "./delivery-columns.tsx";
import { EVENT_TEXTS } from "./event-texts.ts";
import { useResend } from "./use-webhook-actions.ts";

/** One delivery with what was sent, and a button that sends it again. */
export function DeliverySheet({ delivery, onClose }: { delivery: WebhookDelivery | null; onClose: () => void }) {
	const { t } = useTranslation();
	return (
		<Sheet open={delivery !== null} onOpenChange={(open) => !open && onClose()}>
			{delivery && (
				<SheetContent side="end" title={t(EVENT_TEXTS[delivery.event])}>
					<Delivery delivery={delivery} />
				</SheetContent>
			)}
		</Sheet>
	);
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const again = useResend();
	const attemptedAt = (at: string) => (delivery.attempts === 0 ? t("webhooks.not_tried") : formatExactTime(at, tag));
	return (
		<div className="grid content-start gap-5">
			<DetailList
				rows={[
					[t("api_keys.state"), <DeliveryState key="state" delivery={delivery} />],
					[t("webhooks.answer"), answerText(delivery, t)],
					[t("webhooks.attempts"), delivery.attempts],
					[t("webhooks.first_attempt"), attemptedAt(delivery.firstAt)],
					[t("webhooks.last_attempt"), attemptedAt(delivery.lastAt)],
					[
						"webhook-id",
						<code key="id" translate="no" className="wrap-anywhere text-sm">
							{delivery.eventId}
						</code>,
					],
				]}
			/>
			<pre translate="no" className="overflow-x-auto rounded-md border bg-muted p-3 font-mono text-sm">
				{JSON.stringify(JSON.parse(delivery.body), null, 2)}
			</pre>
			<Button
				variant="outline"
				className="justify-self-start"
				busy={again.isPending}
				onClick={() => void again.mutate(delivery.id)}
			>
				<Send />
				{t("webhooks.resend")}
			</Button>
		</div>
	);
}
