import { createFileRoute } from "@tanstack/react-router";
import { FinderListPage } from "../features/finders/finder-list-page.tsx";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/c/")({ validateSearch: toListSearch, component: FinderListPage });
