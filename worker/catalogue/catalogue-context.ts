import type { Database } from "../http/env.ts";

/** The arguments of the catalogue's use cases. `now` in milliseconds. */
export type CatalogueContext = { db: Database; media: R2Bucket; now: () => number };
