import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Locale } from "../../i18n/locale.rules.ts";

export const languagesTable = sqliteTable("languages", {
	iso2: text("iso2").$type<Locale>().primaryKey(),
	name: text("name").notNull(),
	position: integer("position").notNull(),
});

/** The sign is the stored value, so it is unique; the ISO code is for `Intl`. */
export const currenciesTable = sqliteTable("currencies", {
	sign: text("sign").primaryKey(),
	name: text("name").notNull(),
	iso: text("iso").notNull().unique(),
	/** Digits of the minor unit (ISO 4217): 2 for EUR, 0 for JPY. */
	digits: integer("digits").notNull(),
});
