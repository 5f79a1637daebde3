import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { catalogueStateTable as state, catalogueVersionsTable as versions } from "../../db/schema/version.table.ts";
import type { ShardManifest } from "./version.schema.ts";

export const NO_CATALOGUE: ShardManifest = { brands: [], models: null, modelsGzipBytes: 0, sizes: null };

export const activeManifest = (db: Database) =>
	db
		.select({ versionId: versions.id, manifest: versions.manifest })
		.from(state)
		.innerJoin(versions, eq(versions.id, state.activeVersionId))
		.where(eq(state.id, 1));
