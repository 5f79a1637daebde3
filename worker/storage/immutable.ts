import { encodeText } from "./bytes.rules.ts";
import { putOnce } from "./put-once.ts";

/** Immutable objects, addressed by the hash of their content, or (quality reports, differences, cars) of their source. */
export const IMMUTABLE_KINDS = [
	"shards",
	"offers",
	"stock",
	"models",
	"sizes",
	"quality",
	"differences",
	"key-numbers",
	"cars",
] as const;
export type ImmutableKind = (typeof IMMUTABLE_KINDS)[number];

const HASH_BYTES = 12;

export const immutableKey = (kind: ImmutableKind, hash: string): string => `${kind}/${hash}`;

/** The shape of a valid hash, checked before any look-up. */
export const isContentHash = (text: string): boolean => /^[A-Za-z0-9_-]{16}$/.test(text);

/** The first 96 bits of SHA-256, base64url: 16 characters. */
export async function contentHash(body: Uint8Array<ArrayBuffer>): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
	return btoa(String.fromCharCode(...digest.subarray(0, HASH_BYTES)))
		.replaceAll("+", "-")
		.replaceAll("/", "_");
}

/** Stores a value as JSON under its hash and returns the hash. The same content is the same object. */
export const putImmutable = (bucket: R2Bucket, kind: ImmutableKind, value: unknown, now: number): Promise<string> =>
	putImmutableJson(bucket, kind, encodeText(JSON.stringify(value)), now);

/** The same with the JSON in UTF-8. */
export async function putImmutableJson(
	bucket: R2Bucket,
	kind: ImmutableKind,
	body: Uint8Array<ArrayBuffer>,
	now: number,
): Promise<string> {
	const hash = await contentHash(body);
	await putImmutableBytes(bucket, immutableKey(kind, hash), body, now);
	return hash;
}

export const putImmutableBytes = (
	bucket: R2Bucket,
	key: string,
	body: Uint8Array<ArrayBuffer>,
	now: number,
): Promise<void> => putOnce(bucket, { key, body, contentType: "application/json" }, now);

export async function getImmutable<Value>(
	bucket: R2Bucket,
	kind: ImmutableKind,
	hash: string,
): Promise<Value | undefined> {
	const object = await bucket.get(immutableKey(kind, hash));
	return object ? await object.json<Value>() : undefined;
}
