import { redirect } from "@tanstack/react-router";
import type { CurrentUser } from "#worker/auth/auth.schema.ts";
import { toProblem } from "../../lib/api-problem.ts";
import { fetchCurrentUser, homeOf } from "../../lib/current-user.ts";
import { forget } from "../../lib/presence.ts";
import { bearer } from "../../lib/tokens.ts";
import { checkToken } from "./auth.api.ts";
import { startOf } from "./sign-in.ts";

/** Where the entry page leads: administrators to /a, others to /c, everyone else to /login. */
export async function findEntry() {
	const current = await findSession();
	return redirect({ to: current ? homeOf(current.user.roles) : "/login", replace: true });
}

/** The sign-in page leads on who is signed in already; where the server can't say, it is shown. */
export async function leadOn(returnTo: string | undefined): Promise<void> {
	const current = await findSession().catch(() => null);
	if (current) throw redirect({ href: startOf(current.user.roles, returnTo), replace: true });
}

/** Null: nobody is signed in. Only a 401 says so; anything else is thrown, and signs nobody out. */
async function findSession(): Promise<CurrentUser | null> {
	const token = bearer();
	if (token === null) return null;
	try {
		await checkToken();
		return await fetchCurrentUser();
	} catch (error) {
		if (toProblem(error).status !== 401) throw error;
		// A simulation that ran out leads back to who began it.
		forget(token);
		return findSession();
	}
}
