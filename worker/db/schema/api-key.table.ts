import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ApiScope } from "../../http/api-scope.rules.ts";
import { companiesTable } from "./company.table.ts";
import { usersTable } from "./user.table.ts";

/** Keys of other systems, which act as an API user of the company. Holds a key's SHA-256, never the key. */
export const apiKeysTable = sqliteTable(
	"api_keys",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		companyId: integer("company_id")
			.notNull()
			.references(() => companiesTable.id, { onDelete: "cascade" }),
		userId: integer("user_id")
			.notNull()
			.references(() => usersTable.id, { onDelete: "cascade" }),
		name: text("name").notNull(),
		/** How the key begins, by which people recognise it. */
		prefix: text("prefix").notNull(),
		keyHash: text("key_hash").notNull(),
		scopes: text("scopes", { mode: "json" }).$type<ApiScope[]>().notNull(),
		createdAt: integer("created_at").notNull(),
		/** Null: valid until it is revoked. */
		expiresAt: integer("expires_at"),
		/** Null: never used. */
		lastUsedAt: integer("last_used_at"),
		revokedAt: integer("revoked_at"),
	},
	(table) => [
		uniqueIndex("api_keys_hash").on(table.keyHash),
		index("api_keys_company").on(table.companyId, table.id),
		index("api_keys_user").on(table.userId),
	],
);
export type ApiKeyRow = typeof apiKeysTable.$inferSelect;
