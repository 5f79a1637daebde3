import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Role } from "../../http/roles.rules.ts";
import type { Locale } from "../../i18n/locale.rules.ts";
import { edited } from "../columns.ts";
import { caseless } from "../folded-order.ts";
import { companiesTable } from "./company.table.ts";

export const usersTable = sqliteTable(
	"users",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		companyId: integer("company_id")
			.notNull()
			.references(() => companiesTable.id),
		username: text("username").notNull(),
		/** Folded forms, unique and looked up at sign-in. */
		usernameKey: text("username_key").notNull(),
		email: text("email").notNull(),
		emailKey: text("email_key").notNull(),
		notificationEmail: text("notification_email").notNull().default(""),
		name: text("name").notNull().default(""),
		enabled: integer("enabled", { mode: "boolean" }).notNull().default(true),
		roles: text("roles", { mode: "json" }).$type<Role[]>().notNull(),
		customerNumber: text("customer_number").notNull().default(""),
		language: text("language").$type<Locale>().notNull().default("en"),
		passwordHash: text("password_hash").notNull(),
		passwordRequestedAt: integer("password_requested_at"),
		lastLogin: integer("last_login"),
		/** Indexed by `users_search` (docs/adr/0047), which triggers keep in step. */
		searched: text("searched").notNull(),
		...edited,
	},
	(table) => [
		uniqueIndex("users_username").on(table.usernameKey),
		uniqueIndex("users_email").on(table.emailKey),
		index("users_company").on(table.companyId, table.id),
		// For the list's orders; every index ends with the id, which orders ties.
		index("users_roles").on(table.roles),
		index("users_name").on(caseless(table.name)),
		index("users_last_login").on(table.lastLogin),
	],
);
export type UserRow = typeof usersTable.$inferSelect;
