import { createFileRoute } from "@tanstack/react-router";
import { NotFound } from "../components/shell-errors.tsx";
import { toArticleSearch } from "../features/contents/article-search.ts";
import { loadAreaTexts } from "../i18n/start.ts";
import { requireToken } from "../lib/session/return-path.ts";
import { Shell } from "../shell/shell.tsx";

export const Route = createFileRoute("/a")({
	validateSearch: toArticleSearch,
	beforeLoad: requireToken,
	loader: loadAreaTexts,
	component: () => <Shell adminOnly />,
	notFoundComponent: NotFound,
});
