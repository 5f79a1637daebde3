import { type SQL, sql } from "drizzle-orm";
import { findersTable as finders } from "./schema/finder.table.ts";

/** Whether a finder is shown on pages of this origin: a list of origins is kept to. */
export const isAllowedOrigin = (origin: SQL): SQL => sql`(${finders.allowedOrigins} = '[]'
	OR ${origin} IN (SELECT value FROM json_each(${finders.allowedOrigins})))`;
