/**
 * A finder's public id: a UUID of version 8 (RFC 9562, "custom") whose last 48 bits are a checksum of the others. It is
 * not a secret; it lets a made-up address be rejected by its shape, before any cache or database is queried.
 */
export function toFinderUuid(random: Uint8Array): string {
	const bytes = new Uint8Array(16);
	bytes.set(random.subarray(0, 10));
	bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
	bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
	const head = toHex(bytes.subarray(0, 10));
	const hex = head + checksum(head);
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** True for a UUID that `toFinderUuid` could have made. */
export function isFinderUuid(text: string): boolean {
	if (!/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text)) return false;
	const hex = text.replaceAll("-", "");
	return checksum(hex.slice(0, 20)) === hex.slice(20);
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Two FNV-1a sums over the text, forwards and backwards, 24 bits of each. */
function checksum(text: string): string {
	const sums = [text, [...text].reverse().join("")].map((part) => fnv1a(part) >>> 8);
	return sums.map((sum) => sum.toString(16).padStart(6, "0")).join("");
}

function fnv1a(text: string): number {
	let sum = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
	return sum >>> 0;
}
