import { createFileRoute } from "@tanstack/react-router";
import { WelcomePage } from "../features/welcome/welcome-page.tsx";

export const Route = createFileRoute("/a/")({ component: WelcomePage });
