import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../components/ui/popover.tsx";
import { publishedQuery } from "../features/contents/published.api.ts";
import { lazyPart } from "../lib/lazy-part.ts";
import { createPersonalValue } from "../lib/personal-value.ts";
import { useStoredValue } from "../lib/stored-value.ts";
import { toSeen, unseen } from "./notifications.rules.ts";

const NotificationList = lazyPart(() => import("./notification-list.tsx"), "NotificationList");

const seen = createPersonalValue("seenNotifications");

/** Notifications from administrators. A dot marks those that this browser hasn't shown yet. */
export function NotificationBell() {
	const { t } = useTranslation();
	const { data } = useQuery(publishedQuery("notification"));
	const isNew = unseen(data ?? [], useStoredValue(seen));
	const [marked, setMarked] = useState<readonly number[]>([]);
	const open = (isOpen: boolean) => {
		if (!isOpen || !data) return;
		setMarked(isNew.map(({ id }) => id));
		seen.set(toSeen(data));
	};
	return (
		<Popover onOpenChange={open}>
			<PopoverTrigger asChild>
				<Button
					variant="ghost"
					size="icon"
					className="relative"
					aria-label={isNew.length > 0 ? t("notifications.unread") : t("notifications.open")}
				>
					<Bell />
					{isNew.length > 0 && (
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
					<NotificationList notifications={data ?? []} marked={marked} />
				</Suspense>
			</PopoverContent>
		</Popover>
	);
}
