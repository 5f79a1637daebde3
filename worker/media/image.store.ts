import { createHash } from "node:crypto";
import { putOnce } from "../storage/put-once.ts";
import type { EncodedImage } from "./encode-image.ts";
import { IMAGE_TYPES, imageName, webpName } from "./image-name.rules.ts";

/** Where pictures are in the bucket. */
export const IMAGE_KEYS = "images/finder/";
const keyOf = (name: string): string => `${IMAGE_KEYS}${name}`;

/**
 * Stores a picture in all its sizes under the hash of the uploaded file, because encoders change; returns the name that
 * configurations store. Its object is written last: if it exists, the others do.
 */
export async function putImage(bucket: R2Bucket, file: Uint8Array, image: EncodedImage, now: number): Promise<string> {
	const hash = createHash("sha256").update(file).digest("hex");
	const put = (name: string, body: Uint8Array<ArrayBuffer>, contentType: string) =>
		putOnce(bucket, { key: keyOf(name), body, contentType }, now);
	await Promise.all(image.webps.map(({ width, bytes }) => put(webpName(hash, width), bytes, IMAGE_TYPES.webp)));
	const name = imageName({ ...image, hash });
	await put(name, image.bytes, IMAGE_TYPES[image.extension]);
	return name;
}

/** Stores a picture as papers show it. */
export const putPrinted = (bucket: R2Bucket, name: string, body: Uint8Array<ArrayBuffer>, now: number): Promise<void> =>
	putOnce(bucket, { key: keyOf(name), body, contentType: IMAGE_TYPES.png }, now);

/** The bytes of an image; null if there is none with that name. */
export const getImage = (bucket: R2Bucket, name: string): Promise<R2ObjectBody | null> => bucket.get(keyOf(name));
