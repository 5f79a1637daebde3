import { createFileRoute } from "@tanstack/react-router";
import { ContentListPage } from "../features/contents/content-list-page.tsx";
import { toListAndOpened } from "../lib/opened-search.ts";

export const Route = createFileRoute("/a/contents")({ validateSearch: toListAndOpened, component: ContentListPage });
