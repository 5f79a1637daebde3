import { createFileRoute } from "@tanstack/react-router";
import { NotFound } from "../components/shell-errors.tsx";
import { loadAreaTexts } from "../i18n/start.ts";
import { toArticleSearch } from "../lib/article-search.ts";
import { requireToken } from "../lib/return-path.ts";
import { selectFinder, toId } from "../lib/selected-finder.ts";
import { Shell } from "../shell/shell.tsx";

/** `?finder=ID` wins over what was selected before, and selects. */
const toFinderSearch = ({ finder }: Record<string, unknown>): { finder?: number | undefined } => ({
	finder: toId(finder) ?? undefined,
});

const toSearch = (raw: Record<string, unknown>) => ({ ...toFinderSearch(raw), ...toArticleSearch(raw) });

export const Route = createFileRoute("/c")({
	validateSearch: toSearch,
	beforeLoad: ({ location, search }) => {
		requireToken({ location });
		if (search.finder !== undefined) selectFinder(search.finder);
	},
	loader: loadAreaTexts,
	component: () => <Shell />,
	notFoundComponent: NotFound,
});
