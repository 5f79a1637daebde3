import { nameKey } from "../../db/search-text.rules.ts";
import type { List } from "../../http/list.schema.ts";
import { getImmutable } from "../../storage/immutable.ts";
import { createMemory } from "../../storage/memory.ts";
import { carNotFound } from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { correctionListSchema } from "../corrections/correction.schema.ts";
import { listAdapters } from "../fitment/adapter.repository.ts";
import { variantKey } from "../fitment/fitment.rules.ts";
import { findModel, type Shard, type ShardModel } from "../fitment/shard.rules.ts";
import { readShard } from "../fitment/shard-compile.rules.ts";
import type { ModelList } from "../vehicles/model-list.rules.ts";
import { toDifferenceSpan } from "../versions/difference-span.rules.ts";
import { createVersionRepository } from "../versions/version.repository.ts";
import { loadShard } from "../versions/version-shards.ts";
import { describeModels } from "./car.repository.ts";
import type { CarDetail, CarListInput, CarModel } from "./car.schema.ts";
import { findModels, type ListedModel } from "./car-search.rules.ts";
import { listCorrections } from "./correction-list.usecases.ts";

/** The names of a large catalogue are megabytes, so this isolate caches the latest list. */
const lists = createMemory<ModelList>(32 * 1024 * 1024);
const BYTES_A_MODEL = 200;

const NO_MODELS: ModelList = { v: 1, brands: [] };

/** The models of the active catalogue. Names come from the list that visitors search, years from a page's rows. */
export async function listCars(context: CatalogueContext, input: CarListInput): Promise<List<CarModel>> {
	const { db } = context;
	const { versionId, models } = await activeModels(context);
	const found = findModels(models, input);
	const page = found.slice((input.page - 1) * input.pageSize, input.page * input.pageSize);
	const known = await describeModels(
		db,
		versionId,
		page.map(({ id }) => id),
	);
	const toRow = ({ id, name, brand }: ListedModel): CarModel => {
		const years = known.years.get(id);
		return {
			id,
			brand,
			model: name,
			variants: years?.variants ?? null,
			yearFrom: years?.yearFrom ?? null,
			yearTo: years?.yearTo ?? null,
			corrections: known.corrections.get(id) ?? 0,
		};
	};
	return { data: page.map(toRow), totalItemCount: found.length };
}

/** One model of the active catalogue, with the fitments of its variants. */
export async function readCar(context: CatalogueContext, modelId: number): Promise<CarDetail> {
	const { db, media } = context;
	const { versionId, models } = await activeModels(context);
	const brandId = models.brands.find(([, , ofBrand]) => ofBrand.some(([id]) => id === modelId))?.[0];
	if (brandId === undefined) throw carNotFound();
	const { manifest } = await createVersionRepository(db).get(versionId);
	const hash = manifest.brands.find(([id]) => id === brandId)?.[2];
	const shard = hash === undefined ? undefined : await loadShard(media, hash);
	const model = shard && findModel(shard, modelId);
	if (!shard || !model) throw carNotFound();
	return toDetail(context, shard, model);
}

async function toDetail(context: CatalogueContext, shard: Shard, model: ShardModel): Promise<CarDetail> {
	const [id, name, variants] = model;
	const { names } = await listAdapters(context.db);
	const adapters = new Map([...shard.adapters, ...names]);
	const fitments = readShard(shard).models.get(nameKey(name));
	const detailed = variants.map(async ([variantId, body, steering, note]) => ({
		variantId,
		body,
		steering,
		note,
		spans: (fitments?.variants.get(variantKey({ body, steering, note }))?.spans ?? []).map((span) =>
			toDifferenceSpan(span, adapters),
		),
		corrections: (await listCorrections(context, { ...ALL, variantId })).data,
	}));
	return { id, brand: { id: shard.id, name: shard.name }, model: name, variants: await Promise.all(detailed) };
}

const ALL = {
	...correctionListSchema.parse({ sortField: "id", sortOrder: "asc" }),
	pageSize: Number.MAX_SAFE_INTEGER,
};

async function activeModels({ db, media, now }: CatalogueContext): Promise<{ versionId: number; models: ModelList }> {
	const versions = createVersionRepository(db);
	const versionId = await versions.activeId();
	const hash = versionId === null ? null : (await versions.get(versionId)).manifest.models;
	if (versionId === null || hash === null) return { versionId: 0, models: NO_MODELS };
	const known = lists.get(hash, now());
	if (known) return { versionId, models: known };
	const models = (await getImmutable<ModelList>(media, "models", hash)) ?? NO_MODELS;
	const size = models.brands.reduce((sum, [, , ofBrand]) => sum + ofBrand.length, 0);
	lists.set(hash, models, size * BYTES_A_MODEL, Number.POSITIVE_INFINITY);
	return { versionId, models };
}
