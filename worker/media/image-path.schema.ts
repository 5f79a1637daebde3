import { z } from "zod";
import { IMAGE_NAME, IMAGE_PATH } from "./image-name.rules.ts";

/** A path that `/upload-image` answered; null or empty: no picture. */
export const imagePathSchema = z
	.string()
	.regex(new RegExp(`^(${IMAGE_PATH}${IMAGE_NAME.source})?$`), "uploads.path_invalid")
	.transform((path) => path || null)
	.pipe(z.string().nullable())
	.nullable();
