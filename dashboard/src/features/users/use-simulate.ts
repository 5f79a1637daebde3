import { useNavigate, useRouter } from "@tanstack/react-router";
import { showProblem } from "../../lib/problem-text.ts";
import { switchUser, userToken } from "../../lib/session/tokens.ts";
import { hasUnsaved } from "../../lib/unsaved.ts";
import { useWrite } from "../../lib/use-write.ts";
import { selectFinder } from "../finders/selected/selected-finder.ts";
import { createSimulation } from "./user.api.ts";

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** Which begin of a simulation has left for this page. */
		simulation?: number;
	}
}

/**
 * Starts to simulate: a second token overrides the administrator's own, and all cached data is cleared. It leaves first, as
 * signing out does: who stays because of unsaved changes simulates nobody.
 */
export function useSimulate(): (id: number) => Promise<void> {
	const navigate = useNavigate();
	const router = useRouter();
	const { mutate } = useWrite({
		mutationFn: createSimulation,
		onError: showProblem,
		onSuccess: async ({ token }) => {
			selectFinder(null);
			switchUser({ user: userToken.get(), simulation: token });
			await navigate({ to: "/c" });
		},
	});
	return async (id) => {
		if (hasUnsaved()) {
			// For who stays it ends with the next page, whichever that is.
			const simulation = Date.now();
			await navigate({ to: "/a", state: { simulation } });
			if (router.state.location.state.simulation !== simulation) return;
		}
		await mutate(id);
	};
}
