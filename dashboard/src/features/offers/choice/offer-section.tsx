import { Link } from "@tanstack/react-router";
import { Layers } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AssortmentKind } from "#worker/assortments/assortment.rules.ts";
import type { OfferEntry } from "#worker/offers/offer.schema.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { useDragOrder } from "../../../components/list/use-drag-order.ts";
import { Button } from "../../../components/ui/button.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguageTag } from "../../../lib/language.ts";
import { useHoldsRole } from "../../../lib/session/use-current-user.ts";
import { isFound, moveTo, setOffered } from "./offer-order.ts";
import { OfferRow } from "./offer-row.tsx";

type OfferSectionProps = {
	kind: AssortmentKind;
	entries: readonly OfferEntry[];
	search: string;
	currency: string;
	mayManage: boolean;
	onChange: (change: (entries: OfferEntry[]) => OfferEntry[]) => void;
};

/** The assortments of one kind, in the order in which visitors see them. */
export function OfferSection({ kind, entries, search, currency, mayManage, onChange }: OfferSectionProps) {
	const { t } = useTranslation();
	const id = useId();
	const list = useRef<HTMLUListElement>(null);
	const [announcement, setAnnouncement] = useState("");
	const move = (moved: number, place: number) => {
		const to = Math.min(Math.max(place, 0), entries.length - 1);
		const entry = entries.find((one) => one.id === moved);
		if (!entry || entries.indexOf(entry) === to) return;
		onChange((all) => moveTo(all, moved, to));
		setAnnouncement(t("offer.moved", { name: entry.name, position: String(to + 1), total: String(entries.length) }));
	};
	const drag = useDragOrder(list, move);
	const matching = entries.filter((entry) => isFound(entry, search));
	const offered = entries.filter((entry) => entry.offered).length;
	return (
		<section aria-labelledby={id} className="grid gap-3">
			<header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<h2 id={id} className="font-semibold text-base">
					{t(HEADINGS[kind])}
				</h2>
				{entries.length > 0 && (
					<div className="flex items-center gap-3 text-muted-foreground">
						<span className="tabular-nums">
							{t("offer.count", { offered: String(offered), total: String(entries.length) })}
						</span>
						{mayManage && matching.length > 0 && (
							<OfferAllButton
								entries={matching}
								isSearched={search !== ""}
								headingId={id}
								onOffered={(ids, on) => onChange((other) => setOffered(other, ids, on))}
							/>
						)}
					</div>
				)}
			</header>
			{entries.length === 0 && <NothingAllowed kind={kind} />}
			{entries.length > 0 && matching.length === 0 && (
				<p className="text-muted-foreground">{t("list.nothing_found")}</p>
			)}
			<ul ref={list} className="grid gap-2 empty:hidden">
				{matching.map((entry) => (
					<OfferRow
						key={entry.id}
						entry={entry}
						place={entries.indexOf(entry)}
						total={entries.length}
						currency={currency}
						isDragged={drag.dragged === entry.id}
						mayManage={mayManage}
						// Among hidden entries a position has no meaning.
						mayMove={mayManage && search === "" && entries.length > 1}
						onMove={(place) => move(entry.id, place)}
						onGrip={(event) => drag.start(event, entry.id, entries.indexOf(entry))}
						onOffered={(on) => onChange((other) => setOffered(other, [entry.id], on))}
					/>
				))}
			</ul>
			<p role="status" className="sr-only">
				{announcement}
			</p>
		</section>
	);
}

type OfferAllButtonProps = {
	/** Those in sight: under a search the others stay as they are. */
	entries: readonly OfferEntry[];
	isSearched: boolean;
	headingId: string;
	onOffered: (ids: number[], offered: boolean) => void;
};

function OfferAllButton({ entries, isSearched, headingId, onOffered }: OfferAllButtonProps) {
	const { t } = useTranslation();
	const tag = useLanguageTag();
	const all = entries.every((entry) => entry.offered);
	const label = isSearched
		? t(all ? "offer.none_shown" : "offer.all_shown", { total: formatNumber(entries.length, tag) })
		: t(all ? "offer.none" : "offer.all");
	return (
		<Button
			variant="link"
			size="inline"
			aria-describedby={headingId}
			onClick={() =>
				onOffered(
					entries.map(({ id }) => id),
					!all,
				)
			}
		>
			{label}
		</Button>
	);
}

const HEADINGS = { front: "offer.front", rear: "offer.rear", adapter: "offer.adapter" } as const;

/** Front assortments are allowed to companies individually, so a shop without any has to ask. */
function NothingAllowed({ kind }: { kind: AssortmentKind }) {
	const { t } = useTranslation();
	const isAdmin = useHoldsRole("ROLE_ADMIN");
	if (kind !== "front") return <p className="text-muted-foreground">{t("offer.none_of_kind")}</p>;
	return (
		<EmptyState
			icon={Layers}
			title={t("offer.no_front")}
			description={isAdmin ? t("offer.no_front_admin") : t("offer.no_front_description")}
			action={
				isAdmin && (
					<Button asChild>
						<Link to="/a/companies">{t("menu.companies")}</Link>
					</Button>
				)
			}
		/>
	);
}
