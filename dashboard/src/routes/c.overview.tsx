import { createFileRoute } from "@tanstack/react-router";
import { FinderOverviewPage } from "../features/finders/overview-page.tsx";
import { ofOneFinder } from "../features/finders/selected/finder-search.ts";

export const Route = createFileRoute("/c/overview")({ search: ofOneFinder, component: FinderOverviewPage });
