import { Hono } from "hono";
import { z } from "zod";
import { anyPage } from "../http/cors.ts";
import { deliveryOf, nearestDatabase } from "../http/delivery-context.ts";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { isOwnOrigin } from "../http/public-origin.ts";
import { readJson } from "../http/read-body.ts";
import { clientOf } from "../http/security-log.ts";
import { isWithinLimit } from "../http/within-limit.ts";
import { registrationMalformed, tooManyLookups } from "./registration.errors.ts";
import { REGISTRATION_MAX } from "./registration.rules.ts";
import { carsOfRegistration } from "./registration.usecases.ts";

const BODY_BYTES = 1024;
const MINUTE_SECONDS = 60;
const bodySchema = z.strictObject({ registration: z.string().min(1).max(REGISTRATION_MAX) });

/**
 * Mounted at /finder/v1. A POST, because registrations are personal and addresses are logged; JSON as text/plain, so
 * that no page has to ask first.
 */
export const registrationRoutes = new Hono<AppEnv>()
	.use("/:uuid/vehicles", anyPage, nearestDatabase)
	.post("/:uuid/vehicles", noted({ json: bodySchema }), async (c) => {
		// So that the page can say when to try again.
		c.header("Access-Control-Expose-Headers", "Retry-After");
		c.header("Cache-Control", "no-store");
		const body = bodySchema.safeParse(await readJson(c, BODY_BYTES));
		if (!body.success) throw registrationMalformed();
		if (!(await isWithinLimit(c.env.LOOKUP_LIMITER, clientOf(c)))) throw tooManyLookups(MINUTE_SECONDS);
		const header = c.req.header("origin");
		const origin = header === undefined || isOwnOrigin(c, header) ? undefined : header;
		const request = { uuid: c.req.param("uuid"), text: body.data.registration, origin };
		return c.json({ data: await carsOfRegistration(deliveryOf(c), request) });
	});
