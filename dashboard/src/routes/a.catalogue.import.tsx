import { createFileRoute } from "@tanstack/react-router";
import { ImportPage } from "../features/catalogue/import/import-page.tsx";

export const Route = createFileRoute("/a/catalogue/import")({ component: ImportPage });
