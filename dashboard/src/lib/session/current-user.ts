import { parseResponse } from "hono/client";
import type { Role } from "#worker/http/roles.rules.ts";
import { adminApiBy } from "../api.ts";
import { bearerToken } from "./tokens.ts";

/** The signed-in or simulated user, with the menu. */
export const fetchCurrentUser = () => parseResponse(adminApiBy(bearerToken()).user.current.$get());

/** Administrators start in their own area, everyone else in the customer's. */
export const homeOf = (roles: readonly Role[]): "/a" | "/c" => (roles.includes("ROLE_ADMIN") ? "/a" : "/c");
