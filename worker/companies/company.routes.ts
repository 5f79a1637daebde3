import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { selectInputSchema } from "../http/list.schema.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayAdminister } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { idempotent } from "../idempotency/idempotency.ts";
import { ownCompany } from "./company.errors.ts";
import { createCompanyRepository } from "./company.repository.ts";
import {
	companiesSchema,
	companyListSchema,
	companySaveSchema,
	companySchema,
	companySelectSchema,
	companyUpdateSchema,
	companyUsageSchema,
} from "./company.schema.ts";

export const companyRoutes = new Hono<AppEnv>()
	.post("/", mayAdminister, validate("json", selectInputSchema), noted({ answer: companySelectSchema }), async (c) =>
		c.json({ data: await companies(c.var).select() }),
	)
	.post("/list", mayAdminister, validate("json", companyListSchema), noted({ answer: companiesSchema }), async (c) =>
		c.json(await companies(c.var).list(c.req.valid("json"))),
	)
	.get("/:id", mayAdminister, validate("param", idParamSchema), noted({ answer: companySchema }), async (c) =>
		c.json(await companies(c.var).get(c.req.valid("param").id)),
	)
	.get(
		"/:id/usage",
		mayAdminister,
		validate("param", idParamSchema),
		noted({ answer: companyUsageSchema }),
		async (c) => c.json(await companies(c.var).usage(c.req.valid("param").id)),
	)
	.post(
		"/save",
		mayAdminister,
		idempotent(async (c, id) => c.json(await companies(c.var).get(id), 201)),
		validate("json", companySaveSchema),
		noted({ answer: companySchema, status: 201 }),
		async (c) => c.json(await companies(c.var).create(c.req.valid("json"), c.var.session, Date.now()), 201),
	)
	.post(
		"/save/:id",
		mayAdminister,
		idempotent(async (c, id) => c.json(await companies(c.var).get(id))),
		validate("param", idParamSchema),
		validate("json", companyUpdateSchema),
		noted({ answer: companySchema }),
		async (c) => {
			const { part, version } = c.req.valid("json");
			const { id } = c.req.valid("param");
			if (id === c.var.session.companyId && part.active === false) throw ownCompany();
			return c.json(await companies(c.var).update(id, part, version, c.var.session, Date.now()));
		},
	);

const companies = ({ db, session, locale }: AppEnv["Variables"]) =>
	createCompanyRepository(db, scopeOf(session), locale);
