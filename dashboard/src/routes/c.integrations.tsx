import { createFileRoute } from "@tanstack/react-router";
import { IntegrationsLayout } from "../features/integrations/integrations-layout.tsx";

export const Route = createFileRoute("/c/integrations")({ component: IntegrationsLayout });
