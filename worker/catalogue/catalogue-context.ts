import type { Database } from "../db/database.ts";

/** The arguments of the catalogue's use cases. `now` in milliseconds. */
export type CatalogueContext = { db: Database; media: R2Bucket; now: () => number };
