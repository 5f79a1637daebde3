import { Hono } from "hono";
import { findModel, modelYears, vehiclesOf } from "../catalogue/fitment/shard.rules.ts";
import { isFinderUuid } from "../finders/finder-uuid.rules.ts";
import { anyPage, PUBLIC_PREFLIGHT } from "../http/cors.ts";
import { deliveryOf, nearestDatabase } from "../http/delivery-context.ts";
import type { AppEnv } from "../http/env.ts";
import { SHORT_SECONDS } from "../http/lifetimes.rules.ts";
import { limitVisitor } from "../http/limit-visitor.ts";
import { noted } from "../http/openapi-notes.ts";
import { validate } from "../http/validate.ts";
import { filteredProducts } from "../offers/filter.rules.ts";
import { productsFrom } from "../products/index-answer.rules.ts";
import { toPublicProduct, toPublicSeries, toPublicVehicle } from "./lookup.rules.ts";
import {
	brandParamSchema,
	modelQuerySchema,
	modelYearQuerySchema,
	pageQuerySchema,
	productFilterSchema,
	vehicleQuerySchema,
} from "./lookup.schema.ts";
import {
	modelNotFound,
	offerOf,
	optionNotFound,
	productIndexOf,
	readBootstrap,
	shardOfBrand,
	shardOfModel,
	vehicleOf,
	withOwnSkus,
	withStockOf,
} from "./lookup.usecases.ts";
import {
	lookedUpFinderSchema,
	lookedUpNamesSchema,
	lookedUpPageSchema,
	lookedUpProductsSchema,
	lookedUpSeriesSchema,
	lookedUpVehiclesSchema,
	lookedUpYearsSchema,
} from "./lookup-answer.schema.ts";

const PAGE_SIZE = 100;
const currentYear = () => new Date().getUTCFullYear();

/** The specification's calls for integrations without the element: the same shards, offers and join. */
export const lookupRoutes = new Hono<AppEnv>()
	.options("/:uuid/*", (c, next) => (isFinderUuid(c.req.param("uuid")) ? c.body(null, 204, PUBLIC_PREFLIGHT) : next()))
	.use(anyPage, nearestDatabase)
	.use(async (c, next) => {
		await next();
		if (c.res.ok) c.header("Cache-Control", `public, max-age=${SHORT_SECONDS}`);
	})
	.get("/:uuid/get-finder", noted({ answer: lookedUpFinderSchema }), async (c) => {
		const { uuid, lang, look, currency } = await readBootstrap(deliveryOf(c), c.req.param("uuid"));
		return c.json({ data: { uuid, lang, currency, look } });
	})
	.get("/:uuid/get-brands", noted({ answer: lookedUpNamesSchema }), async (c) => {
		const { brands } = await readBootstrap(deliveryOf(c), c.req.param("uuid"));
		return c.json({ data: brands.map(([id, name]) => ({ id, name })) });
	})
	.get(
		"/:uuid/get-models/:brand",
		validate("param", brandParamSchema),
		noted({ answer: lookedUpNamesSchema }),
		async (c) => {
			const { uuid, brand } = c.req.valid("param");
			const shard = await shardOfBrand(deliveryOf(c), await readBootstrap(deliveryOf(c), uuid), brand);
			return c.json({ data: shard.models.map(([id, name]) => ({ id, name })) });
		},
	)
	.get("/:uuid/get-years", validate("query", modelQuerySchema), noted({ answer: lookedUpYearsSchema }), async (c) => {
		const { model: id } = c.req.valid("query");
		const model = findModel(
			await shardOfModel(deliveryOf(c), await readBootstrap(deliveryOf(c), c.req.param("uuid")), id),
			id,
		);
		if (!model) throw modelNotFound();
		return c.json({ data: modelYears(model, currentYear()) });
	})
	.get(
		"/:uuid/get-vehicle",
		validate("query", modelYearQuerySchema),
		noted({ answer: lookedUpVehiclesSchema }),
		async (c) => {
			const { model: id, year } = c.req.valid("query");
			const shard = await shardOfModel(deliveryOf(c), await readBootstrap(deliveryOf(c), c.req.param("uuid")), id);
			const model = findModel(shard, id);
			if (!model) throw modelNotFound();
			return c.json({ data: vehiclesOf(shard, model, year, currentYear()).map(toPublicVehicle) });
		},
	)
	.get(
		"/:uuid/get-wipers",
		validate("query", vehicleQuerySchema),
		noted({ answer: lookedUpSeriesSchema }),
		async (c) => {
			const bootstrap = await readBootstrap(deliveryOf(c), c.req.param("uuid"));
			const vehicle = await vehicleOf(deliveryOf(c), bootstrap, c.req.valid("query").vehicle);
			const offer = await offerOf(deliveryOf(c), bootstrap);
			const products = await withStockOf(deliveryOf(c), bootstrap, filteredProducts(vehicle, {}, offer));
			const fitting = new Set(products.map(({ assortmentId }) => assortmentId));
			const series = [
				...offer.front.map((one) => toPublicSeries("front", one)),
				...offer.rear.map((one) => toPublicSeries("rear", one)),
			];
			return c.json({ data: series.filter(({ id }) => fitting.has(id)) });
		},
	)
	.get(
		"/:uuid/get-filtered-products",
		validate("query", productFilterSchema),
		noted({ answer: lookedUpProductsSchema }),
		async (c) => {
			const { vehicle: vehicleId, ...filter } = c.req.valid("query");
			const bootstrap = await readBootstrap(deliveryOf(c), c.req.param("uuid"));
			const vehicle = await vehicleOf(deliveryOf(c), bootstrap, vehicleId);
			const { option } = filter;
			if (option !== undefined && !vehicle.fitment.options.some(({ id }) => id === option)) throw optionNotFound();
			const offer = await offerOf(deliveryOf(c), bootstrap);
			const shown = await withStockOf(deliveryOf(c), bootstrap, filteredProducts(vehicle, filter, offer));
			if (offer.skusAtServer) await limitVisitor(c, "SERVERS_LIMITER", "sku");
			const products = await withOwnSkus(deliveryOf(c), bootstrap.uuid, offer, shown);
			return c.json({ data: products.map((product) => toPublicProduct(product, offer, bootstrap.look.outOfStock)) });
		},
	)
	.get("/:uuid/products", validate("query", pageQuerySchema), noted({ answer: lookedUpPageSchema }), async (c) => {
		const { page } = c.req.valid("query");
		const bootstrap = await readBootstrap(deliveryOf(c), c.req.param("uuid"));
		const offer = await offerOf(deliveryOf(c), bootstrap);
		const index = await productIndexOf(deliveryOf(c), bootstrap.offer, offer);
		const derived = productsFrom(index, (page - 1) * PAGE_SIZE, PAGE_SIZE);
		// All that is sold, in pages: what is out of stock is never left out.
		const marked = await withStockOf(deliveryOf(c), bootstrap, derived, "mark");
		if (offer.skusAtServer) await limitVisitor(c, "SERVERS_LIMITER", "sku");
		const products = await withOwnSkus(deliveryOf(c), bootstrap.uuid, offer, marked);
		const { outOfStock } = bootstrap.look;
		return c.json({
			data: products.map((product) => toPublicProduct(product, offer, outOfStock)),
			totalItemCount: index.count,
		});
	});
