import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderListRow, OrdersMoved } from "#worker/orders/order.schema.ts";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { problemText, showProblem } from "../../lib/problem-text.ts";
import { askedNow } from "../../lib/session/tokens.ts";
import { useWrite } from "../../lib/use-write.ts";
import { acceptOrders, downloadOrders, type OrderFormat, refreshOrders, saveOrders } from "./order.api.ts";
import type { OrderSelection } from "./use-order-selection.ts";

type Act = "accept" | "accept_download" | "download";
/** `format`: of the file that is wanted after it. */
type Acting = { action: Act; format?: OrderFormat };
/** The orders that are selected when it begins: the selection may change before the answer. */
type ActingOn = Acting & { selected: readonly OrderListRow[]; isStillAsked: () => boolean };

const REFUSED = {
	accept: "orders.not_accepted_count",
	accept_download: "orders.not_accepted_count",
	download: "orders.not_downloaded_count",
} as const;

type Refused = { title: (typeof REFUSED)[Act]; orders: OrdersMoved["unmoved"] };

/** Acts on the selected orders: first they move, then those that could are downloaded. */
export function useSelectedOrders({ selected, deselect }: OrderSelection) {
	const { t } = useTranslation();
	const [refused, setRefused] = useState<Refused | null>(null);
	const write = useWrite({
		mutationFn: ({ action, selected }: ActingOn) => moveAll(action, selected),
		onSuccess: async ({ moved, unmoved }, { action, format, selected, isStillAsked }) => {
			if (!isStillAsked()) return;
			setRefused(unmoved.length > 0 ? { title: REFUSED[action], orders: unmoved } : null);
			if (action !== "download" && moved.length > 0) notifySuccess(t("orders.accepted_count", { count: moved.length }));
			const left = new Set(unmoved.map(({ id }) => id));
			const ids = selected.map(({ id }) => id).filter((id) => !left.has(id));
			try {
				if (format && ids.length > 0) await saveOrders(ids, format, t("menu.orders"));
				deselect(selected);
			} catch (error) {
				// They have moved: only the file is missing.
				notifyError(t("orders.not_downloaded_count", { count: ids.length }), problemText(error));
			}
		},
		onError: showProblem,
		onSettled: refreshOrders,
	});
	const act = (acting: Acting) => write.mutate({ ...acting, selected, isStillAsked: askedNow() });
	return { act, isActing: write.isPending, acting: write.variables?.action, refused };
}

/** A download moves only what the reader's company has accepted and not downloaded yet. */
async function moveAll(action: Act, selected: readonly OrderListRow[]): Promise<OrdersMoved> {
	const moving = action === "download" ? selected.filter(({ actions }) => actions.includes(action)) : selected;
	const orders = moving.map(({ id, version }) => ({ id, version }));
	if (orders.length === 0) return { moved: [], unmoved: [] };
	if (action === "download") return downloadOrders({ orders });
	return acceptOrders({ orders, download: action === "accept_download" });
}
