import { Hono } from "hono";
import type { z } from "zod";
import type { AssortmentKind } from "../assortments/assortment.rules.ts";
import { readIndex } from "../catalogue/versions/active-catalogue.ts";
import { deliveryOf } from "../http/delivery-context.ts";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayManage, mayRead } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { validate, validateOptional } from "../http/validate.ts";
import { readPriceHistory } from "./price-history.repository.ts";
import { partNotFound } from "./pricing.errors.ts";
import { createPricingRepository } from "./pricing.repository.ts";
import { allPriceInputs, BASE_MONEY, priceInputs, toPartInfo, toSpecialPrice } from "./pricing.rules.ts";
import {
	groupParamSchema,
	groupPriceSchema,
	groupQuerySchema,
	groupSchema,
	individualPriceSchema,
	pricedSetsSchema,
	priceHistorySchema,
	pricingInfoSchema,
	pricingSchema,
	saveAllSpecialSchema,
	saveSpecialSchema,
} from "./pricing.schema.ts";
import { saveGroupPrice, savePrices } from "./pricing.usecases.ts";
import {
	groupPricesSchema,
	partInfosSchema,
	priceHistoriesSchema,
	setPriceSchema,
	setPricesSchema,
	specialPricesSchema,
} from "./pricing-answer.schema.ts";

const pricesSet = noted({ answer: setPricesSchema });

/** The specification's pricing calls, mounted at /admin/api/pricing. */
export const pricingRoutes = new Hono<AppEnv>()
	.post("/info", mayRead, validateOptional(pricingInfoSchema), noted({ answer: partInfosSchema }), async (c) => {
		const { finderId } = c.req.valid("json");
		const { finder, parts } = finderId === undefined ? await sellableParts(c.var) : await finderParts(c.var, finderId);
		const { sign, iso, digits, allowCents } = finder;
		const of = (kind: AssortmentKind) => parts.filter((part) => part.kind === kind).map(toPartInfo);
		return c.json({
			frontWipers: of("front"),
			rearWipers: of("rear"),
			adapterAssortments: of("adapter"),
			currency: { sign, iso, digits },
			allowCents,
		});
	})
	.post("/", mayRead, validate("json", pricingSchema), noted({ answer: specialPricesSchema }), async (c) => {
		const { finder, parts } = await finderParts(c.var, c.req.valid("json").finderId);
		const special = parts.filter((part) => part.specialPrice !== null);
		const of = (kind: AssortmentKind) =>
			special.filter((part) => part.kind === kind).map((part) => toSpecialPrice(part, finder));
		return c.json({ specialPrices: of("front"), specialPricesRear: of("rear"), specialPricesAdaptor: of("adapter") });
	})
	.post("/sets", mayRead, validate("json", pricingSchema), noted({ answer: pricedSetsSchema }), async (c) => {
		const { finderId } = c.req.valid("json");
		const pricing = createPricingRepository(c.var.db, scopeOf(c.var.session));
		await pricing.finder(finderId);
		const [index, own] = await Promise.all([readIndex(deliveryOf(c)), pricing.ownProducts(finderId)]);
		return c.json({ pairs: index?.pairs ?? [], rears: index?.rears ?? [], ...own });
	})
	.post(
		"/history",
		mayRead,
		validate("json", priceHistorySchema),
		noted({ answer: priceHistoriesSchema }),
		async (c) => {
			const { db, session } = c.var;
			const input = c.req.valid("json");
			const finder = await createPricingRepository(db, scopeOf(session)).finder(input.finderId);
			return c.json(await readPriceHistory(db, finder, input));
		},
	)
	.post("/save-special", mayManage, validate("json", saveAllSpecialSchema), pricesSet, async (c) => {
		const { finderId, specialPricing, expected, currency } = c.req.valid("json");
		const inputs = allPriceInputs(specialPricing, expected);
		return c.json({ data: await savePrices(writerOf(c.var), finderId, inputs, currency) });
	})
	.post("/save-special/front", mayManage, validate("json", saveSpecialSchema), pricesSet, async (c) =>
		c.json({ data: await save(c.var, "front", c.req.valid("json")) }),
	)
	.post("/save-special/rear", mayManage, validate("json", saveSpecialSchema), pricesSet, async (c) =>
		c.json({ data: await save(c.var, "rear", c.req.valid("json")) }),
	)
	.post("/save-special/adapter", mayManage, validate("json", saveSpecialSchema), pricesSet, async (c) =>
		c.json({ data: await save(c.var, "adapter", c.req.valid("json")) }),
	);

/** The group and individual prices, mounted at /admin/api/config/assortment. */
export const groupPriceRoutes = new Hono<AppEnv>()
	.get(
		"/get-modal-for-group-price/:type/:id",
		mayRead,
		validate("param", groupParamSchema),
		validate("query", groupQuerySchema),
		noted({ answer: groupPricesSchema }),
		async (c) => {
			const { type, id } = c.req.valid("param");
			const { finder, parts } = await finderParts(c.var, c.req.valid("query").finder);
			const group = parts.filter(({ kind, assortment }) => kind === type && assortment.id === id);
			if (group.length === 0) throw partNotFound();
			return c.json({
				data: group.map((part) => ({ ...toPartInfo(part), specialPrice: toSpecialPrice(part, finder).price })),
			});
		},
	)
	.post("/set-group-price", mayManage, validate("json", groupPriceSchema), pricesSet, async (c) => {
		const { price, currency, ...group } = c.req.valid("json");
		return c.json({ data: await saveGroupPrice(writerOf(c.var), group, price, currency) });
	})
	.post("/delete-group-price", mayManage, validate("json", groupSchema), pricesSet, async (c) => {
		const { currency, ...group } = c.req.valid("json");
		return c.json({ data: await saveGroupPrice(writerOf(c.var), group, null, currency) });
	})
	.post(
		"/set-individual-price",
		mayManage,
		validate("json", individualPriceSchema),
		noted({ answer: setPriceSchema }),
		async (c) => {
			const { finderId, type, id, price, currency } = c.req.valid("json");
			const [changed] = await savePrices(writerOf(c.var), finderId, priceInputs(type, { [id]: price }), currency);
			return c.json({ data: changed });
		},
	);

type Variables = AppEnv["Variables"];

async function finderParts({ db, session }: Variables, finderId: number) {
	const pricing = createPricingRepository(db, scopeOf(session));
	const finder = await pricing.finder(finderId);
	return { finder, parts: await pricing.parts(finder.id) };
}

/** Without a configuration: what the user's company may sell, in the currency of base prices. */
async function sellableParts({ db, session }: Variables) {
	return { finder: BASE_MONEY, parts: await createPricingRepository(db, scopeOf(session)).sellable() };
}

const writerOf = ({ db, session }: Variables) => ({ db, session, now: Date.now() });

const save = (variables: Variables, kind: AssortmentKind, body: z.output<typeof saveSpecialSchema>) =>
	savePrices(writerOf(variables), body.finderId, priceInputs(kind, body.specialPricing, body.expected), body.currency);
