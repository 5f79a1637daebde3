import { createFileRoute } from "@tanstack/react-router";
import { NotFound } from "../components/shell-errors.tsx";
import { loadAreaTexts } from "../i18n/start.ts";
import { toArticleSearch } from "../lib/article-search.ts";
import { toFinderSearch } from "../lib/finder-search.ts";
import { requireToken } from "../lib/return-path.ts";
import { selectFinder } from "../lib/selected-finder.ts";
import { Shell } from "../shell/shell.tsx";

const toSearch = (raw: Record<string, unknown>) => ({ ...toFinderSearch(raw), ...toArticleSearch(raw) });

export const Route = createFileRoute("/c")({
	validateSearch: toSearch,
	beforeLoad: ({ location, search, preload }) => {
		requireToken({ location });
		// Hovering over a link preloads its page and selects nothing.
		if (search.finder !== undefined && !preload) selectFinder(search.finder);
	},
	loader: loadAreaTexts,
	component: () => <Shell />,
	notFoundComponent: NotFound,
});
