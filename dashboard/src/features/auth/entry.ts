import { redirect } from "@tanstack/react-router";
import type { CurrentUser } from "#worker/auth/auth.schema.ts";
import { toProblem } from "../../lib/api-problem.ts";
import { fetchCurrentUser, homeOf } from "../../lib/session/current-user.ts";
import { removeToken } from "../../lib/session/presence.ts";
import { bearerToken } from "../../lib/session/tokens.ts";
import { checkToken } from "./auth.api.ts";
import { startPageOf } from "./sign-in.ts";

/** The start page by role: administrators /a, others /c, nobody signed in /login. */
export async function findEntry() {
	const current = await findSession();
	return redirect({ to: current ? homeOf(current.user.roles) : "/login", replace: true });
}

/** The sign-in page redirects a signed-in user; if the server can't say, it is shown. */
export async function redirectSignedIn(returnTo: string | undefined): Promise<void> {
	const current = await findSession().catch(() => null);
	if (current) throw redirect({ href: startPageOf(current.user.roles, returnTo), replace: true });
}

/** Null: nobody is signed in. Only a 401 means that; any other error is thrown, and signs nobody out. */
async function findSession(): Promise<CurrentUser | null> {
	const token = bearerToken();
	if (token === null) return null;
	try {
		await checkToken();
		return await fetchCurrentUser();
	} catch (error) {
		if (toProblem(error).status !== 401) throw error;
		// A simulation that expired returns to the administrator.
		removeToken(token);
		return findSession();
	}
}
