import { createMiddleware } from "hono/factory";
import { AppError } from "./app-error.ts";
import type { AppEnv } from "./env.ts";
import { holdsRole, type Role } from "./roles.rules.ts";

/** Lets users with one of these roles through. The roles stay readable on the middleware, for the call table. */
export const requireRole = (...allowed: Role[]) =>
	Object.assign(
		createMiddleware<AppEnv>(async (c, next) => {
			if (!allowed.some((role) => holdsRole(c.var.session.roles, role))) throw new AppError("auth.forbidden", 403);
			await next();
		}),
		{ allowed },
	);

export const mayAdminister = requireRole("ROLE_ADMIN");
export const mayManage = requireRole("ROLE_CUSTOMER", "ROLE_API_USER");
export const mayRead = requireRole("ROLE_USER", "ROLE_CUSTOMER", "ROLE_API_USER");
