import type { Database } from "../db/database.ts";
import type { AppEnv } from "../http/env.ts";

/** The arguments of the catalogue's use cases. `now` in milliseconds. */
export type CatalogueContext = { db: Database; media: R2Bucket; now: () => number };

export const contextOf = ({ var: { db }, env }: { var: AppEnv["Variables"]; env: Env }): CatalogueContext => ({
	db,
	media: env.MEDIA,
	now: Date.now,
});
