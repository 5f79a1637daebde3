import { createFileRoute } from "@tanstack/react-router";
import { InstructionsPage } from "../features/finders/instructions-page.tsx";
import { ofOneFinder } from "../features/finders/selected/finder-search.ts";

export const Route = createFileRoute("/c/instructions")({ search: ofOneFinder, component: InstructionsPage });
