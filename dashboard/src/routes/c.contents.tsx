import { createFileRoute } from "@tanstack/react-router";
import { FinderContentsPage } from "../features/finders/finder-contents-page.tsx";
import { ofOneFinder } from "../features/finders/selected/finder-search.ts";

export const Route = createFileRoute("/c/contents")({ search: ofOneFinder, component: FinderContentsPage });
