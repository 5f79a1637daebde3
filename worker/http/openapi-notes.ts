import { createMiddleware } from "hono/factory";
import { z } from "zod";

/** Parts of a call that no validator describes: a form or JSON that the call reads itself, and its answer. */
export type CallNotes = {
	form?: z.ZodType;
	json?: z.ZodType;
	answer?: z.ZodType;
	/** The media types of an answer that isn't JSON: of a file, or of a text that `answer` describes. */
	mediaType?: string | readonly string[];
	status?: number | readonly number[];
};

/** Does nothing to a request; OpenAPI reads its note about the call. */
export const noted = (notes: CallNotes) =>
	Object.assign(
		createMiddleware(async (_, next) => next()),
		{ notes },
	);

/** What most exports answer. */
export const notedCsv = noted({ mediaType: "text/csv" });

/** What every call that removes one thing answers. */
export const notedRemoval = noted({ answer: z.strictObject({ removed: z.literal(true) }) });
