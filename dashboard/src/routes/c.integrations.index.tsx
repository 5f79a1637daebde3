import { createFileRoute } from "@tanstack/react-router";
import { ApiKeyListPage } from "../features/integrations/api-key-list-page.tsx";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/c/integrations/")({ validateSearch: toListSearch, component: ApiKeyListPage });
