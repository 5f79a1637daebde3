import { useNavigate, useRouter } from "@tanstack/react-router";
import { parseResponse } from "hono/client";
import { useState } from "react";
import { adminApiBy } from "../lib/api.ts";
import { presence } from "../lib/presence.ts";
import { selectFinder } from "../lib/selected-finder.ts";
import { become, simulateToken, userToken } from "../lib/tokens.ts";

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** The sign-in page must not lead on who is about to leave. */
		isSigningOut?: boolean;
	}
}

/** Only this token and what was begun from it. Out of reach of the server it is forgotten all the same. */
const revoke = (token: string) => parseResponse(adminApiBy(token).user["token-revoke"].$post()).catch(() => undefined);

/** What the tab shows is nobody's any more: whoever is signed in by now goes on, and nobody else's session is ended. */
function isLeftBehind(): boolean {
	if (presence.get() === null) return false;
	window.location.assign("/");
	return true;
}

/** Leaves first: who stays because of unsaved changes stays signed in. */
export function useSignOut(): () => Promise<void> {
	const navigate = useNavigate();
	const router = useRouter();
	return async () => {
		if (isLeftBehind()) return;
		await navigate({ to: "/login", state: { isSigningOut: true } });
		if (router.state.location.pathname !== "/login") return;
		// The administrator's own session takes a simulation that was begun from it along.
		const token = userToken.get();
		become({ user: null, simulation: null });
		if (token !== null) await revoke(token);
		// From now on the sign-in page follows the other tabs.
		await navigate({ to: "/login", replace: true });
	};
}

/** Ends the simulation, and the administrator is back at their own place (spec section 4). Ended twice, nothing happens. */
export function useEndSimulation() {
	const navigate = useNavigate();
	const [isBusy, setBusy] = useState(false);
	const end = async () => {
		if (isLeftBehind()) return;
		setBusy(true);
		// Another tab may end it at the same time, or begin another one: never the administrator's own token.
		const token = simulateToken.get();
		if (token !== null) await revoke(token);
		if (simulateToken.get() === token || simulateToken.get() === null) {
			selectFinder(null);
			become({ user: userToken.get(), simulation: null });
		}
		await navigate({ to: "/a", ignoreBlocker: true });
		setBusy(false);
	};
	return { isBusy, end };
}
