import { createFileRoute } from "@tanstack/react-router";
import { CompanyListPage } from "../features/companies/company-list-page.tsx";
import { toListAndOpened } from "../lib/opened-search.ts";

export const Route = createFileRoute("/a/companies")({ validateSearch: toListAndOpened, component: CompanyListPage });
