import { createFileRoute } from "@tanstack/react-router";
import { ContentListPage } from "../features/contents/content-list-page.tsx";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/a/contents")({ validateSearch: toListSearch, component: ContentListPage });
