import { z } from "zod";

/** PNG, JPEG or WebP; at most 5 MiB, 40 megapixels, and 12,000 pixels a side. */
export const uploadFormSchema = z.strictObject({ file: z.file() });

/** The path at which the picture is served, and which a configuration or an assortment stores. Its name has its size. */
export const uploadAnswerSchema = z.strictObject({ filePath: z.string() });
