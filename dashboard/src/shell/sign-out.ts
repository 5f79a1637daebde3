import { useNavigate, useRouter } from "@tanstack/react-router";
import { parseResponse } from "hono/client";
import { useState } from "react";
import { selectFinder } from "../features/finders/selected/selected-finder.ts";
import { adminApiBy } from "../lib/api.ts";
import { presence } from "../lib/session/presence.ts";
import { simulateToken, switchUser, userToken } from "../lib/session/tokens.ts";

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** The sign-in page must not redirect a user who is signing out. */
		isSigningOut?: boolean;
	}
}

/**
 * Only this token and simulations started from it. If the server can't be reached, it is removed all the same. A tab that
 * is closed at once still ends its session.
 */
const revoke = (token: string) =>
	parseResponse(adminApiBy(token).user["token-revoke"].$post(undefined, { init: { keepalive: true } })).catch(
		() => undefined,
	);

/** The tab no longer shows a user: whoever is signed in continues, and nobody else's session is ended. */
function isLeftBehind(): boolean {
	if (presence.get() === null) return false;
	window.location.assign("/");
	return true;
}

/** Leaves first: a user who stays because of unsaved changes stays signed in. */
export function useSignOut(): () => Promise<void> {
	const navigate = useNavigate();
	const router = useRouter();
	return async () => {
		if (isLeftBehind()) return;
		await navigate({ to: "/login", state: { isSigningOut: true } });
		if (router.state.location.pathname !== "/login") return;
		// Ending the administrator's own session also ends a simulation started from it.
		const token = userToken.get();
		switchUser({ user: null, simulation: null });
		// Nothing here waits for its answer, which may not come for minutes.
		if (token !== null) void revoke(token);
		// The sign-in page then follows the other tabs.
		await navigate({ to: "/login", replace: true });
	};
}

/** Ends the simulation, and returns the administrator to their own start page. Ending it twice does nothing. */
export function useEndSimulation() {
	const navigate = useNavigate();
	const [isBusy, setBusy] = useState(false);
	const end = async () => {
		if (isLeftBehind()) return;
		setBusy(true);
		// Another tab may end it at the same time, or start another one: the administrator's own token is never ended.
		const token = simulateToken.get();
		if (token !== null) void revoke(token);
		selectFinder(null);
		switchUser({ user: userToken.get(), simulation: null });
		await navigate({ to: "/a", ignoreBlocker: true });
		setBusy(false);
	};
	return { isBusy, end };
}
