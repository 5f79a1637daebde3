import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useIdempotentCall } from "../../lib/use-idempotent-call.ts";
import { useWrite } from "../../lib/use-write.ts";
import { ACTION_TEXTS } from "../audit/audit-words.ts";
import { type Move, moveOrder, orderQuery, refreshOrders } from "./order.api.ts";

/** Makes a move, says which, and shows the order as it is then; after a conflict, too. */
export function useOrderMove(onMoved: (move: Move) => unknown = () => {}) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const moveOnce = useIdempotentCall(moveOrder);
	const write = useWrite({
		mutationFn: (move: Move) => moveOnce(move),
		onSuccess: (order, move) => {
			if (order) queryClient.setQueryData(orderQuery(order.id).queryKey, order);
			// The file is still to come: who asks for it says when it is there.
			const done = move.action === "accept_download" ? "accept" : move.action;
			if (done !== "download") notifySuccess(t(ACTION_TEXTS[done]));
			// Whoever removes an order leaves for the list before it is found missing.
			return onMoved(move);
		},
		onError: showProblem,
		onSettled: refreshOrders,
	});
	return { move: write.mutate, isMoving: write.isPending, moving: write.variables?.action };
}
