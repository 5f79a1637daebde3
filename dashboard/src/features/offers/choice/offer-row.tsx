import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import type { PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import type { OfferEntry } from "#worker/offers/offer.schema.ts";
import { DragHandle } from "../../../components/list/drag-handle.tsx";
import { MoveButtons } from "../../../components/list/move-buttons.tsx";
import { useRowMove } from "../../../components/list/use-row-move.ts";
import { Switch } from "../../../components/ui/switch.tsx";
import { cn } from "../../../lib/cn.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { AssortmentPicture } from "../../assortments/assortment-picture.tsx";
import { formatSizes } from "./offer-order.ts";

type OfferRowProps = {
	entry: OfferEntry;
	/** Its position among those of its kind, from 0. */
	place: number;
	total: number;
	currency: string;
	isDragged: boolean;
	mayManage: boolean;
	mayMove: boolean;
	onMove: (place: number) => void;
	onGrip: (event: PointerEvent) => void;
	onOffered: (offered: boolean) => void;
};

/** One assortment: moved by the handle, by its two buttons, or by Alt and an arrow key from anywhere in it. */
export function OfferRow({ entry, place, total, mayMove, onMove, onGrip, ...props }: OfferRowProps) {
	const { t } = useTranslation();
	const { row, move } = useRowMove({ place, total, mayMove, onMove });
	return (
		<li
			{...row}
			data-dragged={props.isDragged || undefined}
			className={cn(
				"flex items-center gap-3 rounded-xl border bg-card p-3 shadow-card transition-shadow max-sm:flex-wrap",
				props.isDragged && "relative z-10 shadow-lg ring-2 ring-primary/60",
			)}
		>
			{mayMove && <DragHandle onPointerDown={onGrip} className="h-12" />}
			<AssortmentPicture
				path={entry.imageFront}
				kind={entry.kind}
				sizes="4rem"
				className={cn("h-12 w-16", !entry.offered && "opacity-50")}
			/>
			<div className="grid min-w-0 flex-1 basis-40 gap-0.5">
				<p className={cn("wrap-anywhere font-medium", !entry.offered && "text-muted-foreground")}>{entry.name}</p>
				<p className="text-muted-foreground text-xs">
					{[entry.make.name, entry.code, entry.sizes.length > 0 && `${formatSizes(entry.sizes)}″`]
						.filter(Boolean)
						.join(" · ")}
				</p>
				{entry.offered && <PriceHint entry={entry} currency={props.currency} />}
			</div>
			<div className="ms-auto flex items-center gap-1">
				{mayMove && (
					<MoveButtons
						up={t("offer.up", { name: entry.name })}
						down={t("offer.down", { name: entry.name })}
						place={place}
						total={total}
						onMove={move}
					/>
				)}
				<Switch
					aria-label={t("offer.offered", { name: entry.name })}
					className="ms-2"
					checked={entry.offered}
					disabled={!props.mayManage}
					onCheckedChange={props.onOffered}
				/>
			</div>
		</li>
	);
}

/** An assortment without a price in the configuration's currency is not sold, which is shown here. */
function PriceHint({ entry, currency }: { entry: OfferEntry; currency: string }) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	if (entry.pricedParts === entry.parts && entry.parts > 0) return null;
	if (entry.parts === 0) return <p className="text-warning text-xs">{t("offer.no_sizes")}</p>;
	return (
		<p className="flex flex-wrap items-center gap-x-1.5 text-warning text-xs">
			<TriangleAlert aria-hidden className="size-3.5" />
			{entry.pricedParts === 0
				? t("offer.no_prices", { currency })
				: t("offer.some_prices", { priced: formatNumber(entry.pricedParts, tag), count: entry.parts, currency })}
			<Link to="/c/pricing" className="text-primary underline underline-offset-2">
				{t("menu.pricing")}
			</Link>
		</p>
	);
}
