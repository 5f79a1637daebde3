import { type Context, Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { mayAdminister } from "../../http/require-role.ts";
import { validate } from "../../http/validate.ts";
import { idempotent, removed } from "../../idempotency/idempotency.ts";
import { contextOf } from "../catalogue-context.ts";
import {
	correctionListSchema,
	correctionRemoveSchema,
	correctionSaveSchema,
} from "../corrections/correction.schema.ts";
import { correctFitment, withdrawCorrection } from "./correct.usecases.ts";
import { listCorrections } from "./correction-list.usecases.ts";

export const correctionRoutes = new Hono<AppEnv>()
	.post("/", mayAdminister, idempotent(correctionsOf), validate("json", correctionSaveSchema), async (c) => {
		const input = c.req.valid("json");
		await correctFitment(contextOf(c), c.var.session, input);
		return correctionsOf(c, input.variantId);
	})
	.post("/list", mayAdminister, validate("json", correctionListSchema), async (c) =>
		c.json(await listCorrections(contextOf(c), c.req.valid("json"))),
	)
	.post("/remove", mayAdminister, idempotent(removed), validate("json", correctionRemoveSchema), async (c) => {
		await withdrawCorrection(contextOf(c), c.var.session, c.req.valid("json").id);
		return c.json({ removed: true });
	});

/** All corrections of one car, the latest first. */
const LATEST = { ...correctionListSchema.parse({}), pageSize: Number.MAX_SAFE_INTEGER };

async function correctionsOf(c: Context<AppEnv>, variantId: number) {
	return c.json(await listCorrections(contextOf(c), { ...LATEST, variantId }));
}
