import { createFileRoute } from "@tanstack/react-router";
import { InstructionsPage } from "../features/finders/instructions-page.tsx";

export const Route = createFileRoute("/c/instructions")({ component: InstructionsPage });
