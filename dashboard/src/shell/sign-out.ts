import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { parseResponse } from "hono/client";
import { useState } from "react";
import { adminApi } from "../lib/api.ts";
import { selectFinder } from "../lib/selected-finder.ts";
import { forgetTokens, simulateToken } from "../lib/tokens.ts";

/** Out of reach of the server a token is forgotten all the same. */
const revoke = () => parseResponse(adminApi.user["token-revoke"].$post()).catch(() => undefined);

/** Leaves first: who stays because of unsaved changes stays signed in. */
export function useSignOut(): () => Promise<void> {
	const navigate = useNavigate();
	const router = useRouter();
	return async () => {
		await navigate({ to: "/login" });
		if (router.state.location.pathname !== "/login") return;
		// The administrator's own session takes a simulation that was begun from it along.
		simulateToken.set(null);
		await revoke();
		forgetTokens();
	};
}

/** Ends the simulation, and the administrator is back at their own place (spec section 4). */
export function useEndSimulation() {
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	const [isBusy, setBusy] = useState(false);
	const end = async () => {
		setBusy(true);
		await revoke();
		selectFinder(null);
		simulateToken.set(null);
		await navigate({ to: "/a" });
		await queryClient.resetQueries();
		setBusy(false);
	};
	return { isBusy, end };
}
