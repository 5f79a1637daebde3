import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted, notedRemoval } from "../http/openapi-notes.ts";
import { mayAdminister, mayManage, mayRead } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { idempotent, removed } from "../idempotency/idempotency.ts";
import { carRequestListSchema, carRequestRemoveSchema, requestedCarsSchema } from "./car-request.schema.ts";
import { createRequestedCarRepository } from "./requested-car.repository.ts";

const answer = noted({ answer: requestedCarsSchema });

/** Of one configuration; mounted at /admin/api/config. */
export const carRequestRoutes = new Hono<AppEnv>()
	.post(
		"/:id/car-requests",
		mayRead,
		validate("param", idParamSchema),
		validate("json", carRequestListSchema),
		answer,
		async (c) => c.json(await cars(c.var).list(c.req.valid("json"), c.req.valid("param").id, Date.now())),
	)
	.post(
		"/:id/car-requests/remove",
		mayManage,
		idempotent(removed),
		validate("param", idParamSchema),
		validate("json", carRequestRemoveSchema),
		notedRemoval,
		async (c) => {
			await cars(c.var).remove(c.req.valid("param").id, c.req.valid("json").key, c.var.session, Date.now());
			return c.json({ removed: true });
		},
	);

/** Of all shops; mounted at /admin/api/car-request. */
export const allCarRequestRoutes = new Hono<AppEnv>().post(
	"/list",
	mayAdminister,
	validate("json", carRequestListSchema),
	answer,
	async (c) => c.json(await cars(c.var).list(c.req.valid("json"), undefined, Date.now())),
);

const cars = ({ db, session }: AppEnv["Variables"]) => createRequestedCarRepository(db, scopeOf(session));
