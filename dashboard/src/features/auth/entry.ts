import { redirect } from "@tanstack/react-router";
import { toProblem } from "../../lib/api-problem.ts";
import { fetchCurrentUser, homeOf } from "../../lib/current-user.ts";
import { bearer, forgetTokens, simulateToken } from "../../lib/tokens.ts";
import { checkToken } from "./auth.api.ts";

/** Where the entry page leads: administrators to /a, others to /c, everyone else and any error to /login. */
export async function findEntry() {
	if (bearer() === null) return redirect({ to: "/login", replace: true });
	try {
		await checkToken();
		const { user } = await fetchCurrentUser();
		return redirect({ to: homeOf(user.roles), replace: true });
	} catch (error) {
		if (toProblem(error).status === 401) {
			// A simulation that ran out leads back to who began it.
			if (simulateToken.get() !== null) {
				simulateToken.set(null);
				return redirect({ to: "/", replace: true });
			}
			forgetTokens();
		}
		return redirect({ to: "/login", replace: true });
	}
}
