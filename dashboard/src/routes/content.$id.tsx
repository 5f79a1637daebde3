import { createFileRoute } from "@tanstack/react-router";
import { ContentPage } from "../features/contents/content-page.tsx";
import { loadAreaTexts } from "../i18n/start.ts";
import { toArticleSearch } from "../lib/article-search.ts";
import { requireToken } from "../lib/return-path.ts";
import { Shell } from "../shell/shell.tsx";

export const Route = createFileRoute("/content/$id")({
	validateSearch: toArticleSearch,
	beforeLoad: requireToken,
	loader: loadAreaTexts,
	component: () => (
		<Shell>
			<ContentPage />
		</Shell>
	),
});
