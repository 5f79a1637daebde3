import { createFileRoute } from "@tanstack/react-router";
import { AuditPage } from "../features/audit/audit-page.tsx";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/a/audit")({ validateSearch: toListSearch, component: AuditPage });
