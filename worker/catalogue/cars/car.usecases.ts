import { nameKey } from "../../db/search-text.rules.ts";
import type { List } from "../../http/list.schema.ts";
import { getImmutable } from "../../storage/immutable.ts";
import { carNotFound } from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { createArmAnswerRepository } from "../corrections/arm-answer.repository.ts";
import { armEvidence } from "../corrections/arm-answer.rules.ts";
import { createCorrectionRepository } from "../corrections/correction.repository.ts";
import type { Correction } from "../corrections/correction.schema.ts";
import { type KeyNumber, variantKey } from "../fitment/fitment.rules.ts";
import { toKeyNumber } from "../fitment/key-number.rules.ts";
import { findModel, type Shard, type ShardModel } from "../fitment/shard.rules.ts";
import { readShard } from "../fitment/shard-compile.rules.ts";
import type { ModelList } from "../vehicles/model-list.rules.ts";
import { activeManifest, NO_CATALOGUE } from "../versions/active-manifest.repository.ts";
import { toDifferenceSpan } from "../versions/difference-span.rules.ts";
import { keptModelList } from "../versions/kept-model-list.ts";
import { knownNames } from "../versions/known-names.usecases.ts";
import { loadShard } from "../versions/version-shards.ts";
import { describeModels } from "./car.repository.ts";
import type { CarDetail, CarListInput, CarModel } from "./car.schema.ts";
import { findModels, type ListedModel } from "./car-search.rules.ts";
import { describeCorrections } from "./correction-list.usecases.ts";

const NO_MODELS: ModelList = { v: 1, brands: [] };
const NO_VERSION = { versionId: 0, manifest: NO_CATALOGUE };

/** The models of the active catalogue. Names come from the list that visitors search, years from a page's rows. */
export async function listCars(context: CatalogueContext, input: CarListInput): Promise<List<CarModel>> {
	const { db } = context;
	const { versionId, models } = await activeModels(context);
	const matching = findModels(models, input);
	const page = matching.slice((input.page - 1) * input.pageSize, input.page * input.pageSize);
	const details = await describeModels(
		db,
		versionId,
		page.map(({ id }) => id),
	);
	const toRow = ({ id, name, brand }: ListedModel): CarModel => {
		const years = details.years.get(id);
		return {
			id,
			brand,
			model: name,
			variants: years?.variants ?? null,
			yearFrom: years?.yearFrom ?? null,
			yearTo: years?.yearTo ?? null,
			corrections: details.corrections.get(id) ?? 0,
		};
	};
	return { data: page.map(toRow), totalItemCount: matching.length };
}

/** One model of the active catalogue, with the fitments and corrections of its variants. */
export async function readCar(context: CatalogueContext, modelId: number): Promise<CarDetail> {
	const { versionId, models, manifest } = await activeModels(context);
	const brandId = models.brands.find(([, , ofBrand]) => ofBrand.some(([id]) => id === modelId))?.[0];
	const hash = manifest.brands.find(([id]) => id === brandId)?.[2];
	const shard = hash === undefined ? undefined : await loadShard(context.media, hash);
	const model = shard && findModel(shard, modelId);
	if (!shard || !model) throw carNotFound();
	const stored = await createCorrectionRepository(context.db).ofModel(modelId);
	const brandKey = nameKey(shard.name);
	const [{ names, byArm, answers }, known] = await Promise.all([
		createArmAnswerRepository(context.db).ofModel(modelId),
		knownNames(context, versionId, [brandKey]),
	]);
	const corrections = await describeCorrections(context, versionId, stored, names);
	const keyNumbers = known.get(brandKey)?.keyNumbers.get(nameKey(model[1]));
	const detail = toDetail(shard, model, { adapters: names, corrections: [...corrections.values()], keyNumbers });
	const variants = detail.variants.map((variant) => {
		const ofVariant = answers.filter(({ variantId }) => variantId === variant.variantId);
		return { ...variant, evidence: armEvidence(variant.spans, ofVariant, byArm) };
	});
	return { ...detail, variants, aliases: aliasesOf(models, modelId) };
}

function aliasesOf({ brands }: ModelList, modelId: number): CarDetail["aliases"] {
	const [, , known] = brands.flatMap(([, , models]) => models).find(([id]) => id === modelId) ?? [];
	return (known?.a ?? []).map(([text, from, to]) => ({ text, yearFrom: from || null, yearTo: to || null }));
}

function toDetail(
	shard: Shard,
	[id, name, variants]: ShardModel,
	known: {
		adapters: ReadonlyMap<number, string>;
		corrections: Correction[];
		keyNumbers: ReadonlyMap<string, readonly KeyNumber[]> | undefined;
	},
): Pick<CarDetail, "id" | "brand" | "model"> & { variants: Omit<CarDetail["variants"][number], "evidence">[] } {
	const adapters = new Map([...shard.adapters, ...known.adapters]);
	const fitments = readShard(shard).models.get(nameKey(name));
	const detailed = variants.map(([variantId, body, steering, note]) => ({
		variantId,
		body,
		steering,
		note,
		spans: (fitments?.variants.get(variantKey({ body, steering, note }))?.spans ?? []).map((span) =>
			toDifferenceSpan(span, adapters),
		),
		keyNumbers: (known.keyNumbers?.get(variantKey({ body, steering, note })) ?? []).map(toKeyNumber),
		corrections: known.corrections.filter((one) => one.variantId === variantId),
	}));
	return { id, brand: { id: shard.id, name: shard.name }, model: name, variants: detailed };
}

async function activeModels({ db, media, now }: CatalogueContext) {
	const [{ versionId, manifest } = NO_VERSION] = await activeManifest(db);
	if (manifest.models === null) return { versionId, manifest, models: NO_MODELS };
	const { models: hash } = manifest;
	const models = await keptModelList(hash, now(), () => getImmutable<ModelList>(media, "models", hash));
	return { versionId, manifest, models: models ?? NO_MODELS };
}
