import { createFileRoute } from "@tanstack/react-router";
import { FinderSettingsPage } from "../features/finders/finder-settings-page.tsx";
import { ofOneFinder } from "../features/finders/selected/finder-search.ts";

export const Route = createFileRoute("/c/settings")({ search: ofOneFinder, component: FinderSettingsPage });
