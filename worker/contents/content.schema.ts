import { z } from "zod";
import { inputOf } from "../http/copy.schema.ts";
import { ignored } from "../http/ignored.schema.ts";
import { listInputSchema } from "../http/list.schema.ts";
import { withoutDefault } from "../http/part.schema.ts";
import { LOCALES } from "../i18n/locale.rules.ts";
import { CONTENT_TEXT_MAX } from "../rich-text/rich-text.rules.ts";

/** A name of the content type list: `article`, `notification`. */
const contentTypeName = z.string().trim().min(1).max(60);

/** Its name, or the type as it was listed. */
const contentType = contentTypeName.or(
	z.strictObject({ name: contentTypeName, translateName: z.unknown().optional() }).transform(({ name }) => name),
);

/** An article, a notification, or another type of the list. */
export const contentInputSchema = z.strictObject({
	title: z.string().trim().min(1).max(200),
	/** HTML from the editor; sanitised before it is stored. */
	content: z.string().max(CONTENT_TEXT_MAX).default(""),
	contentType,
	/** Null: shown in every language. */
	language: z.enum(LOCALES).nullable().default(null),
});
export type ContentInput = z.infer<typeof contentInputSchema>;

const owned = { id: ignored, createdAt: ignored, updatedAt: ignored };

export const contentSaveSchema = contentInputSchema
	.extend({ ...owned, version: ignored })
	.transform(inputOf(contentInputSchema));

/** The whole content, as it was read; a text that isn't sent stays as it is, and no language means all. */
export const contentUpdateSchema = contentInputSchema
	.extend({
		content: withoutDefault(contentInputSchema.shape.content),
		...owned,
		version: z.int().positive(),
	})
	.transform(({ id, createdAt, updatedAt, version, ...part }) => ({ part, version }));
export type ContentPart = z.infer<typeof contentUpdateSchema>["part"];

const SORTABLE = ["id", "title", "createdAt", "updatedAt", "contentType"] as const;

const list = listInputSchema(SORTABLE, 100);

/**
 * `sort` is short for sortField and sortOrder: `title`, or `-title` for descending. A sortOrder beside it counts more than
 * the sign.
 */
export const contentListSchema = list
	.extend({
		sort: z.enum(SORTABLE.flatMap((field) => [field, `-${field}`] as const)).optional(),
		sortOrder: list.shape.sortOrder.unwrap().optional(),
	})
	.refine(({ sort, sortField }) => sort === undefined || sortField === undefined, { path: ["sort"] })
	.transform(({ sort, sortOrder, ...input }) => {
		const sortField = SORTABLE.find((field) => field === sort?.replace("-", ""));
		const ofSign = sort === undefined || sort.startsWith("-") ? ("desc" as const) : ("asc" as const);
		return { ...input, ...(sortField && { sortField }), sortOrder: sortOrder ?? ofSign };
	});
export type ContentListInput = z.infer<typeof contentListSchema>;

export const contentSchema = contentInputSchema.extend({
	contentType: z.strictObject({ name: contentTypeName, translateName: z.string() }),
	id: z.int(),
	version: z.int(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
});
export type Content = z.infer<typeof contentSchema>;

export const contentsSchema = z.strictObject({ data: z.array(contentSchema), totalItemCount: z.int() });

/** What everybody may read: no type means all of them, no id the newest. */
export const publishedInputSchema = z.strictObject({
	contentType: contentTypeName.optional(),
	id: z.int().positive().optional(),
});
export type PublishedInput = z.infer<typeof publishedInputSchema>;

const publishedContentSchema = contentSchema.omit({ version: true, createdAt: true });
export type PublishedContent = z.infer<typeof publishedContentSchema>;

export const publishedContentsSchema = z.strictObject({ data: z.array(publishedContentSchema) });
