import { createFileRoute } from "@tanstack/react-router";
import { PageSpinner } from "../components/page-spinner.tsx";
import { findEntry } from "../features/auth/entry.ts";

export const Route = createFileRoute("/")({
	beforeLoad: async () => {
		throw await findEntry();
	},
	component: PageSpinner,
});
