import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { hashToken } from "../auth/token.ts";
import { finderNotAvailable } from "../finders/finder.errors.ts";
import { isFinderUuid } from "../finders/finder-uuid.rules.ts";
import { inBackground } from "../http/background.ts";
import { anyPage } from "../http/cors.ts";
import type { AppEnv } from "../http/env.ts";
import { limitVisitor } from "../http/limit-visitor.ts";
import { noted } from "../http/openapi-notes.ts";
import { pageLocale } from "../http/page-locale.ts";
import { onPrimary } from "../http/prepare.ts";
import { isOwnOrigin } from "../http/public-origin.ts";
import { limitBodyTo, readBody, textAsJson } from "../http/read-body.ts";
import { validate } from "../http/validate.ts";
import { handOver } from "../outbox/deliver.usecases.ts";
import { toOrigin } from "../statistics/visit.rules.ts";
import { createCarRequestRepository } from "./car-request.repository.ts";
import { askedSchema, askSchema, linkFormSchema } from "./car-request.schema.ts";
import { askForCar } from "./car-request.usecases.ts";
import { noticePage, REQUEST_PAGE_CSP, REQUEST_PAGE_CSS, requestPage } from "./request-page.ts";

const BODY_BYTES = 8192;
const FORM_BYTES = 2048;

/** Mails have limits of their own, which the database counts. */
const limitBursts = (limiter: "LOOKUP_LIMITER" | "EVENTS_LIMITER") =>
	createMiddleware<AppEnv>(async (c, next) => {
		await limitVisitor(c, limiter, "car request");
		await next();
	});
const limitAsking = limitBursts("LOOKUP_LIMITER");
const limitOpening = limitBursts("EVENTS_LIMITER");

/** Mounted at /finder/v1. The answer is the same whatever becomes of the request, so that it tells nothing. */
export const visitorRequestRoutes = new Hono<AppEnv>().post(
	"/:uuid/car-requests",
	anyPage,
	limitAsking,
	onPrimary,
	limitBodyTo(BODY_BYTES),
	textAsJson,
	validate("json", askSchema),
	noted({ answer: askedSchema, status: 202 }),
	async (c) => {
		const uuid = c.req.param("uuid");
		if (!isFinderUuid(uuid)) throw finderNotAvailable();
		const address = toOrigin(c.req.header("origin"));
		const origin = address === undefined ? undefined : { address, isOwn: isOwnOrigin(c, address) };
		await askForCar(c.var.db, { uuid, origin }, c.req.valid("json"), Date.now());
		inBackground(c.executionCtx, "handOver", handOver(c.var.db, c.env, Date.now()));
		return c.json({ accepted: true }, 202);
	},
);

/** The page of the links in mails; mounted at /finder. */
export const requestPageRoutes = new Hono<AppEnv>()
	.get("/car-request.css", (c) =>
		c.body(REQUEST_PAGE_CSS, 200, {
			"Content-Type": "text/css; charset=utf-8",
			"Cache-Control": "public, max-age=300",
		}),
	)
	.get("/car-request", limitOpening, onPrimary, async (c) => {
		const token = c.req.query("token") ?? "";
		const stored = await requests(c).find(hashToken(token), Date.now());
		return show(c, stored ? requestPage(stored, token) : undefined);
	})
	.post("/car-request/confirm", limitOpening, onPrimary, noted({ form: linkFormSchema }), async (c) => {
		const token = await tokenOf(c);
		const stored = await requests(c).confirm(hashToken(token), Date.now());
		return show(c, stored ? requestPage(stored, token) : undefined);
	})
	.post("/car-request/erase", limitOpening, onPrimary, noted({ form: linkFormSchema }), async (c) => {
		const hash = hashToken(await tokenOf(c));
		const stored = await requests(c).find(hash, Date.now());
		const isErased = await requests(c).erase(hash, Date.now());
		return show(c, stored && isErased ? noticePage(stored.request.locale, "erased") : undefined);
	});

const requests = (c: Context<AppEnv>) => createCarRequestRepository(c.var.db);

/** The token of the page's form; empty if there is none, which no link has. */
async function tokenOf(c: Context<AppEnv>): Promise<string> {
	const body = await readBody(c, FORM_BYTES);
	const headers = { "content-type": c.req.header("content-type") ?? "" };
	const form = await new Response(body, { headers }).formData().catch(() => new FormData());
	return linkFormSchema.safeParse(Object.fromEntries(form)).data?.token ?? "";
}

function show(c: Context<AppEnv>, page: ReturnType<typeof noticePage> | undefined) {
	c.header("Content-Security-Policy", REQUEST_PAGE_CSP);
	c.header("X-Robots-Tag", "noindex");
	return page ? c.html(page) : c.html(noticePage(pageLocale(c), "ended"), 404);
}
