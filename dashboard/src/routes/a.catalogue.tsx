import { createFileRoute } from "@tanstack/react-router";
import { CataloguePage } from "../features/catalogue/catalogue-page.tsx";

export const Route = createFileRoute("/a/catalogue")({ component: CataloguePage });
