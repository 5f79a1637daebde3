import { z } from "zod";
import { ROLES } from "../http/roles.rules.ts";

/** A longer password is rejected before it is hashed. */
export const PASSWORD_MAX = 200;

/** For resetting and changing; the administrator's user form requires one more. */
export const PASSWORD_MIN = 5;

export const loginSchema = z.strictObject({
	/** The user name or the e-mail address. */
	username: z.string().trim().min(1).max(254),
	password: z.string().min(1).max(PASSWORD_MAX),
});

const newPassword = z.string().min(PASSWORD_MIN, "auth.password_short").max(PASSWORD_MAX);

export const forgetPasswordSchema = z.strictObject({ email: z.email().max(254) });

export const resetPasswordSchema = z.strictObject({
	/** Every text that isn't a valid token gets the same answer. */
	token: z.unknown().transform((token) => (typeof token === "string" ? token : "")),
	password: newPassword,
});

export const changePasswordSchema = z.strictObject({
	currentPassword: z.string().min(1).max(PASSWORD_MAX),
	newPassword,
});

export const tokenSchema = z.strictObject({ token: z.string() });

export const tokenCheckSchema = z.strictObject({ valid: z.literal(true) });

export const menuEntrySchema = z.strictObject({
	role: z.enum(ROLES),
	active: z.boolean(),
	routeName: z.string(),
	uri: z.string(),
	icon: z.string(),
	/** A translation key of the dashboard. */
	linkText: z.string(),
	/** The heading of its group; "finder": below the selected configuration. */
	group: z.enum(["sell", "finder", "catalogue", "system"]).optional(),
});
export type MenuEntry = z.infer<typeof menuEntrySchema>;

export const currentUserSchema = z.strictObject({
	user: z.strictObject({
		id: z.int(),
		username: z.string(),
		name: z.string(),
		email: z.string(),
		roles: z.array(z.enum(ROLES)),
		language: z.string(),
		/** `supplier`: it ships the orders of other companies, or still has some to ship. */
		company: z.strictObject({ id: z.int(), title: z.string(), supplier: z.boolean() }),
		impersonatedBy: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
	}),
	config: z.strictObject({ menu: z.array(menuEntrySchema) }),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
