import { useQueryClient } from "@tanstack/react-query";
import { MoreHorizontal, RotateCcw, Tag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { BASE_CURRENCY } from "#worker/money/price.rules.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { Button } from "../../../components/ui/button.tsx";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from "../../../components/ui/dropdown-menu.tsx";
import { toProblem } from "../../../lib/api-problem.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { useWrite } from "../../../lib/use-write.ts";
import { GroupPriceDialog } from "./group-price-dialog.tsx";
import type { PriceGroup } from "./price-list.rules.ts";
import { refreshPrices } from "./price-queries.ts";
import type { Money } from "./price-text.rules.ts";
import { deleteGroupPrice } from "./pricing.api.ts";

type GroupMenuProps = { group: PriceGroup; name: string; money: Money; finder: Finder };

/** The actions on a whole assortment. */
export function GroupMenu({ group, name, money, finder }: GroupMenuProps) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const [openDialog, setOpenDialog] = useState<"one" | "base" | null>(null);
	/** The currency in which it was asked. */
	const [askedIn, setAskedIn] = useState(money.sign);
	const special = group.parts.filter((part) => part.special !== null).length;
	const remove = useWrite({
		mutationFn: () =>
			deleteGroupPrice({ finderId: finder.id, type: group.kind, assortmentId: group.id, currency: askedIn }),
		onError: async (error) => {
			showProblem(error);
			if (toProblem(error).code !== "offers.currency_changed") return;
			setOpenDialog((open) => (open === "base" ? null : open));
			await refreshPrices(queryClient, finder.id);
		},
		onSuccess: async () => {
			await refreshPrices(queryClient, finder.id);
			notifySuccess(t("label.saved"));
			// The dialog of one price may have been opened since.
			setOpenDialog((open) => (open === "base" ? null : open));
		},
	});
	return (
		<>
			<DropdownMenu>
				<DropdownMenuTrigger asChild>
					<Button variant="ghost" size="icon-sm" aria-label={t("pricing.more", { name })}>
						<MoreHorizontal />
					</Button>
				</DropdownMenuTrigger>
				<DropdownMenuContent>
					<DropdownMenuItem onSelect={() => setOpenDialog("one")}>
						<Tag />
						{t("pricing.one_price")}
					</DropdownMenuItem>
					<DropdownMenuItem
						disabled={special === 0}
						onSelect={() => {
							setAskedIn(money.sign);
							setOpenDialog("base");
						}}
					>
						<RotateCcw />
						{t("pricing.back_to_base")}
					</DropdownMenuItem>
				</DropdownMenuContent>
			</DropdownMenu>
			{openDialog === "one" && (
				<GroupPriceDialog group={group} name={name} money={money} finder={finder} onClose={() => setOpenDialog(null)} />
			)}
			<ConfirmDialog
				open={openDialog === "base"}
				title={t("pricing.back_title", { name })}
				description={
					money.iso === BASE_CURRENCY
						? t("pricing.back_description", { count: special })
						: t("pricing.foreign", { sign: money.sign })
				}
				yes={t("pricing.back_to_base")}
				no={t("action.cancel")}
				destructive
				busy={remove.isPending}
				onConfirm={() => remove.mutate()}
				onCancel={() => setOpenDialog(null)}
			/>
		</>
	);
}
