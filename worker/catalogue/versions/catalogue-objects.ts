import { immutableAnswer } from "../../http/cached-answer.ts";
import { cachedObjects } from "../../http/cached-objects.ts";
import type { DeliveryContext } from "../../http/delivery-context.ts";
import type { CatalogueIndex } from "../fitment/catalogue-index.rules.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import type { ModelList } from "../vehicles/model-list.rules.ts";
import { keptModelList } from "./kept-model-list.ts";

export const cachedShard = cachedObjects<Shard>("shards");
export const cachedIndex = cachedObjects<CatalogueIndex>("sizes");

export const cachedModelList = (delivery: DeliveryContext, hash: string): Promise<ModelList | undefined> =>
	keptModelList(hash, delivery.now, async () => {
		const { status, body } = await immutableAnswer(delivery, "models", hash);
		return status === 200 ? JSON.parse(new TextDecoder().decode(body)) : undefined;
	});
