import { DEFAULT_LOCALE } from "../i18n/locale.rules.ts";
import { translate } from "../i18n/translate.ts";
import { encodeText } from "../storage/bytes.rules.ts";
import { contentHash } from "../storage/immutable.ts";
import type { DeliveryAnswer } from "./delivery-memory.ts";
import { SHORT_SECONDS } from "./lifetimes.rules.ts";

const YEAR_SECONDS = 31_536_000;

/** Anyone may read what visitors read, from any page, without credentials. Each header costs time, so these are all. */
const PUBLIC = {
	"Content-Type": "application/json",
	"Access-Control-Allow-Origin": "*",
	"X-Content-Type-Options": "nosniff",
};

/** May be kept for so many seconds. */
export async function shortLived(value: unknown, seconds = SHORT_SECONDS): Promise<DeliveryAnswer> {
	const body = encodeText(JSON.stringify(value));
	const etag = `"${await contentHash(body)}"`;
	return {
		status: 200,
		body,
		etag,
		headers: { ...PUBLIC, "Cache-Control": `public, max-age=${seconds}`, ETag: etag },
	};
}

/** Kept for a year under an address that has its hash, so it needs no ETag. */
export function immutable(body: Uint8Array<ArrayBuffer>): DeliveryAnswer {
	return { status: 200, body, headers: { ...PUBLIC, "Cache-Control": `public, max-age=${YEAR_SECONDS}, immutable` } };
}

/** Errors are cached here for a moment, never by a browser or the edge. */
export function missing(code: string): DeliveryAnswer {
	const error = { code, message: translate(DEFAULT_LOCALE, code) };
	const body = encodeText(JSON.stringify({ error }));
	return { status: 404, body, headers: { ...PUBLIC, "Cache-Control": "no-store" } };
}
