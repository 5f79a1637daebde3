import { createFileRoute } from "@tanstack/react-router";
import { CompanyListPage } from "../features/companies/company-list-page.tsx";
import { toListSearch } from "../lib/list-search.ts";

export const Route = createFileRoute("/a/companies")({ validateSearch: toListSearch, component: CompanyListPage });
