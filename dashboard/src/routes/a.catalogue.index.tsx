import { createFileRoute } from "@tanstack/react-router";
import { VersionListPage } from "../features/catalogue/versions/version-list-page.tsx";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/a/catalogue/")({ validateSearch: toListSearch, component: VersionListPage });
