import { Hono } from "hono";
import { idempotent } from "../auth/idempotency.ts";
import type { AppEnv } from "../http/env.ts";
import { mayAdminister } from "../http/require-role.ts";
import { validate } from "../http/validate.ts";
import { correctFitment, withdrawCorrection } from "./correct.usecases.ts";
import { correctionInputSchema, correctionListSchema, correctionRemoveSchema } from "./correction.schema.ts";
import { listCorrections } from "./correction-list.usecases.ts";

export const correctionRoutes = new Hono<AppEnv>()
	.post("/", mayAdminister, idempotent, validate("json", correctionInputSchema), async (c) => {
		const input = c.req.valid("json");
		await correctFitment(contextOf(c), c.var.session, input);
		return c.json(await listCorrections(contextOf(c), { ...LATEST, variantId: input.variantId }));
	})
	.post("/list", mayAdminister, validate("json", correctionListSchema), async (c) =>
		c.json(await listCorrections(contextOf(c), c.req.valid("json"))),
	)
	.post("/remove", mayAdminister, validate("json", correctionRemoveSchema), async (c) => {
		await withdrawCorrection(contextOf(c), c.var.session, c.req.valid("json").id);
		return c.json({ removed: true });
	});

/** All corrections of one car, the latest first. */
const LATEST = { ...correctionListSchema.parse({}), pageSize: Number.MAX_SAFE_INTEGER };

const contextOf = ({ var: { db }, env }: { var: AppEnv["Variables"]; env: Env }) => ({
	db,
	media: env.MEDIA,
	now: Date.now,
});
