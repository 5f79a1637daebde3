import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayManage, mayRead } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { idempotent } from "../idempotency/idempotency.ts";
import { offerChoiceSchema, saveOfferSchema } from "./offer.schema.ts";
import { createOfferChoiceRepository } from "./offer-choice.repository.ts";

/** What a configuration offers, mounted at /admin/api/config. */
export const offerRoutes = new Hono<AppEnv>()
	.get("/:id/offer", mayRead, validate("param", idParamSchema), noted({ answer: offerChoiceSchema }), async (c) =>
		c.json(await offers(c.var).get(c.req.valid("param").id)),
	)
	.post(
		"/:id/offer/save",
		mayManage,
		idempotent(async (c, id) => c.json(await offers(c.var).get(id))),
		validate("param", idParamSchema),
		validate("json", saveOfferSchema),
		noted({ answer: offerChoiceSchema }),
		async (c) => {
			const { assortments, version } = c.req.valid("json");
			const { id } = c.req.valid("param");
			return c.json(await offers(c.var).save(id, assortments, version, c.var.session, Date.now()));
		},
	);

const offers = ({ db, session }: AppEnv["Variables"]) => createOfferChoiceRepository(db, scopeOf(session));
