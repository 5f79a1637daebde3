import { useNavigate } from "@tanstack/react-router";
import {
	Ban,
	Check,
	CheckCheck,
	Download,
	FileDown,
	Lock,
	LockOpen,
	type LucideIcon,
	RotateCcw,
	Trash2,
} from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderAction } from "#worker/orders/order.rules.ts";
import type { Order } from "#worker/orders/order.schema.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useIsOpen } from "../../lib/use-is-open.ts";
import { useWrite } from "../../lib/use-write.ts";
import { DownloadMenu } from "./download-menu.tsx";
import { type MoveDetails, type OrderFormat, saveOrders } from "./order.api.ts";
import type { OrderArea } from "./order-area.ts";
import { useOrderSearch } from "./order-search.ts";
import { ACTION_TEXTS } from "./order-texts.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useOrderMove } from "./use-order-move.ts";

/** But for `download`, which has a button whether it moves the order or not. */
const ICONS: Partial<Record<OrderAction, LucideIcon>> = {
	release: LockOpen,
	hold: Lock,
	remove: Trash2,
	accept: Check,
	accept_download: FileDown,
	confirm: CheckCheck,
	notavail: Ban,
	reorder: RotateCcw,
};
/** What moves an order forward is the first choice. */
const FORWARD: readonly OrderAction[] = ["release", "accept", "confirm", "reorder"];

/** What needs a reason, or can't be undone. */
const CONFIRMED_ACTIONS = ["hold", "remove", "confirm", "notavail"] as const;
type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number];

/** The download, and the moves that this person may make now; those that need a reason, or can't be undone, ask first. */
export function OrderActions({ order, area }: { order: Order; area: OrderArea }) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const search = useOrderSearch();
	const isOpen = useIsOpen();
	const [asking, setAsking] = useState<ConfirmedAction | null>(null);
	const file = useWrite({
		mutationFn: (format: OrderFormat) => saveOrders([order.id], format, t("menu.orders")),
		onSuccess: () => notifySuccess(t("audit.download")),
		onError: showProblem,
	});
	const { move, isMoving, moving } = useOrderMove(({ action, format }) => {
		setAsking(null);
		if (format) void file.mutate(format);
		return action === "remove" && isOpen() && navigate({ to: area.list, search, ignoreBlocker: true });
	});
	const shown = order.actions.filter(
		(action) => ICONS[action] && (action !== "confirm" || order.files.some(({ earlier }) => !earlier)),
	);
	const make = (action: OrderAction, details: MoveDetails = {}) => move({ action, order, ...details });
	const choose = (action: OrderAction) => {
		const toConfirm = CONFIRMED_ACTIONS.find((one) => one === action);
		if (toConfirm) setAsking(toConfirm);
		else void make(action);
	};
	return (
		<>
			<DownloadMenu
				variant="outline"
				busy={file.isPending || (isMoving && moving === "download")}
				disabled={isMoving && moving !== "download"}
				onChoose={(format) =>
					void (order.actions.includes("download") ? make("download", { format }) : file.mutate(format))
				}
			>
				<Download />
				{t("orders.download")}
			</DownloadMenu>
			{shown.toReversed().map((action) => {
				const Icon = ICONS[action] ?? Check;
				const button = {
					variant: FORWARD.includes(action) ? ("default" as const) : ("outline" as const),
					busy: isMoving && moving === action,
					disabled: isMoving && moving !== action,
				};
				const name = (
					<>
						<Icon />
						{t(ACTION_TEXTS[action])}
					</>
				);
				if (action === "accept_download")
					return (
						<DownloadMenu key={action} {...button} onChoose={(format) => void make(action, { format })}>
							{name}
						</DownloadMenu>
					);
				return (
					<Button key={action} {...button} onClick={() => choose(action)}>
						{name}
					</Button>
				);
			})}
			{(asking === "hold" || asking === "notavail") && (
				<ReasonDialog
					action={asking}
					order={order}
					isSaving={isMoving}
					onSubmit={(details) => make(asking, details)}
					onClose={() => setAsking(null)}
				/>
			)}
			<ConfirmDialog
				open={asking === "confirm"}
				title={t("orders.confirm_title", { number: order.orderNumber })}
				description={t("orders.confirm_description")}
				yes={t("orders.confirm")}
				busy={isMoving}
				onConfirm={() => make("confirm")}
				onCancel={() => setAsking(null)}
			/>
			<ConfirmDialog
				open={asking === "remove"}
				title={t("orders.remove_title", { number: order.orderNumber })}
				description={t("orders.remove_description")}
				destructive
				busy={isMoving}
				onConfirm={() => make("remove")}
				onCancel={() => setAsking(null)}
			/>
		</>
	);
}
