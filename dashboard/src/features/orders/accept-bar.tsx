import { useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderAccepted } from "#worker/orders/order.schema.ts";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { notifySuccess } from "../../lib/notify.ts";
import { showProblem } from "../../lib/problem-text.ts";
import { useWrite } from "../../lib/use-write.ts";
import { acceptOrders } from "./order.api.ts";
import type { OrderSelection } from "./use-order-selection.ts";

/** Accepts the selected orders, and says which of them could not be. */
export function AcceptBar({ selection }: { selection: OrderSelection }) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const [unmoved, setUnmoved] = useState<OrderAccepted["unmoved"]>([]);
	const { mutate, isPending } = useWrite({
		mutationFn: acceptOrders,
		onSuccess: (answer) => {
			if (answer.moved.length > 0) notifySuccess(t("orders.accepted_count", { count: answer.moved.length }));
			setUnmoved(answer.unmoved);
			selection.clear();
		},
		onError: showProblem,
		onSettled: () => queryClient.invalidateQueries({ queryKey: ["orders"] }),
	});
	const { selected, isAll } = selection;
	const accept = (download: boolean) => {
		const orders = selected.map(({ id, version }) => ({ id, version }));
		return mutate({ orders, download });
	};
	return (
		<div className="grid gap-3 empty:hidden print:hidden">
			{unmoved.length > 0 && (
				<Callout variant="warning" role="status">
					<p className="font-medium">{t("orders.not_accepted_count", { count: unmoved.length })}</p>
					<ul className="mt-1 grid gap-0.5">
						{unmoved.map(({ id, orderNumber, message }) => (
							<li key={id} className="wrap-anywhere">
								{orderNumber ?? id}: {message}
							</li>
						))}
					</ul>
				</Callout>
			)}
			{selection.isPossible && (
				<div className="flex flex-wrap items-center gap-3">
					<label className="flex min-h-9 cursor-pointer items-center gap-2">
						<input type="checkbox" className="size-4 accent-primary" checked={isAll} onChange={selection.toggleAll} />
						{selected.length === 0 ? t("orders.select_all") : t("orders.selected_count", { count: selected.length })}
					</label>
					{selected.length > 0 && (
						<Button size="sm" busy={isPending} onClick={() => accept(false)}>
							<Check />
							{t("orders.accept")}
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
