import { createMiddleware } from "hono/factory";
import type { z } from "zod";

/** Parts of a call that no validator describes: a form or JSON that the call reads itself, and its answer. */
export type CallNotes = {
	form?: z.ZodType;
	json?: z.ZodType;
	answer?: z.ZodType;
	status?: number | readonly number[];
};

/** Does nothing to a request; OpenAPI reads its note about the call. */
export const noted = (notes: CallNotes) =>
	Object.assign(
		createMiddleware(async (_, next) => next()),
		{ notes },
	);
