import { ArrowDownUp, History, Pencil, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Inventory } from "#worker/inventory/inventory.schema.ts";
import type { DataColumn } from "../../components/list/data-columns.ts";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";

export type StockActions = Record<"edit" | "adjust" | "movements" | "remove", (row: Inventory) => void>;

export function useStockColumns(actions: StockActions, mayManage: boolean): DataColumn<Inventory, "partKey">[] {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	return useMemo(() => {
		const number = (value: number | null) => (value === null ? "–" : formatNumber(value, tag));
		const managing = (row: Inventory) => [
			{ icon: Pencil, label: t("action.edit"), run: () => actions.edit(row) },
			{ icon: ArrowDownUp, label: t("stock.adjust"), run: () => actions.adjust(row) },
		];
		return [
			{
				id: "partKey",
				title: t("stock.part"),
				sortField: "partKey",
				fixed: true,
				cell: (row) => (
					<Button
						variant="link"
						size="inline"
						className="font-mono"
						onClick={() => (mayManage ? actions.edit(row) : actions.movements(row))}
					>
						{row.partKey}
					</Button>
				),
			},
			{
				id: "available",
				title: t("stock.available"),
				align: "end",
				short: true,
				phone: "end",
				cell: (row) => (
					<span className="inline-flex items-center gap-2">
						<StockState row={row} />
						<span className="font-medium tabular-nums">{number(row.available)}</span>
					</span>
				),
			},
			{ id: "onHand", title: t("stock.on_hand"), align: "end", cell: ({ onHand }) => number(onHand) },
			{
				id: "reserved",
				title: t("stock.reserved"),
				align: "end",
				phone: "second",
				cell: ({ reserved }) => (
					<>
						<span className="@max-2xl:hidden">{number(reserved)}</span>
						<span className="block text-start @2xl:hidden">{t("stock.reserved_count", { count: reserved })}</span>
					</>
				),
			},
			{ id: "lowAt", title: t("stock.low_at"), align: "end", cell: ({ lowAt }) => number(lowAt) },
			{
				id: "backorder",
				title: t("stock.backorder"),
				short: true,
				cell: ({ backorder }) => (backorder ? t("action.yes") : t("action.no")),
			},
			{
				id: "actions",
				title: t("list.actions"),
				fixed: true,
				cell: (row) => (
					<RowMenu
						name={row.partKey}
						actions={[
							...(mayManage ? managing(row) : []),
							{ icon: History, label: t("stock.movements"), run: () => actions.movements(row) },
							...(mayManage
								? [{ icon: Trash2, label: t("action.delete"), destructive: true, run: () => actions.remove(row) }]
								: []),
						]}
					/>
				),
			},
		];
	}, [t, tag, actions, mayManage]);
}

function StockState({ row: { available, lowAt } }: { row: Inventory }) {
	const { t } = useTranslation();
	if (available <= 0) return <Badge variant="warning">{t("stock.out")}</Badge>;
	if (lowAt !== null && available <= lowAt) return <Badge variant="info">{t("stock.low")}</Badge>;
	return null;
}
