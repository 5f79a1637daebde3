import { createFileRoute } from "@tanstack/react-router";
import { NotFound } from "../components/shell-errors.tsx";
import { toArticleSearch } from "../features/contents/article-search.ts";
import { toFinderSearch } from "../features/finders/selected/finder-search.ts";
import { selectFinder } from "../features/finders/selected/selected-finder.ts";
import { loadAreaTexts } from "../i18n/start.ts";
import { requireToken } from "../lib/session/return-path.ts";
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
