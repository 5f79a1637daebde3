import { createFileRoute } from "@tanstack/react-router";
import { PreviewPage } from "../features/finders/preview-page.tsx";

export const Route = createFileRoute("/c/preview")({ component: PreviewPage });
