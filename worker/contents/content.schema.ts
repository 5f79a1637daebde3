import { z } from "zod";
import { CONTENT_TEXT_MAX } from "../finders/rich-text.rules.ts";
import { listInputSchema } from "../http/list.schema.ts";
import { LOCALES } from "../http/locale.rules.ts";

/** A name of the content type list: `article`, `notification`. */
const contentType = z.string().trim().min(1).max(60);

/** An article, a notification, or whatever types there are (spec section 3). */
export const contentInputSchema = z.strictObject({
	title: z.string().trim().min(1).max(200),
	/** HTML as the editor writes it; sanitised before it is stored. */
	content: z.string().max(CONTENT_TEXT_MAX).default(""),
	contentType,
	/** Null: shown in every language. */
	language: z.enum(LOCALES).nullable().default(null),
});
export type ContentInput = z.infer<typeof contentInputSchema>;

const ignored = z.unknown().optional();

export const contentUpdateSchema = contentInputSchema
	.extend({ version: z.int().positive(), id: ignored, createdAt: ignored, updatedAt: ignored })
	.transform(({ id, createdAt, updatedAt, version, ...input }) => ({ input, version }));

export const contentListSchema = listInputSchema(["id", "title", "createdAt", "updatedAt", "contentType"], 100);
export type ContentListInput = z.infer<typeof contentListSchema>;

export const contentSchema = contentInputSchema.extend({
	id: z.int(),
	version: z.int(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
});
export type Content = z.infer<typeof contentSchema>;

export const contentsSchema = z.strictObject({ data: z.array(contentSchema), totalItemCount: z.int() });

/** What everybody may read: no type means all of them. */
export const publishedInputSchema = z.strictObject({ contentType: contentType.optional() });
export type PublishedInput = z.infer<typeof publishedInputSchema>;

const publishedContentSchema = contentSchema.omit({ version: true, createdAt: true });
export type PublishedContent = z.infer<typeof publishedContentSchema>;

export const publishedContentsSchema = z.strictObject({ data: z.array(publishedContentSchema) });
