import { z } from "zod";

/** PNG, JPEG or WebP; at most 5 MiB and 40 megapixels. */
export const uploadFormSchema = z.strictObject({ file: z.file() });

/** The path at which the picture is served, and which a configuration or an assortment stores. */
export const uploadAnswerSchema = z.strictObject({ filePath: z.string() });
