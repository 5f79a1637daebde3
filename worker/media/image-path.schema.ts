import { z } from "zod";

/** A path that `/upload-image` answered; null: no picture. */
export const imagePathSchema = z
	.string()
	.regex(/^\/uploads\/images\/finder\/[0-9a-f]{64}\.(png|jpg|webp)$/, "uploads.path_invalid")
	.nullable();
