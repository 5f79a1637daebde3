import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Inventory, Movement } from "#worker/inventory/inventory.schema.ts";
import { Pagination } from "../../components/list/pagination.tsx";
import { LoadProblem } from "../../components/load-problem.tsx";
import { Sheet, SheetContent } from "../../components/ui/sheet.tsx";
import { formatDateTime, formatNumber } from "../../lib/format.ts";
import { useLanguageTag } from "../../lib/language.ts";
import { whoText } from "../audit/who-text.ts";
import { movementsQuery } from "./inventory.api.ts";

const WHY_TEXTS = {
	count: "stock.why_count",
	adjust: "stock.why_adjust",
	reserve: "stock.why_reserve",
	release: "stock.why_release",
	ship: "stock.why_ship",
} as const;

type MovementSheetProps = { row: Inventory; companyId: number | undefined; onClose: () => void };

/** What has changed a part's numbers, newest first. */
export function MovementSheet({ row: { partKey }, companyId, onClose }: MovementSheetProps) {
	const { t } = useTranslation();
	const [page, setPage] = useState(1);
	const [pageSize, setPageSize] = useState(20);
	const input = { partKey, companyId, page, pageSize, search: "", sortOrder: "desc" } as const;
	const { data, error, refetch } = useQuery(movementsQuery(input));
	return (
		<Sheet open onOpenChange={(open) => !open && onClose()}>
			<SheetContent side="end" title={t("stock.movements_of", { part: partKey })}>
				<LoadProblem error={error} refetch={refetch} />
				<ol className="grid divide-y rounded-lg border empty:hidden">
					{data?.data.map((movement) => (
						<MovementRow key={movement.id} movement={movement} />
					))}
				</ol>
				{data && data.totalItemCount > pageSize && (
					<Pagination
						page={page}
						pageSize={pageSize}
						total={data.totalItemCount}
						onPage={setPage}
						onPageSize={(size) => {
							setPage(1);
							setPageSize(size);
						}}
					/>
				)}
			</SheetContent>
		</Sheet>
	);
}

function MovementRow({ movement }: { movement: Movement }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const { why, at, note, orderNumber, onHandBefore, onHandAfter, reservedBefore, reservedAfter } = movement;
	const change = (label: string, before: number, after: number) =>
		before === after ? null : (
			<span className="whitespace-nowrap tabular-nums">
				{label} {formatNumber(before, tag)} → {formatNumber(after, tag)}
			</span>
		);
	const about = [orderNumber && t("stock.of_order", { number: orderNumber }), note, whoText(movement, t)].filter(
		Boolean,
	);
	return (
		<li className="grid gap-0.5 px-3 py-2.5">
			<span className="flex flex-wrap items-baseline justify-between gap-x-4">
				<span className="font-medium">{t(WHY_TEXTS[why])}</span>
				<span className="flex flex-wrap gap-x-4">
					{change(t("stock.on_hand"), onHandBefore, onHandAfter)}
					{change(t("stock.reserved"), reservedBefore, reservedAfter)}
				</span>
			</span>
			<span className="wrap-anywhere text-muted-foreground text-sm">
				{[formatDateTime(at, tag), ...about].join(" · ")}
			</span>
		</li>
	);
}
