import { useNavigate } from "@tanstack/react-router";
import { showProblem } from "../../lib/problem-text.ts";
import { switchUser, userToken } from "../../lib/session/tokens.ts";
import { useWrite } from "../../lib/use-write.ts";
import { selectFinder } from "../finders/selected/selected-finder.ts";
import { createSimulation } from "./user.api.ts";

/** Starts to simulate: a second token overrides the administrator's own, and all cached data is cleared. */
export function useSimulate() {
	const navigate = useNavigate();
	return useWrite({
		mutationFn: createSimulation,
		onError: showProblem,
		onSuccess: async ({ token }) => {
			selectFinder(null);
			switchUser({ user: userToken.get(), simulation: token });
			await navigate({ to: "/c" });
		},
	});
}
