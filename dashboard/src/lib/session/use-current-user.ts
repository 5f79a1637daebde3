import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { holdsRole, type Role } from "#worker/http/roles.rules.ts";
import { fetchCurrentUser } from "./current-user.ts";
import { applyCurrentUser } from "./presence.ts";

export const currentUserQuery = queryOptions({
	queryKey: ["current-user"],
	queryFn: async () => applyCurrentUser(await fetchCurrentUser()),
	staleTime: 60_000,
});

/** For components inside the shell, which waits until the user is known. */
export const useCurrentUser = () => useSuspenseQuery(currentUserQuery).data;

export const useHoldsRole = (role: Role): boolean => holdsRole(useCurrentUser().user.roles, role);
