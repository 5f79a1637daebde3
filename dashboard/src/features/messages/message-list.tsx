import { useTranslation } from "react-i18next";
import type { Message } from "#worker/messages/message.schema.ts";
import { formatAgo } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { MessageLink } from "./message-link.tsx";

const TEXTS = {
	order_open: "messages.order_open",
	order_confirmed: "messages.order_confirmed",
	order_notavail: "messages.order_notavail",
	stock_low: "messages.stock_low",
} as const satisfies Record<Message["kind"], string>;

type MessageListProps = { messages: readonly Message[]; onOpen: (message: Message) => void };

/** What the company was told, newest first, each leading to its order or part. */
export const MessageList = ({ messages, onOpen }: MessageListProps) => (
	<ul className="divide-y">
		{messages.map((message) => (
			<MessageItem key={message.id} message={message} onOpen={() => onOpen(message)} />
		))}
	</ul>
);

function MessageItem({ message, onOpen }: { message: Message; onOpen: () => void }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { kind, subject, at, isUnread } = message;
	return (
		<li className="relative flex min-h-11 items-baseline gap-2 px-4 py-3 hover:bg-accent">
			{isUnread && <span aria-hidden className="size-2 shrink-0 self-center rounded-full bg-primary" />}
			<span className="min-w-0 wrap-anywhere">
				<MessageLink message={message} onOpen={onOpen}>
					{t(TEXTS[kind], { subject })}
				</MessageLink>
				{isUnread && <span className="sr-only"> {t("messages.is_unread")}</span>}
			</span>
			<time dateTime={at} className="ms-auto shrink-0 text-muted-foreground text-xs">
				{formatAgo(at, Date.now(), tag)}
			</time>
		</li>
	);
}
