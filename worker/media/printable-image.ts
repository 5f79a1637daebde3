import { describeError } from "../http/error-log.rules.ts";
import { mapWithConcurrency } from "../storage/map-with-concurrency.rules.ts";
import { writeImage } from "./encode-image.ts";
import { getImage, putPrinted } from "./image.store.ts";
import { hashOfName, IMAGE_PATH, printedName } from "./image-name.rules.ts";

/** In pixels: three for each point that a paper has room for, which is sharp in print. */
const PRINTED = { width: 480, height: 144, fit: "scale-down" } as const;
const AT_ONCE = 6;

type Bytes = Uint8Array<ArrayBuffer>;

/** Pictures as small PNGs, by their paths. One that can't be had is left out: a paper without it is better than none. */
export async function printableImages(
	images: ImagesBinding,
	bucket: R2Bucket,
	paths: readonly string[],
	now: number,
): Promise<Map<string, Bytes>> {
	const entries = await mapWithConcurrency([...new Set(paths)], AT_ONCE, async (path): Promise<[string, Bytes][]> => {
		try {
			const png = await printableImage(images, bucket, path.slice(IMAGE_PATH.length), now);
			return png ? [[path, png]] : [];
		} catch (error) {
			console.error(`a picture can't be printed\n${describeError(error)}`);
			return [];
		}
	});
	return new Map(entries.flat());
}

/** Made when it is first printed, and kept beside the picture's other sizes. */
async function printableImage(
	images: ImagesBinding,
	bucket: R2Bucket,
	name: string,
	now: number,
): Promise<Bytes | undefined> {
	const printed = printedName(hashOfName(name));
	const stored = await getImage(bucket, printed);
	if (stored) return new Uint8Array(await stored.arrayBuffer());
	const original = await getImage(bucket, name);
	if (!original) return undefined;
	const png = await writeImage(images, new Uint8Array(await original.arrayBuffer()), "image/png", PRINTED);
	await putPrinted(bucket, printed, png, now);
	return png;
}
