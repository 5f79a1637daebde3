import { createFileRoute } from "@tanstack/react-router";
import { PublishPage } from "../features/publishing/publish-page.tsx";

export const Route = createFileRoute("/c/publish")({ component: PublishPage });
