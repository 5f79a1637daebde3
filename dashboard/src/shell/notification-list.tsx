import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PublishedContent } from "#worker/contents/content.schema.ts";
import type { Message } from "#worker/messages/message.schema.ts";
import { LoadProblem } from "../components/load-problem.tsx";
import { RichText } from "../components/rich-text/rich-text.tsx";
import { Button } from "../components/ui/button.tsx";
import { messagesQuery } from "../features/messages/message.api.ts";
import { MessageList } from "../features/messages/message-list.tsx";
import { useIsMessageReader, useReadMessages } from "../features/messages/use-messages.ts";
import { formatAgo } from "../lib/format.ts";
import { useLanguageTag } from "../lib/language.ts";

type NotificationListProps = {
	notifications: readonly PublishedContent[];
	marked: readonly number[];
	onClose: () => void;
};

/** What the bell shows: messages about orders and stock, then notifications from administrators. */
export function NotificationList({ notifications, marked, onClose }: NotificationListProps) {
	const { t } = useTranslation();
	const query = useQuery({ ...messagesQuery(), enabled: useIsMessageReader() });
	const { data: messages = [], unread = 0 } = query.data ?? {};
	const read = useReadMessages();
	const [newest] = messages;
	const open = ({ id, isUnread }: Message) => {
		if (isUnread) read?.one.mutate(id);
		onClose();
	};
	return (
		<section className="grid">
			<div className="flex min-h-12 flex-wrap items-center gap-x-3 border-b px-4 py-1.5">
				<h2 className="font-semibold">{t("notifications.title")}</h2>
				{read && newest && unread > 0 && (
					<Button
						variant="ghost"
						size="sm"
						className="-me-2.5 ms-auto px-2.5 text-xs"
						busy={read.all.isPending}
						onClick={() => read.all.mutate(newest.id)}
					>
						{t("messages.mark_all")}
					</Button>
				)}
			</div>
			<LoadProblem error={query.error} refetch={query.refetch} />
			{messages.length + notifications.length === 0 && !query.isLoading && (
				<p className="px-4 py-8 text-center text-muted-foreground">{t("notifications.none")}</p>
			)}
			<MessageList messages={messages} onOpen={open} />
			{messages.length > 0 && notifications.length > 0 && (
				<h3 className="border-y bg-muted/50 px-4 py-2 font-medium text-muted-foreground text-xs">
					{t("messages.news")}
				</h3>
			)}
			<NewsList notifications={notifications} marked={marked} />
		</section>
	);
}

function NewsList({ notifications, marked }: Omit<NotificationListProps, "onClose">) {
	const { t } = useTranslation();
	const languageTag = useLanguageTag();
	const now = Date.now();
	return (
		<ul className="divide-y">
			{notifications.map(({ id, title, content, updatedAt }) => (
				<li key={id} className="grid min-w-0 gap-1 px-4 py-3">
					<div className="flex items-baseline gap-2">
						{marked.includes(id) && <span aria-hidden className="size-2 shrink-0 rounded-full bg-primary" />}
						<h3 className="min-w-0 wrap-anywhere font-medium">{title}</h3>
						{marked.includes(id) && <span className="sr-only">{t("notifications.new")}</span>}
						<time dateTime={updatedAt} className="ms-auto shrink-0 text-muted-foreground text-xs">
							{formatAgo(updatedAt, now, languageTag)}
						</time>
					</div>
					{content !== "" && <RichText html={content} />}
				</li>
			))}
		</ul>
	);
}
