import { Hono } from "hono";
import { z } from "zod";
import { toIso } from "../db/times.rules.ts";
import { createFinderRepository } from "../finders/finder.repository.ts";
import { finderRefSchema } from "../finders/finder.schema.ts";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { publicOrigin } from "../http/public-origin.ts";
import { mayRead } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { createVisitRepository } from "../statistics/visit.repository.ts";
import { packageSnippets } from "./package-snippet.rules.ts";
import { publishingSchema, seenSchema } from "./publishing.schema.ts";
import { readRelease } from "./release.ts";
import { reservedHeight } from "./reserved-height.rules.ts";
import { cspDirectives, magentoCsp, newestScript, pinnedScript, reserveCss, snippetsOf } from "./snippet.rules.ts";

const aSnippet = noted({ answer: z.string(), mediaType: "text/plain" });

/** Mounted at /admin/api. */
export const publishingRoutes = new Hono<AppEnv>()
	.post("/publish-script", mayRead, validate("json", finderRefSchema), aSnippet, async (c) => {
		const finder = await finders(c.var).get(c.req.valid("json").finder);
		return c.text(`${snippetsOf(finder, newestScript(publicOrigin(c))).embed}\n`);
	})
	.get(
		"/config/:id/publishing",
		mayRead,
		validate("param", idParamSchema),
		noted({ answer: publishingSchema }),
		async (c) => {
			const finder = await finders(c.var).get(c.req.valid("param").id);
			const origin = publicOrigin(c);
			const release = await readRelease(c.env);
			const ofPackage = (isPinned: boolean) => packageSnippets(finder, { origin, version: release.version, isPinned });
			return c.json({
				...release,
				newest: { ...snippetsOf(finder, newestScript(origin)), ...ofPackage(false) },
				pinned: { ...snippetsOf(finder, pinnedScript(origin, release)), ...ofPackage(true) },
				csp: cspDirectives(origin),
				magentoCsp: magentoCsp(origin),
				reserveCss: reserveCss(reservedHeight(finder)),
			});
		},
	)
	.get("/config/:id/seen", mayRead, validate("param", idParamSchema), noted({ answer: seenSchema }), async (c) => {
		const { id, allowedOrigins } = await finders(c.var).get(c.req.valid("param").id);
		const origins = await createVisitRepository(c.var.db).origins(id);
		return c.json({
			data: origins.map(({ origin, lastSeenAt }) => ({
				origin,
				lastSeenAt: toIso(lastSeenAt),
				allowed: allowedOrigins.length === 0 || allowedOrigins.includes(origin),
			})),
		});
	});

const finders = ({ db, session }: AppEnv["Variables"]) => createFinderRepository(db, scopeOf(session));
