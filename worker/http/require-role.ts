import { createMiddleware } from "hono/factory";
import { allows } from "./api-scope.rules.ts";
import { AppError } from "./app-error.ts";
import type { AppEnv } from "./env.ts";
import { holdsRole, type Role } from "./roles.rules.ts";

/** Lets users with one of these roles through. The roles stay readable on the middleware, for the call table. */
export const requireRole = (...allowed: Role[]) =>
	Object.assign(
		createMiddleware<AppEnv>(async (c, next) => {
			const { roles, scopes } = c.var.session;
			if (!allowed.some((role) => holdsRole(roles, role))) throw new AppError("auth.forbidden", 403);
			// Who only reads is let through where nothing is written.
			const need = allowed.includes("ROLE_USER") ? "read" : "write";
			if (scopes && !allows(scopes, c.req.path, need)) throw new AppError("auth.scope_missing", 403);
			await next();
		}),
		{ allowed },
	);

export const mayAdminister = requireRole("ROLE_ADMIN");
export const mayManage = requireRole("ROLE_CUSTOMER", "ROLE_API_USER");
export const mayRead = requireRole("ROLE_USER", "ROLE_CUSTOMER", "ROLE_API_USER");
