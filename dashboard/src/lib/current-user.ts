import { parseResponse } from "hono/client";
import type { Role } from "#worker/http/roles.rules.ts";
import { adminApiBy } from "./api.ts";
import { bearer } from "./tokens.ts";

/** Who is signed in, or simulated, and the menu that comes with it. */
export const fetchCurrentUser = () => parseResponse(adminApiBy(bearer()).user.current.$get());

/** Administrators start in their own area, everyone else in the customer's (spec section 2). */
export const homeOf = (roles: readonly Role[]): "/a" | "/c" => (roles.includes("ROLE_ADMIN") ? "/a" : "/c");
