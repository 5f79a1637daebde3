import { createFileRoute } from "@tanstack/react-router";
import { loadAreaTexts } from "../i18n/start.ts";
import { requireToken } from "../lib/return-path.ts";
import { Shell } from "../shell/shell.tsx";

export const Route = createFileRoute("/a")({
	beforeLoad: requireToken,
	loader: loadAreaTexts,
	component: () => <Shell adminOnly />,
});
