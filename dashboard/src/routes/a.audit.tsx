import { createFileRoute } from "@tanstack/react-router";
import { AuditPage } from "../features/audit/audit-page.tsx";
import { toAuditSearch } from "../features/audit/audit-search.ts";

export const Route = createFileRoute("/a/audit")({ validateSearch: toAuditSearch, component: AuditPage });
