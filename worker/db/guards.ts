import { sql } from "drizzle-orm";

/** The previous statement of the batch changed something. Exact, also within one millisecond. */
export const HAS_WRITTEN = sql`changes() > 0`;

/** For statements that take a guard and need none. */
export const ALWAYS = sql`TRUE`;
