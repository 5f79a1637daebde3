import { createFileRoute } from "@tanstack/react-router";
import { PageSpinner } from "../components/page-spinner.tsx";
import { redirectSignedIn } from "../features/auth/entry.ts";
import { LoginPage } from "../features/auth/login-page.tsx";
import { toReturnPath } from "../lib/session/return-path.ts";

export const Route = createFileRoute("/login")({
	validateSearch: (search: Record<string, unknown>) => toReturnPath(search.returnTo),
	beforeLoad: async ({ search, location }) => {
		if (location.state.isSigningOut !== true) await redirectSignedIn(search.returnTo);
	},
	pendingComponent: PageSpinner,
	component: () => <LoginPage returnTo={Route.useSearch().returnTo} />,
});
