import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { config } from "zod/v4/core";
import { startLanguage } from "./i18n/start.ts";
import { watchReleases } from "./lib/new-release.ts";
import { followTheme } from "./lib/theme.ts";
import { allowTranslation } from "./lib/translated-page.ts";
import { router } from "./router.ts";
import "./styles.css";

// The page's policy forbids code from text, and browsers report the attempt.
config({ jitless: true });
allowTranslation();
followTheme();
watchReleases();
await startLanguage();
const root = document.getElementById("root");
if (root) {
	createRoot(root).render(
		<StrictMode>
			<RouterProvider router={router} />
		</StrictMode>,
	);
}
