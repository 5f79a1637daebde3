import { type Context, Hono } from "hono";
import { createFinderRepository } from "../finders/finder.repository.ts";
import {
	finderSchema,
	finderUpdateSchema,
	instructionsEditSchema,
	settingsEditSchema,
} from "../finders/finder.schema.ts";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayManage } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { idempotent } from "../idempotency/idempotency.ts";
import { editFinder } from "./edit-finder.usecases.ts";

const aFinder = noted({ answer: finderSchema });

/** Mounted at /admin/api/config. Changing a configuration may change its prices, so it belongs here. */
export const editFinderRoutes = new Hono<AppEnv>()
	.post(
		"/save/:id",
		mayManage,
		idempotent(finder),
		validate("param", idParamSchema),
		validate("json", finderUpdateSchema),
		aFinder,
		async (c) => {
			return c.json(await editFinder(writerOf(c.var), c.req.valid("param").id, c.req.valid("json")));
		},
	)
	.post("/settings/edit", mayManage, idempotent(finder), validate("json", settingsEditSchema), aFinder, async (c) => {
		const { finderId, ...edit } = c.req.valid("json");
		return c.json(await editFinder(writerOf(c.var), finderId, edit));
	})
	.post(
		"/instructions/edit",
		mayManage,
		idempotent(finder),
		validate("json", instructionsEditSchema),
		aFinder,
		async (c) => {
			const { finderId, version, instructions } = c.req.valid("json");
			return c.json(await editFinder(writerOf(c.var), finderId, { part: { instructions }, version }));
		},
	);

async function finder(c: Context<AppEnv>, id: number) {
	return c.json(await createFinderRepository(c.var.db, scopeOf(c.var.session)).get(id));
}

const writerOf = ({ db, session }: AppEnv["Variables"]) => ({ db, session, now: Date.now() });
