import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { CarRequestState } from "../../car-requests/car-request.rules.ts";
import type { Locale } from "../../i18n/locale.rules.ts";
import { findersTable } from "./finder.table.ts";

/** Cars that visitors miss, with the address to tell when they can be bought (docs/adr/0072). */
export const carRequestsTable = sqliteTable(
	"car_requests",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		finderId: integer("finder_id")
			.notNull()
			.references(() => findersTable.id, { onDelete: "cascade" }),
		/** `variantId-year`, or the folded text: what is the same car. */
		carKey: text("car_key").notNull(),
		/** `variantId-year`; null: the visitor has typed a text, and no car was found for it yet, or several were found. */
		vehicle: text("vehicle"),
		/** The car's name, or what the visitor has typed. */
		car: text("car").notNull(),
		searched: text("searched").notNull(),
		/** Null: the mail was sent, and the address is erased. */
		email: text("email"),
		/** The address folded: what is the same one. */
		emailKey: text("email_key"),
		locale: text("locale").$type<Locale>().notNull(),
		/** The page where it was asked, without its query. */
		page: text("page").notNull(),
		state: text("state").$type<CarRequestState>().notNull().default("asked"),
		/** Of the links in the mails. */
		confirmTokenHash: text("confirm_token_hash").notNull().unique(),
		eraseTokenHash: text("erase_token_hash").unique(),
		createdAt: integer("created_at").notNull(),
		/** When the mail to confirm was last asked for. */
		mailedAt: integer("mailed_at").notNull(),
		/** The next run of the job of every ten minutes deletes it. */
		expiresAt: integer("expires_at").notNull(),
		/** When the car was last looked up; 0: never. */
		checkedAt: integer("checked_at").notNull().default(0),
	},
	(table) => [
		uniqueIndex("car_requests_same").on(table.finderId, table.carKey, table.emailKey),
		index("car_requests_email").on(table.emailKey, table.state, table.mailedAt),
		index("car_requests_mailed").on(table.finderId, table.mailedAt),
		index("car_requests_expired").on(table.expiresAt),
		index("car_requests_checked").on(table.state, table.checkedAt, table.id),
	],
);
