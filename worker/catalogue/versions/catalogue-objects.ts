import { cachedObjects } from "../../http/cached-objects.ts";
import type { CatalogueIndex } from "../fitment/catalogue-index.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import type { ModelList } from "../vehicles/model-list.rules.ts";

export const cachedShard = cachedObjects<Shard>("shards");
export const cachedModelList = cachedObjects<ModelList>("models");
export const cachedIndex = cachedObjects<CatalogueIndex>("sizes");
