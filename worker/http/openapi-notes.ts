import { createMiddleware } from "hono/factory";
import type { z } from "zod";

/** What no validator of a call says: the form that it reads itself, and its answer. */
export type CallNotes = { form?: z.ZodType; answer?: z.ZodType; status?: number };

/** Does nothing to a request. What it notes about the call is read by OpenAPI. */
export const noted = (notes: CallNotes) =>
	Object.assign(
		createMiddleware(async (_, next) => next()),
		{ notes },
	);
