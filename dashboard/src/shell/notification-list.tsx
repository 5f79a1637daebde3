import { useTranslation } from "react-i18next";
import type { PublishedContent } from "#worker/contents/content.schema.ts";
import { RichText } from "../components/rich-text/rich-text.tsx";
import { formatAgo } from "../lib/format.ts";
import { useLanguageTag } from "../lib/language.ts";

type NotificationListProps = { notifications: readonly PublishedContent[]; marked: readonly number[] };

export function NotificationList({ notifications, marked }: NotificationListProps) {
	const { t } = useTranslation();
	const languageTag = useLanguageTag();
	const now = Date.now();
	return (
		<section className="grid">
			<h2 className="border-b px-4 py-3 font-semibold">{t("notifications.title")}</h2>
			{notifications.length === 0 && (
				<p className="px-4 py-8 text-center text-muted-foreground">{t("notifications.none")}</p>
			)}
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
		</section>
	);
}
