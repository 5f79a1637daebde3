import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { CurrentUser } from "#worker/auth/auth.schema.ts";
import { holdsRole, type Role } from "#worker/http/roles.rules.ts";
import { fetchCurrentUser } from "./current-user.ts";
import { applyCurrentUser } from "./presence.ts";
import { bearerToken } from "./tokens.ts";

/** Asked again if another tab has signed in or out meanwhile: an old token's answer doesn't say who is signed in. */
async function readCurrentUser(): Promise<CurrentUser> {
	const token = bearerToken();
	try {
		const current = await fetchCurrentUser();
		if (bearerToken() === token) return applyCurrentUser(current);
	} catch (error) {
		if (bearerToken() === token) throw error;
	}
	return readCurrentUser();
}

export const currentUserQuery = queryOptions({
	queryKey: ["current-user"],
	queryFn: readCurrentUser,
	staleTime: 60_000,
});

/** For components inside the shell, which waits until the user is known. */
export const useCurrentUser = () => useSuspenseQuery(currentUserQuery).data;

export const useHoldsRole = (role: Role): boolean => holdsRole(useCurrentUser().user.roles, role);
