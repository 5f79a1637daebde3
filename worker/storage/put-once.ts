import { DAY_MS } from "../db/times.rules.ts";

/** After these days an object is written again when it is needed, so that the clean-up sees a recent date. */
export const REWRITE_MS = 7 * DAY_MS;

/** R2 takes one write of a key a second, else 429 (developers.cloudflare.com/r2/platform/limits). */
const TOO_MANY_WRITES = /\(10058\)\s*$/;
const PAUSES_MS = [100, 200, 400, 800];

type StoredObject = { key: string; body: Uint8Array<ArrayBuffer>; contentType: string };

/**
 * Stores bytes that are always the same for their key: only if they are missing or old. Whoever comes too late for the
 * key's one write a second looks again. Each request looks for itself, because no request may await another one's work.
 */
export async function putOnce(bucket: R2Bucket, object: StoredObject, now: number): Promise<void> {
	for (const pause of [...PAUSES_MS, undefined]) {
		if (await isRecent(bucket, object.key, now)) return;
		try {
			await bucket.put(object.key, object.body, { httpMetadata: { contentType: object.contentType } });
			return;
		} catch (error) {
			if (pause === undefined || !(error instanceof Error && TOO_MANY_WRITES.test(error.message))) throw error;
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	}
}

async function isRecent(bucket: R2Bucket, key: string, now: number): Promise<boolean> {
	const stored = await bucket.head(key);
	return stored !== null && now - stored.uploaded.getTime() < REWRITE_MS;
}
