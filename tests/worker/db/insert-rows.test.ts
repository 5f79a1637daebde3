import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { db } from "#tests/support/world.ts";
import { insertRows } from "#worker/db/insert-rows.ts";

const columns = {
	id: integer("id").primaryKey({ autoIncrement: true }),
	name: text("name").notNull(),
	city: text("city").notNull(),
	tags: text("tags", { mode: "json" }).$type<string[]>().notNull(),
	version: integer("version").notNull().default(1),
	active: integer("active", { mode: "boolean" }).notNull().default(true),
	note: text("note"),
};
const { id, name, city, ...others } = columns;
const places = sqliteTable("places", columns);
const reordered = sqliteTable("places", { ...others, city, name, id });

test.each([
	["as it was", places],
	["reordered", reordered],
])("a row is written by the names of its columns into a table that is %s", async (_, table) => {
	await env.DB.prepare(
		"CREATE TABLE places (id INTEGER PRIMARY KEY, name TEXT, city TEXT, tags TEXT, version INTEGER, active INTEGER, note TEXT)",
	).run();
	const values = { city: sql`value ->> 1`, name: sql`value ->> 0`, tags: ["a", "b"] };
	await insertRows(db, table, sql`FROM json_each(${'[["Saab","Linköping"]]'})`, values);
	expect(await db.select().from(places)).toEqual([
		{ id: 1, name: "Saab", city: "Linköping", tags: ["a", "b"], version: 1, active: true, note: null },
	]);
});
