import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { User, UserEdit, UserListInput } from "#worker/users/user.schema.ts";
import { adminApi } from "../../lib/api.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";

export const usersQuery = (input: UserListInput) =>
	queryOptions({
		queryKey: ["users", "list", input],
		queryFn: () => parseResponse(adminApi.user.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

export const fetchUser = (id: number) => parseResponse(adminApi.user[":id"].$get({ param: { id: String(id) } }));

export const userQuery = (id: number) => queryOptions({ queryKey: ["users", "one", id], queryFn: () => fetchUser(id) });

/** A new user's password is typed once: the form has no field to repeat it. */
export const createUser = ({ newPassword = "", ...input }: UserEdit, once: IdempotencyHeaders) =>
	parseResponse(adminApi.user.save.$post({ json: { ...input, newPassword } }, once));

/** Sends the whole user, with the version it was read at. */
export const updateUser = (user: User & UserEdit, once: IdempotencyHeaders) =>
	parseResponse(adminApi.user.save[":id"].$post({ param: { id: String(user.id) }, json: user }, once));

export const createSimulation = (userId: number) =>
	parseResponse(adminApi.user["token-create"].$post({ json: { userId } }));
