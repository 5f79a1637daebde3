import { Check, Download, FileDown } from "lucide-react";
import { type RefCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/ui/button.tsx";
import { Callout } from "../../components/ui/callout.tsx";
import { DownloadMenu } from "./download-menu.tsx";
import { ACTION_TEXTS } from "./order-texts.ts";
import type { OrderSelection } from "./use-order-selection.ts";
import { useSelectedOrders } from "./use-selected-orders.ts";

/** Accepts and downloads the selected orders, and says which of them could not be. */
export function SelectionBar({ selection }: { selection: OrderSelection }) {
	const { t } = useTranslation();
	const bar = useRef<HTMLDivElement>(null);
	const deselect: OrderSelection["deselect"] = (orders) => {
		// The buttons go with the selection, and a menu that is still closing goes with its button.
		const focused = document.activeElement;
		if (bar.current?.contains(focused) || focused?.matches("body, [role=menu], [role=menu] *"))
			bar.current?.querySelector("input")?.focus({ preventScroll: true });
		selection.deselect(orders);
	};
	const { act, isActing, acting, refused } = useSelectedOrders({ ...selection, deselect });
	const { selected, isAll } = selection;
	const canAccept = selected.some(({ actions }) => actions.includes("accept"));
	const buttons = [
		...(canAccept
			? ([
					["accept", Check],
					["accept_download", FileDown],
				] as const)
			: []),
		["download", Download] as const,
	];
	return (
		<div ref={bar} className="grid gap-3 empty:hidden print:hidden">
			{refused && (
				<Callout variant="warning" role="status">
					<p className="font-medium">{t(refused.title, { count: refused.orders.length })}</p>
					<ul className="mt-1 grid gap-0.5">
						{refused.orders.map(({ id, orderNumber, message }) => (
							<li key={id} className="wrap-anywhere">
								{orderNumber ?? id}: {message}
							</li>
						))}
					</ul>
				</Callout>
			)}
			{selection.isPossible && (
				<div ref={keepFocus} className="flex flex-wrap items-center gap-3">
					<label className="flex min-h-9 cursor-pointer items-center gap-2">
						<input
							type="checkbox"
							className="size-4 accent-primary"
							checked={isAll}
							disabled={selection.isLoading}
							onChange={selection.toggleAll}
						/>
						{selected.length === 0 ? t("orders.select_all") : t("orders.selected_count", { count: selected.length })}
					</label>
					{selected.length > 0 &&
						buttons.map(([action, Icon]) => {
							const state = { busy: isActing && acting === action, disabled: isActing && acting !== action };
							const name = (
								<>
									<Icon />
									{t(ACTION_TEXTS[action])}
								</>
							);
							return action === "accept" ? (
								<Button key={action} size="sm" {...state} onClick={() => act({ action })}>
									{name}
								</Button>
							) : (
								<DownloadMenu
									key={action}
									size="sm"
									variant="outline"
									{...state}
									onChoose={(format) => act({ action, format })}
								>
									{name}
								</DownloadMenu>
							);
						})}
				</div>
			)}
		</div>
	);
}

/** The bar goes with the last order of the list: the focus goes to the status that the list shows. */
const keepFocus: RefCallback<HTMLElement> = (bar) => {
	const main = bar?.closest("main");
	return () => {
		if (!bar?.contains(document.activeElement)) return;
		main?.querySelector<HTMLElement>("[aria-current=true]")?.focus({ preventScroll: true });
	};
};
