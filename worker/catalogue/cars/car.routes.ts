import { type Context, Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { mayAdminister } from "../../http/require-role.ts";
import { idParamSchema, validate } from "../../http/validate.ts";
import { idempotent } from "../../idempotency/idempotency.ts";
import { contextOf } from "../catalogue-context.ts";
import { correctAlias } from "./alias.usecases.ts";
import { aliasAddSchema, aliasRemoveSchema, carListSchema } from "./car.schema.ts";
import { listCars, readCar } from "./car.usecases.ts";

/** The cars of the active catalogue, mounted at /admin/api/catalogue/car. */
export const carRoutes = new Hono<AppEnv>()
	.post("/list", mayAdminister, validate("json", carListSchema), async (c) =>
		c.json(await listCars(contextOf(c), c.req.valid("json"))),
	)
	.post("/alias", mayAdminister, idempotent(car), validate("json", aliasAddSchema), async (c) => {
		const { yearFrom, yearTo, ...input } = c.req.valid("json");
		const years = { yearFrom: yearFrom ?? 0, yearTo: yearTo ?? 0 };
		await correctAlias(contextOf(c), c.var.session, { ...input, ...years, isRemoved: false });
		return car(c, input.modelId);
	})
	.post("/alias/remove", mayAdminister, idempotent(car), validate("json", aliasRemoveSchema), async (c) => {
		const input = c.req.valid("json");
		await correctAlias(contextOf(c), c.var.session, { ...input, yearFrom: 0, yearTo: 0, isRemoved: true });
		return car(c, input.modelId);
	})
	.get("/:id", mayAdminister, validate("param", idParamSchema), async (c) =>
		c.json(await readCar(contextOf(c), c.req.valid("param").id)),
	);

async function car(c: Context<AppEnv>, id: number) {
	return c.json(await readCar(contextOf(c), id));
}
