import { createFileRoute } from "@tanstack/react-router";
import { ofOneFinder } from "../features/finders/selected/finder-search.ts";
import { PublishPage } from "../features/publishing/publish-page.tsx";

export const Route = createFileRoute("/c/publish")({ search: ofOneFinder, component: PublishPage });
