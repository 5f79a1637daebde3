import { createFileRoute } from "@tanstack/react-router";
import { FinderContentsPage } from "../features/finders/finder-contents-page.tsx";

export const Route = createFileRoute("/c/contents")({ component: FinderContentsPage });
