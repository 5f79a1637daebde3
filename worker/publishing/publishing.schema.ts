import { z } from "zod";

const module = { integrity: z.string() };

/** What the element's build writes down of a release. */
export const releaseSchema = z.object({
	version: z.string(),
	...module,
	modules: z.array(z.object({ file: z.string(), ...module })),
});

const snippetsSchema = z.strictObject({
	div: z.string(),
	script: z.string(),
	/** Both lines in one. */
	embed: z.string(),
	tagManager: z.string(),
	/** For shops with a build. */
	install: z.string(),
	load: z.string(),
	element: z.string(),
});

export const publishingSchema = z.strictObject({
	...releaseSchema.shape,
	newest: snippetsSchema,
	pinned: snippetsSchema,
	csp: z.array(z.string()),
	magentoCsp: z.string(),
	reserveCss: z.string(),
});

/** The pages on which a configuration was seen, by their origin. */
export const seenSchema = z.strictObject({
	data: z.array(z.strictObject({ origin: z.string(), lastSeenAt: z.iso.datetime(), allowed: z.boolean() })),
});
