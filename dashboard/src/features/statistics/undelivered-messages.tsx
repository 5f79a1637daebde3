import { useTranslation } from "react-i18next";
import type { Statistics } from "#worker/statistics/statistics.schema.ts";
import { Callout } from "../../components/ui/callout.tsx";
import { formatAgo } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

type Undelivered = Statistics["undelivered"];

const KINDS = {
	password_reset: "statistics.password_reset",
	car_request: "statistics.car_request",
	car_found: "statistics.car_found",
	webhook: "statistics.webhook",
	messages: "statistics.messages",
} as const satisfies Record<Undelivered[number]["kind"], string>;

/** What could not be told to others, after every attempt or for hours; nothing if all was delivered. */
export function UndeliveredMessages({ messages }: { messages: Undelivered }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	if (messages.length === 0) return null;
	return (
		<Callout variant="warning" role="status">
			<h2 className="font-medium">{t("statistics.undelivered")}</h2>
			<ul className="mt-1 grid gap-1">
				{messages.map(({ id, kind, recipient, failedAt }) => (
					<li key={id} className="break-words">
						{t(KINDS[kind])} · {recipient} · {formatAgo(failedAt, Date.now(), tag)}
					</li>
				))}
			</ul>
		</Callout>
	);
}
