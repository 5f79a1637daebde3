import { createHash } from "node:crypto";
import { putOnce } from "../storage/put-once.ts";
import { type CleanImage, IMAGE_TYPES, type ImageExtension } from "./image.rules.ts";

const IMAGE_NAME = /^([0-9a-f]{64})\.(png|jpg|webp)$/;
/** Where pictures are in the bucket, and where they are served. */
export const IMAGE_KEYS = "images/finder/";
export const IMAGE_PATH = "/uploads/images/finder/";
const keyOf = (name: string): string => `${IMAGE_KEYS}${name}`;

/** The parts of a name that an upload can have; undefined for any other text. */
export function parseImageName(name: string): { hash: string; type: string } | undefined {
	const [, hash, extension] = IMAGE_NAME.exec(name) ?? [];
	return hash && isExtension(extension) ? { hash, type: IMAGE_TYPES[extension] } : undefined;
}

const isExtension = (text: string | undefined): text is ImageExtension => text !== undefined && text in IMAGE_TYPES;

/** Stores an image under the hash of its content and returns its name. The same picture is the same object. */
export async function putImage(bucket: R2Bucket, { bytes, extension }: CleanImage, now: number): Promise<string> {
	const name = `${createHash("sha256").update(bytes).digest("hex")}.${extension}`;
	await putOnce(bucket, { key: keyOf(name), body: bytes, contentType: IMAGE_TYPES[extension] }, now);
	return name;
}

/** The bytes of an image; null if there is none with that name. */
export const getImage = (bucket: R2Bucket, name: string): Promise<R2ObjectBody | null> => bucket.get(keyOf(name));
