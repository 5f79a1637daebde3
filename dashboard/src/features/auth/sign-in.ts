import type { CurrentUser } from "#worker/auth/auth.schema.ts";
import type { Role } from "#worker/http/roles.rules.ts";
import { fetchCurrentUser, homeOf } from "../../lib/session/current-user.ts";
import { switchUser } from "../../lib/session/tokens.ts";
import { selectFinder } from "../finders/selected/selected-finder.ts";
import { logIn } from "./auth.api.ts";

export type Credentials = { username: string; password: string };

/** Stores the token, and clears the configuration selected before. */
export async function signIn(credentials: Credentials): Promise<CurrentUser> {
	const { token } = await logIn(credentials);
	switchUser({ user: token, simulation: null });
	selectFinder(null);
	return fetchCurrentUser();
}

/** The page after sign-in: the requested one, if it is the user's; it may have been another user's page. */
export function startPageOf(roles: readonly Role[], returnTo: string | undefined): string {
	const home = homeOf(roles);
	const isReachable = returnTo !== undefined && (home === "/a" || !/^\/a(?:[/?]|$)/.test(returnTo));
	return isReachable ? returnTo : home;
}
