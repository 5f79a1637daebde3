import { CsvError } from "./csv-error.rules.ts";

/** Files named CSV that aren't: zip (and so xlsx), gzip, old Excel, PDF. */
const SIGNATURES = [
	[0x50, 0x4b, 0x03, 0x04],
	[0x1f, 0x8b],
	[0xd0, 0xcf, 0x11, 0xe0],
	[0x25, 0x50, 0x44, 0x46],
];
const HEAD_BYTES = 64;

/**
 * Bytes to text, piece by piece: UTF-8, UTF-16LE and UTF-16BE, with or without a byte order mark. Bytes that are
 * invalid in that encoding become U+FFFD, which the row's rules reject; a file that is no text throws
 * `catalogue.not_text`.
 */
export class CsvDecoder {
	#decoder: TextDecoder | undefined;
	#head = new Uint8Array(0);

	/** `utf-8`, `utf-16le` or `utf-16be`, once it is known. */
	get encoding(): string | undefined {
		return this.#decoder?.encoding;
	}

	push(bytes: Uint8Array): string {
		if (this.#decoder) return requireText(this.#decoder.decode(bytes, { stream: true }));
		this.#head = joinBytes(this.#head, bytes);
		return this.#head.length < HEAD_BYTES ? "" : this.#start();
	}

	end(): string {
		return this.#start() + requireText(this.#decoder?.decode() ?? "");
	}

	#start(): string {
		if (this.#decoder) return "";
		if (SIGNATURES.some((signature) => signature.every((byte, at) => this.#head[at] === byte))) throw notText();
		this.#decoder = new TextDecoder(encodingOf(this.#head));
		return requireText(this.#decoder.decode(this.#head, { stream: true }));
	}
}

/** Latin text has a zero in every other byte of UTF-16, and none in UTF-8. */
function encodingOf(head: Uint8Array): string {
	if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
	if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
	const zeros = [0, 0];
	for (const [at, byte] of head.subarray(0, HEAD_BYTES).entries()) {
		if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	}
	const [even = 0, odd = 0] = zeros;
	const many = Math.min(head.length, HEAD_BYTES) / 4;
	if (even === 0 && odd > many) return "utf-16le";
	if (odd === 0 && even > many) return "utf-16be";
	return "utf-8";
}

function joinBytes(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
	const both = new Uint8Array(one.length + other.length);
	both.set(one);
	both.set(other, one.length);
	return both;
}

const notText = () => new CsvError("catalogue.not_text");

function requireText(text: string): string {
	if (text.includes("\u0000")) throw notText();
	return text;
}
