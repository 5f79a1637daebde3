import { createFileRoute } from "@tanstack/react-router";
import { PreviewPage } from "../features/finders/preview-page.tsx";
import { ofOneFinder } from "../features/finders/selected/finder-search.ts";

export const Route = createFileRoute("/c/preview")({ search: ofOneFinder, component: PreviewPage });
