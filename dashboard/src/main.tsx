import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { config } from "zod/v4/core";
import { StartProblem } from "./components/start-problem.tsx";
import { startLanguage } from "./i18n/start.ts";
import { isReachable, reloadOnce, watchReleases } from "./lib/new-release.ts";
import { followTheme } from "./lib/theme.ts";
import { allowTranslation } from "./lib/translated-page.ts";
import { router } from "./router.ts";
import "./styles.css";

// The page's policy forbids code from text, and browsers report the attempt.
config({ jitless: true });
allowTranslation();
followTheme();
watchReleases();
const isStarted = await startLanguage().then(
	() => true,
	() => false,
);
const root = document.getElementById("root");
// A release has replaced the texts, or there is no connection.
const isReloading = !isStarted && (await isReachable()) && reloadOnce();
if (root && !isReloading) {
	createRoot(root).render(<StrictMode>{isStarted ? <RouterProvider router={router} /> : <StartProblem />}</StrictMode>);
}
