import { concatBytes } from "./bytes.rules.ts";
import { ImageError } from "./image-error.rules.ts";
import { cleanJpeg, isJpeg } from "./jpeg.rules.ts";
import type { CleanPicture } from "./picture.rules.ts";
import { cleanPng, isPng } from "./png.rules.ts";
import { cleanWebp, isWebp } from "./webp.rules.ts";

/** 40 megapixels: a phone's camera, and what a visitor's browser can still decode. */
export const MAX_PIXELS = 40_000_000;

export const IMAGE_TYPES = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" } as const;
export type ImageExtension = keyof typeof IMAGE_TYPES;

export type CleanImage = { extension: ImageExtension; width: number; height: number; bytes: Uint8Array<ArrayBuffer> };

const FORMATS = [
	{ extension: "png", is: isPng, clean: cleanPng },
	{ extension: "jpg", is: isJpeg, clean: cleanJpeg },
	{ extension: "webp", is: isWebp, clean: cleanWebp },
] as const;

/**
 * An uploaded file as it may be served: recognised only by its bytes (never by a name or a MIME type), complete, and
 * without metadata; colour profile and orientation stay. Cleaning twice changes nothing. Throws an ImageError for
 * everything else.
 */
export function cleanImage(file: Uint8Array): CleanImage {
	const format = FORMATS.find(({ is }) => is(file));
	if (!format) throw new ImageError("type_refused");
	const { width, height, parts, checkPixels }: CleanPicture = format.clean(file);
	if (width * height > MAX_PIXELS) throw new ImageError("too_many_pixels");
	checkPixels?.();
	return { extension: format.extension, width, height, bytes: concatBytes(parts) };
}
