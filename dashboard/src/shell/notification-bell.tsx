import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { UNREAD_COUNTED } from "#worker/messages/message.rules.ts";
import { Button } from "../components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../components/ui/popover.tsx";
import { publishedQuery } from "../features/contents/published.api.ts";
import { useUnread } from "../features/messages/use-messages.ts";
import { lazyPart } from "../lib/lazy-part.ts";
import { createPersonalValue } from "../lib/personal-value.ts";
import { useStoredValue } from "../lib/stored-value.ts";
import { toSeen, unseen } from "./notifications.rules.ts";

const NotificationList = lazyPart(() => import("./notification-list.tsx"), "NotificationList");

const seen = createPersonalValue("seenNotifications");

const countText = (unread: number): string => (unread < UNREAD_COUNTED ? String(unread) : `${UNREAD_COUNTED - 1}+`);

/**
 * What the user's company was told, with the number of unread messages, and notifications from administrators: a dot marks
 * those that this browser hasn't shown yet.
 */
export function NotificationBell() {
	const { t } = useTranslation();
	const { data } = useQuery(publishedQuery("notification"));
	const isNew = unseen(data ?? [], useStoredValue(seen));
	const [marked, setMarked] = useState<readonly number[]>([]);
	const unread = useUnread();
	const [isOpen, setOpen] = useState(false);
	const open = (isOpen: boolean) => {
		setOpen(isOpen);
		if (!isOpen || !data) return;
		setMarked(isNew.map(({ id }) => id));
		seen.set(toSeen(data, seen.get()));
	};
	return (
		<Popover open={isOpen} onOpenChange={open}>
			<PopoverTrigger asChild>
				<Button
					variant="ghost"
					size="icon"
					className="relative"
					aria-label={
						unread > 0
							? t("messages.unread", { number: countText(unread) })
							: t(isNew.length > 0 ? "notifications.unread" : "notifications.open")
					}
				>
					<Bell />
					{unread > 0 && (
						<span
							aria-hidden
							className="absolute -end-0.5 -top-0.5 min-w-4 rounded-full bg-destructive px-1 text-center font-semibold text-[0.625rem] text-destructive-foreground leading-4 tabular-nums ring-2 ring-background forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]"
						>
							{countText(unread)}
						</span>
					)}
					{unread === 0 && isNew.length > 0 && (
						<span
							aria-hidden
							className="absolute end-2 top-2 size-2 rounded-full bg-destructive ring-2 ring-background forced-color-adjust-none forced-colors:bg-[Highlight]"
						/>
					)}
				</Button>
			</PopoverTrigger>
			<PopoverContent
				align="end"
				aria-label={t("notifications.title")}
				collisionPadding={12}
				className="max-h-[min(32rem,calc(100dvh-8rem))] w-96 max-w-[calc(100vw-1.5rem)] overflow-y-auto"
			>
				<Suspense>
					<NotificationList notifications={data ?? []} marked={marked} onClose={() => setOpen(false)} />
				</Suspense>
			</PopoverContent>
		</Popover>
	);
}
