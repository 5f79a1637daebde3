import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { LayoutGrid } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { LoadProblem } from "../../../components/load-problem.tsx";
import { PageSpinner } from "../../../components/page-spinner.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Callout } from "../../../components/ui/callout.tsx";
import { toProblem } from "../../../lib/api-problem.ts";
import { useHoldsRole } from "../../../lib/session/use-current-user.ts";
import { onRemovedElsewhere } from "./removed-finders.ts";
import { selectedFinderId, selectFinder } from "./selected-finder.ts";
import { soleFinderQuery } from "./sole-finder.api.ts";
import { finderQuery, useSelectedFinder } from "./use-selected-finder.ts";

/** Screens of one configuration: they wait until it has loaded, and redirect to the list if none is selected. */
export function SelectedFinder({ children }: { children: (finder: Finder) => ReactNode }) {
	const { id, finder, error, refetch } = useSelectedFinder();
	const isRemoved = error !== null && toProblem(error).status === 404;
	useDeselectRemoved(id, isRemoved);
	if (id === null) return <SoleFinder />;
	if (finder) {
		return (
			<>
				{isRemoved && <RemovedHint />}
				{children(finder)}
			</>
		);
	}
	if (isRemoved) return <NoFinder title="selected.gone" description="selected.gone_description" />;
	if (error === null) return <PageSpinner />;
	return <LoadProblem error={error} refetch={refetch} />;
}

/** A removed configuration is not remembered; the page stays on it, and never switches to another one. */
function useDeselectRemoved(id: number | null, isRemoved: boolean): void {
	const queryClient = useQueryClient();
	useEffect(() => {
		if (isRemoved && selectedFinderId() === id) selectFinder(null);
	}, [id, isRemoved]);
	useEffect(() => {
		if (id === null) return;
		const readAgain = () => void queryClient.invalidateQueries(finderQuery(id));
		const stopListening = onRemovedElsewhere(id, readAgain);
		// A colleague's removal is noticed by a save.
		const stopWatching = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
			const error = type === "updated" ? mutation.state.error : null;
			if (error && toProblem(error).code === "finders.not_found") readAgain();
		});
		return () => {
			stopListening();
			stopWatching();
		};
	}, [id, queryClient]);
}

/** Above what was typed before somebody removed the configuration, so that it can still be read. */
function RemovedHint() {
	const { t } = useTranslation();
	return (
		<Callout variant="problem" role="alert">
			<strong>{t("selected.gone")}</strong>
			<p>{t("selected.gone_description")}</p>
		</Callout>
	);
}

/** If there is exactly one configuration, it is selected. */
function SoleFinder() {
	const { data, error, refetch } = useQuery(soleFinderQuery);
	if (data !== undefined && data !== null) {
		return <Navigate to="." search={(previous) => ({ ...previous, finder: data })} replace />;
	}
	if (data === undefined) return error ? <LoadProblem error={error} refetch={refetch} /> : <PageSpinner />;
	return <NoFinder title="selected.none" description="selected.none_description" />;
}

type NoFinderProps = {
	title: "selected.none" | "selected.gone";
	description: "selected.none_description" | "selected.gone_description";
};

function NoFinder({ title, description }: NoFinderProps) {
	const { t } = useTranslation();
	const mayManage = useHoldsRole("ROLE_CUSTOMER");
	const isNone = description === "selected.none_description";
	return (
		<EmptyState
			icon={LayoutGrid}
			title={t(title)}
			description={t(isNone && !mayManage ? "selected.none_to_read" : description)}
			action={
				<Button asChild>
					<Link to="/c">{t("selected.choose")}</Link>
				</Button>
			}
		/>
	);
}
