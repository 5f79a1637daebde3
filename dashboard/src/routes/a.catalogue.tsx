import { createFileRoute } from "@tanstack/react-router";
import { CatalogueLayout } from "../features/catalogue/catalogue-layout.tsx";

export const Route = createFileRoute("/a/catalogue")({ component: CatalogueLayout });
