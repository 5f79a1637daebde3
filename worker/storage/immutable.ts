/** Immutable things, addressed by the hash of their content, or (quality reports) of what they were made of. */
export const IMMUTABLE_KINDS = ["shards", "offers", "models", "sizes", "quality"] as const;
export type ImmutableKind = (typeof IMMUTABLE_KINDS)[number];

const HASH_BYTES = 12;

export const immutableKey = (kind: ImmutableKind, hash: string): string => `${kind}/${hash}`;

/** What an address must look like before anything is asked for it. */
export const isContentHash = (text: string): boolean => /^[A-Za-z0-9_-]{16}$/.test(text);

/** UTF-8, in a buffer of its own: what digests and answers take by type. */
export const encodeText = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

/** The first 96 bits of SHA-256, base64url: 16 characters. */
export async function contentHash(body: Uint8Array<ArrayBuffer>): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
	return btoa(String.fromCharCode(...digest.subarray(0, HASH_BYTES)))
		.replaceAll("+", "-")
		.replaceAll("/", "_");
}

/** Keeps a value as JSON under its hash and answers the hash. The same content is the same object. */
export async function putImmutable(bucket: R2Bucket, kind: ImmutableKind, value: unknown): Promise<string> {
	const body = encodeText(JSON.stringify(value));
	const hash = await contentHash(body);
	await keepImmutable(bucket, immutableKey(kind, hash), body);
	return hash;
}

/** Written again even where it is there: a fresh date keeps what is needed from being swept. */
export async function keepImmutable(bucket: R2Bucket, key: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
	await bucket.put(key, body, { httpMetadata: { contentType: "application/json" } });
}

export async function getImmutable<Value>(
	bucket: R2Bucket,
	kind: ImmutableKind,
	hash: string,
): Promise<Value | undefined> {
	const object = await bucket.get(immutableKey(kind, hash));
	return object ? await object.json<Value>() : undefined;
}
