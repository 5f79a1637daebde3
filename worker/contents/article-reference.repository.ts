import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";

/**
 * Removes an article from every finder that shows it, if `when` holds: for the batch that deletes the article. The
 * configuration's version is raised, so that a form which still has the article gets a conflict instead of an error in
 * a field that its user can't see.
 */
export const dropArticle = (db: Database, id: number, when: SQL) =>
	db
		.update(finders)
		.set({
			articles: sql`(
				SELECT json_group_array(shown.value) FROM json_each(${finders.articles}) AS shown WHERE shown.value <> ${id}
			)`,
			version: sql`${finders.version} + 1`,
		})
		.where(sql`EXISTS (SELECT 1 FROM json_each(${finders.articles}) AS shown WHERE shown.value = ${id}) AND ${when}`);
