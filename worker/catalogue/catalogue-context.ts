import type { Database } from "../http/env.ts";

/** What the catalogue's use cases work on. `now` in milliseconds. */
export type CatalogueContext = { db: Database; media: R2Bucket; now: () => number };
