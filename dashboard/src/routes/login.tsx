import { createFileRoute } from "@tanstack/react-router";
import { LoginPage } from "../features/auth/login-page.tsx";
import { toReturnPath } from "../lib/return-path.ts";

export const Route = createFileRoute("/login")({
	validateSearch: (search: Record<string, unknown>) => toReturnPath(search.returnTo),
	component: () => <LoginPage returnTo={Route.useSearch().returnTo} />,
});
