import { hasItsEnd, imageFormat } from "./image-bytes.rules.ts";
import { explainFault } from "./image-fault.ts";
import { IMAGE_TYPES, type ImageExtension, webpWidths } from "./image-name.rules.ts";
import { damaged, imagesUnavailable, tooManyPixels, typeRefused } from "./media.errors.ts";

/** 40 megapixels: a phone's camera. */
const MAX_PIXELS = 40_000_000;
/** The platform's own limit (developers.cloudflare.com/images/get-started/limits). */
const MAX_SIDE = 12_000;
/** Neither side of a stored picture is longer. */
const STORED_SIDE = 1600;

type Bytes = Uint8Array<ArrayBuffer>;
type Size = { width: number; height: number };
export type EncodedImage = Size & { extension: ImageExtension; bytes: Bytes; webps: { width: number; bytes: Bytes }[] };

/**
 * An uploaded file as it may be served: decoded and written again by the Images binding, upright, at most 1,600 pixels
 * long, in its own format and as WebP in several widths. Throws an AppError for a file that is no picture.
 */
export async function encodeImage(images: ImagesBinding, file: Bytes): Promise<EncodedImage> {
	const extension = imageFormat(file);
	if (!extension) throw typeRefused();
	if (!hasItsEnd(file, extension)) throw damaged();
	const clean = await decode(images, file);
	try {
		return await encodeClean(images, clean, extension);
	} catch (cause) {
		throw imagesUnavailable(cause);
	}
}

/** A PNG, because its output never has metadata; in a JPEG's, the copyright would stay. */
async function decode(images: ImagesBinding, file: Bytes): Promise<Bytes> {
	const size = await measure(images, file).catch((error) => explainFault(images, error));
	if (size.width * size.height > MAX_PIXELS || Math.max(size.width, size.height) > MAX_SIDE) throw tooManyPixels();
	const fitting = { width: STORED_SIDE, height: STORED_SIDE, fit: "scale-down" } as const;
	return await writeImage(images, file, "image/png", fitting).catch((error) => explainFault(images, error));
}

async function encodeClean(images: ImagesBinding, clean: Bytes, extension: ImageExtension): Promise<EncodedImage> {
	const { width, height } = await measure(images, clean);
	const [bytes, ...webps] = await Promise.all([
		extension === "png" ? clean : writeImage(images, clean, IMAGE_TYPES[extension], { width }),
		...webpWidths(width).map(async (one) => ({
			width: one,
			bytes: await writeImage(images, clean, "image/webp", { width: one }),
		})),
	]);
	return { extension, width, height, bytes, webps };
}

async function measure(images: ImagesBinding, bytes: Bytes): Promise<Size> {
	const info = await images.info(new Blob([bytes]).stream());
	if (!("width" in info)) throw damaged();
	return info;
}

export async function writeImage(
	images: ImagesBinding,
	bytes: Bytes,
	format: ImageOutputOptions["format"],
	transform: ImageTransform,
): Promise<Bytes> {
	const image = images.input(new Blob([bytes]).stream()).transform(transform);
	const output = await image.output({ format, anim: false });
	return new Uint8Array(await output.response().arrayBuffer());
}
