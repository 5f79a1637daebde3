import { Link } from "@tanstack/react-router";
import { LayoutGrid } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Finder } from "#worker/finders/finder.schema.ts";
import { toProblem } from "../lib/api-problem.ts";
import { problemText } from "../lib/problem-text.ts";
import { selectFinder } from "../lib/selected-finder.ts";
import { useSelectedFinder } from "../lib/use-selected-finder.ts";
import { EmptyState } from "./empty-state.tsx";
import { PageSpinner } from "./page-spinner.tsx";
import { Button } from "./ui/button.tsx";
import { Callout } from "./ui/callout.tsx";

/** Screens of one configuration: they wait until it is there, and lead to the list where none is selected. */
export function SelectedFinder({ children }: { children: (finder: Finder) => ReactNode }) {
	const { id, finder, error } = useSelectedFinder();
	const isGone = error !== null && toProblem(error).status === 404;
	useEffect(() => {
		if (isGone) selectFinder(null);
	}, [isGone]);
	if (id === null) return <NoFinder />;
	if (finder) return children(finder);
	if (error === null || isGone) return <PageSpinner />;
	return (
		<Callout variant="problem" role="alert">
			{problemText(error)}
		</Callout>
	);
}

function NoFinder() {
	const { t } = useTranslation();
	return (
		<EmptyState
			icon={LayoutGrid}
			title={t("selected.none")}
			description={t("selected.none_description")}
			action={
				<Button asChild>
					<Link to="/c">{t("selected.choose")}</Link>
				</Button>
			}
		/>
	);
}
