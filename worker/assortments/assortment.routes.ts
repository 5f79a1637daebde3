import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayAdminister } from "../http/require-role.ts";
import { idParamSchema, validate, validateOptional } from "../http/validate.ts";
import { toLanguageTag } from "../i18n/locale.rules.ts";
import { idempotent } from "../idempotency/idempotency.ts";
import { createAssortmentRepository } from "./assortment.repository.ts";
import {
	assortmentListSchema,
	assortmentSaveSchema,
	assortmentSchema,
	assortmentSelectInputSchema,
	assortmentSelectSchema,
	assortmentsSchema,
	assortmentUpdateSchema,
} from "./assortment.schema.ts";
import { createBrandRepository } from "./brand.repository.ts";
import { brandSaveSchema, brandSchema, brandUpdateSchema } from "./brand.schema.ts";

/** Mounted at /admin/api/assortment. */
export const assortmentRoutes = new Hono<AppEnv>()
	.post(
		"/list",
		mayAdminister,
		validate("json", assortmentListSchema),
		noted({ answer: assortmentsSchema }),
		async (c) => c.json(await assortments(c.var).list(c.req.valid("json"))),
	)
	.get("/:id", mayAdminister, validate("param", idParamSchema), noted({ answer: assortmentSchema }), async (c) =>
		c.json(await assortments(c.var).get(c.req.valid("param").id)),
	)
	.post(
		"/save",
		mayAdminister,
		idempotent(async (c, id) => c.json(await assortments(c.var).get(id), 201)),
		validate("json", assortmentSaveSchema),
		noted({ answer: assortmentSchema, status: 201 }),
		async (c) => c.json(await assortments(c.var).create(c.req.valid("json"), Date.now()), 201),
	)
	.post(
		"/save/:id",
		mayAdminister,
		idempotent(async (c, id) => c.json(await assortments(c.var).get(id))),
		validate("param", idParamSchema),
		validate("json", assortmentUpdateSchema),
		noted({ answer: assortmentSchema }),
		async (c) => {
			const { part, version } = c.req.valid("json");
			return c.json(await assortments(c.var).update(c.req.valid("param").id, part, version, Date.now()));
		},
	);

/** For every signed-in user, mounted at /admin/api. */
export const assortmentSelectRoutes = new Hono<AppEnv>().post(
	"/assortment-select",
	validateOptional(assortmentSelectInputSchema),
	noted({ answer: assortmentSelectSchema }),
	async (c) => {
		const { compare } = new Intl.Collator(toLanguageTag(c.var.locale), { numeric: true });
		const rows = await assortments(c.var).select(c.req.valid("json").kind);
		const choices = rows.map(({ id, kind, make, nameReplace, name }) => ({
			id,
			kind,
			make: { name: make.name },
			nameReplace,
			name,
		}));
		return c.json(
			choices.sort((one, other) => compare(one.make.name, other.make.name) || compare(one.name, other.name)),
		);
	},
);

/** Makers of wipers, mounted at /admin/api/brand; the list for forms is among the select lists. */
export const brandRoutes = new Hono<AppEnv>()
	.get("/:id", mayAdminister, validate("param", idParamSchema), noted({ answer: brandSchema }), async (c) =>
		c.json(await brands(c.var).get(c.req.valid("param").id)),
	)
	.post(
		"/save",
		mayAdminister,
		idempotent(async (c, id) => c.json(await brands(c.var).get(id), 201)),
		validate("json", brandSaveSchema),
		noted({ answer: brandSchema, status: 201 }),
		async (c) => c.json(await brands(c.var).create(c.req.valid("json"), Date.now()), 201),
	)
	.post(
		"/save/:id",
		mayAdminister,
		idempotent(async (c, id) => c.json(await brands(c.var).get(id))),
		validate("param", idParamSchema),
		validate("json", brandUpdateSchema),
		noted({ answer: brandSchema }),
		async (c) => {
			const { version, ...input } = c.req.valid("json");
			return c.json(await brands(c.var).update(c.req.valid("param").id, input, version, Date.now()));
		},
	);

const assortments = ({ db, session }: AppEnv["Variables"]) => createAssortmentRepository(db, session);
const brands = ({ db, session }: AppEnv["Variables"]) => createBrandRepository(db, session);
