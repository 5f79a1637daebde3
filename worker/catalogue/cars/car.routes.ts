import { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { mayAdminister } from "../../http/require-role.ts";
import { idParamSchema, validate } from "../../http/validate.ts";
import { contextOf } from "../catalogue-context.ts";
import { carListSchema } from "./car.schema.ts";
import { listCars, readCar } from "./car.usecases.ts";

/** The cars of the active catalogue, mounted at /admin/api/catalogue/car. */
export const carRoutes = new Hono<AppEnv>()
	.post("/list", mayAdminister, validate("json", carListSchema), async (c) =>
		c.json(await listCars(contextOf(c), c.req.valid("json"))),
	)
	.get("/:id", mayAdminister, validate("param", idParamSchema), async (c) =>
		c.json(await readCar(contextOf(c), c.req.valid("param").id)),
	);
