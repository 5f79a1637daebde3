/** A byte sequence with readers for numbers and names. Offsets beyond the end throw a RangeError. */

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Bytes as one character each, for the four-letter names and signatures of image formats. */
export const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
	String.fromCharCode(...bytes.subarray(at, at + length));

export const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
