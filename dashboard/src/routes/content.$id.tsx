import { createFileRoute } from "@tanstack/react-router";
import { toArticleSearch } from "../features/contents/article-search.ts";
import { ContentPage } from "../features/contents/content-page.tsx";
import { loadAreaTexts } from "../i18n/start.ts";
import { requireToken } from "../lib/session/return-path.ts";
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
