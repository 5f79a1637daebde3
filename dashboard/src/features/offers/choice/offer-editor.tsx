import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ASSORTMENT_KINDS } from "#worker/assortments/assortment.rules.ts";
import type { Finder } from "#worker/finders/finder.schema.ts";
import type { OfferChoice } from "#worker/offers/offer.schema.ts";
import { AppForm } from "../../../components/form/app-form.tsx";
import { SaveBar } from "../../../components/form/save-bar.tsx";
import { StaleDialog } from "../../../components/form/stale-dialog.tsx";
import { UnsavedGuard } from "../../../components/form/unsaved-guard.tsx";
import { SearchBox, SearchTag } from "../../../components/list/search-box.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { toProblem } from "../../../lib/api-problem.ts";
import { notifyError } from "../../../lib/notify.ts";
import { showProblem } from "../../../lib/problem-text.ts";
import { offerQuery } from "./offer.api.ts";
import { isSame, mergeRemote } from "./offer-order.ts";
import { OfferSection } from "./offer-section.tsx";
import { useSaveOffer } from "./use-save-offer.ts";

/** From this many assortments on there is a search box. */
const SEARCH_FROM = 10;

type OfferEditorProps = { finder: Finder; offer: OfferChoice; mayManage: boolean };

/** Chooses what a finder offers and in which order. Nothing is sent before it is saved, and then everything is. */
export function OfferEditor({ finder, offer, mayManage }: OfferEditorProps) {
	const { t } = useTranslation();
	const queryClient = useQueryClient();
	const [base, setBase] = useState(offer);
	const [entries, setEntries] = useState(offer.assortments);
	const [search, setSearch] = useState("");
	const [isStale, setStale] = useState(false);
	const save = useSaveOffer(finder.id);
	const isDirty = !isSame(base.assortments, entries);
	const take = (newer: OfferChoice, shown = newer.assortments) => {
		setBase(newer);
		setEntries(shown);
		setStale(false);
	};
	// Changes saved elsewhere are shown at once, unless there are unsaved changes here.
	if (offer !== base && !isDirty && !save.isPending) take(offer);
	const fetchNewer = () => queryClient.fetchQuery({ ...offerQuery(finder.id), staleTime: 0 });
	/** The company may no longer sell some of them: the others stay as they were chosen here. */
	const leaveOut = async () => {
		try {
			const newer = await fetchNewer();
			const allowed = new Set(newer.assortments.map(({ id }) => id));
			const names = entries.filter(({ id }) => !allowed.has(id)).map(({ name }) => name);
			notifyError(t("offer.withdrawn", { count: names.length }), names.join(", "));
			setBase(newer);
			setEntries((current) => mergeRemote(base, current, newer));
		} catch (error) {
			showProblem(error);
		}
	};
	const submit = () => {
		const sent = { version: base.version, assortments: entries };
		return save.mutate(sent, {
			onSuccess: (saved) => {
				setBase(saved);
				// What was changed while the save was under way stays.
				setEntries((current) => mergeRemote(sent, current, saved));
			},
			onError: (error) => {
				const { code } = toProblem(error);
				if (code === "finders.stale") setStale(true);
				else if (code === "offers.assortment_not_found") void leaveOut();
				else showProblem(error);
			},
		});
	};
	const fronts = entries.filter(({ kind }) => kind === "front");
	return (
		<AppForm onSubmit={() => (mayManage ? submit() : undefined)} className="grid gap-8">
			{entries.length >= SEARCH_FROM && (
				<div className="flex flex-wrap items-center gap-3">
					<SearchBox value={search} onSearch={setSearch} label={t("offer.search")} />
					<SearchTag value={search} onSearch={setSearch} />
				</div>
			)}
			{fronts.length > 0 && !fronts.some(({ offered }) => offered) && (
				<Callout variant="warning" role="status">
					{t("offer.no_front_offered")}
				</Callout>
			)}
			{ASSORTMENT_KINDS.map((kind) => (
				<OfferSection
					key={kind}
					kind={kind}
					entries={entries.filter((entry) => entry.kind === kind)}
					search={search}
					currency={finder.currency}
					mayManage={mayManage}
					onChange={(change) => setEntries(change)}
				/>
			))}
			{mayManage && (
				<SaveBar isDirty={isDirty} isSaving={save.isPending} onDiscard={() => setEntries(base.assortments)} />
			)}
			<UnsavedGuard dirty={isDirty} />
			{isStale && (
				<StaleDialog
					fetchNewer={fetchNewer}
					onReload={(newer) => take(newer)}
					onKeep={(newer) => take(newer, mergeRemote(base, entries, newer))}
					onFailed={() => setStale(false)}
				/>
			)}
		</AppForm>
	);
}
