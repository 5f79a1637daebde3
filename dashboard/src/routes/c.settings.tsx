import { createFileRoute } from "@tanstack/react-router";
import { FinderSettingsPage } from "../features/finders/finder-settings-page.tsx";

export const Route = createFileRoute("/c/settings")({ component: FinderSettingsPage });
