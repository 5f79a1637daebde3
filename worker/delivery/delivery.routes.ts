import { Hono } from "hono";
import { z } from "zod";
import { brandOfVariant } from "../catalogue/fitment/catalogue-index.rules.ts";
import { modelHits, searchCatalogue } from "../catalogue/vehicles/model-search.rules.ts";
import { readIndex } from "../catalogue/versions/active-catalogue.ts";
import { cachedModelList } from "../catalogue/versions/catalogue-objects.ts";
import { finderNotAvailable } from "../finders/finder.errors.ts";
import { productLink } from "../finders/finder.rules.ts";
import { isFinderUuid } from "../finders/finder-uuid.rules.ts";
import { immutableAnswer } from "../http/cached-answer.ts";
import { anyPage, PUBLIC_PREFLIGHT } from "../http/cors.ts";
import { missing, shortLived } from "../http/delivery-answer.ts";
import { deliveryOf, nearestDatabase } from "../http/delivery-context.ts";
import { toResponse } from "../http/delivery-memory.ts";
import type { AppEnv } from "../http/env.ts";
import { limitVisitor } from "../http/limit-visitor.ts";
import { noted } from "../http/openapi-notes.ts";
import { isForEverybody } from "../http/platform-cache.ts";
import { isOwnOrigin } from "../http/public-origin.ts";
import { readJson } from "../http/read-body.ts";
import { clientOf } from "../http/security-log.ts";
import { isWithinLimitOrUnknown } from "../http/within-limit.ts";
import { visitedOrigin } from "../statistics/visit.rules.ts";
import { armBeaconSchema, beaconSchema } from "../statistics/visit.schema.ts";
import { countArm, countVisit } from "../statistics/visit.usecases.ts";
import { isContentHash } from "../storage/immutable.ts";
import { isFirstArmAnswer } from "./arm-answers.ts";
import { bootstrapAnswer, isBootstrapAddress, newBootstrap } from "./bootstrap-answer.usecases.ts";
import { ownSkus } from "./own-sku.repository.ts";

const EVENT_BYTES = 1024;
const SEARCH_MAX = 100;
/** A list of models never changes, but how it is searched may. Kept by browsers only: made-up texts would fill a cache. */
const SEARCH_SECONDS = 86_400;
const SKU_MAX = 200;

/** The calls of the element. Paths are checked by their shape before any look-up; see `delivery-memory.ts`. */
export const deliveryRoutes = new Hono<AppEnv>()
	.options("*", (c) => c.body(null, 204, PUBLIC_PREFLIGHT))
	.use(anyPage, nearestDatabase)
	.get("/shards/:hash", async (c) =>
		toResponse(c.req.raw, await immutableAnswer(deliveryOf(c), "shards", c.req.param("hash"))),
	)
	.get("/offers/:hash", async (c) =>
		toResponse(c.req.raw, await immutableAnswer(deliveryOf(c), "offers", c.req.param("hash"))),
	)
	.get("/stock/:hash", async (c) =>
		toResponse(c.req.raw, await immutableAnswer(deliveryOf(c), "stock", c.req.param("hash"))),
	)
	.get("/models/:hash", async (c) => {
		const text = c.req.query("q");
		const hash = c.req.param("hash");
		if (text === undefined) return toResponse(c.req.raw, await immutableAnswer(deliveryOf(c), "models", hash));
		const list = isContentHash(hash) ? await cachedModelList(deliveryOf(c), hash) : undefined;
		if (!list) return toResponse(c.req.raw, missing("finders.unknown_address"));
		const result = searchCatalogue(list, text.slice(0, SEARCH_MAX));
		// `data` is what older copies of the element read.
		return toResponse(c.req.raw, await shortLived({ data: modelHits(result), ...result }, SEARCH_SECONDS));
	})
	.get("/vehicles/:id", async (c) => {
		const index = await readIndex(deliveryOf(c));
		const brand = index && brandOfVariant(index, Number(c.req.param("id")));
		const answer = brand === undefined ? missing("finders.vehicle_not_found") : await shortLived({ brand });
		return toResponse(c.req.raw, answer);
	})
	.get("/:uuid", async (c) => {
		const delivery = deliveryOf(c);
		const { uuid } = c.req.param();
		const isKept = delivery.hasPlatformCache && isForEverybody(c.req.raw, c.env) && isBootstrapAddress(c.req.url, uuid);
		const answer = await (isKept ? newBootstrap : bootstrapAnswer)(delivery, uuid, c.req.query("locale"));
		return toResponse(c.req.raw, answer);
	})
	.get("/:uuid/product/:sku", async (c) => {
		const { uuid, sku } = c.req.param();
		if (!isFinderUuid(uuid) || sku.length > SKU_MAX) throw finderNotAvailable();
		await limitVisitor(c, "EVENTS_LIMITER", "sku");
		const owned = await ownSkus(c.var.db, uuid, [sku]);
		const link = owned && productLink(owned.shopProductUrl, owned.skus.get(sku) ?? sku);
		if (!link) throw finderNotAvailable();
		return c.redirect(link, 302);
	})
	.post("/:uuid/events", noted({ json: z.union([beaconSchema, armBeaconSchema]), status: 204 }), async (c) => {
		const uuid = c.req.param("uuid");
		if (!isFinderUuid(uuid)) throw finderNotAvailable();
		const isCounted = await isWithinLimitOrUnknown(c.env.EVENTS_LIMITER, `events ${clientOf(c)}`, Date.now());
		const body = await readJson(c, EVENT_BYTES);
		const { data: visit } = beaconSchema.safeParse(body);
		const { data: answer } = armBeaconSchema.safeParse(body);
		const origin = visitedOrigin(c.req.header("origin"), visit?.page);
		// A beacon reads no answer: anything that isn't one, or comes too fast, isn't counted.
		if (isCounted && origin !== undefined && !isOwnOrigin(c, origin)) {
			const { VISITS } = c.env;
			if (visit) countVisit(VISITS, c.executionCtx, { uuid, origin, counts: visit.counts }, Date.now());
			if (answer && (await isFirstArmAnswer(c, answer.vehicle.variantId)))
				countArm(VISITS, c.executionCtx, { uuid, origin, ...answer.vehicle, armType: answer.arm }, Date.now());
		}
		// A page that isolates itself (COEP) takes answers from elsewhere only with this.
		c.header("Cross-Origin-Resource-Policy", "cross-origin");
		return c.body(null, 204);
	});
