import { createFileRoute } from "@tanstack/react-router";
import { PublishPage } from "../features/publishing/publish-page.tsx";
import { ofOneFinder } from "../lib/finder-search.ts";

export const Route = createFileRoute("/c/publish")({ search: ofOneFinder, component: PublishPage });
