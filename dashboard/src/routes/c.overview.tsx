import { createFileRoute } from "@tanstack/react-router";
import { FinderOverviewPage } from "../features/finders/overview-page.tsx";

export const Route = createFileRoute("/c/overview")({ component: FinderOverviewPage });
