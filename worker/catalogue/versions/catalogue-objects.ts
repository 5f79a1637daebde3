import { cachedObjects } from "../../http/cached-objects.ts";
import type { CatalogueIndex } from "../fitment/catalogue-index.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { withWords } from "../vehicles/car-word-list.rules.ts";
import type { ModelList } from "../vehicles/model-list.rules.ts";

export const cachedShard = cachedObjects<Shard>("shards");
export const cachedModelList = cachedObjects<ModelList>("models", withWords);
export const cachedIndex = cachedObjects<CatalogueIndex>("sizes");
