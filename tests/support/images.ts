import { crc32, deflateSync } from "node:zlib";

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function bytes(...parts: (string | number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
	return new Uint8Array(parts.flatMap((part) => [...(typeof part === "string" ? ascii(part) : part)]));
}

const big32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const little32 = (value: number): number[] => big32(value).reverse();

const PNG_SIGNATURE = bytes([0x89], "PNG\r\n\x1a\n");

export function pngChunk(type: string, data: Uint8Array = bytes()): Uint8Array {
	const named = bytes(type, data);
	return bytes(big32(data.length), named, big32(crc32(named)));
}

type Png = { width?: number; height?: number; extra?: Uint8Array[]; data?: Uint8Array };

/** A red RGB picture, with further chunks before the picture's data. */
export function png({ width = 2, height = 3, extra = [], data }: Png = {}): Uint8Array<ArrayBuffer> {
	const header = bytes(big32(width), big32(height), [8, 2, 0, 0, 0]);
	const row = bytes([0], Array.from({ length: width > 100 ? 1 : width }, () => [255, 0, 0]).flat());
	const rows = bytes(...Array.from({ length: height > 100 ? 1 : height }, () => row));
	return bytes(
		PNG_SIGNATURE,
		pngChunk("IHDR", header),
		...extra,
		pngChunk("IDAT", data ?? new Uint8Array(deflateSync(rows))),
		pngChunk("IEND"),
	);
}

export const jpegSegment = (marker: number, ...data: (string | number[] | Uint8Array)[]): Uint8Array => {
	const content = bytes(...data);
	return bytes([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255], content);
};

/** Inserts segments after the start of a JPEG. */
export const withSegments = (jpeg: Uint8Array, ...segments: Uint8Array[]): Uint8Array =>
	bytes(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));

type Entry = { tag: number; type: number; value: number };

/** A TIFF block as cameras write it: orientation, a pointer to GPS data, and a text after them. */
export function tiff(orientation: number, secret: string, isBigEndian = false): Uint8Array {
	const number = (value: number, size: number) => {
		const digits = little32(value).slice(0, size);
		return isBigEndian ? digits.reverse() : digits;
	};
	const entries: Entry[] = [
		{ tag: 0x010f, type: 2, value: 50 },
		{ tag: 0x0112, type: 3, value: orientation },
		{ tag: 0x8825, type: 4, value: 50 },
	];
	const directory = entries.flatMap(({ tag, type, value }) => [
		...[...number(tag, 2), ...number(type, 2), ...number(1, 4)],
		// A number of two bytes is at the beginning of its four.
		...(type === 3 ? [...number(value, 2), 0, 0] : number(value, 4)),
	]);
	const start = bytes(isBigEndian ? "MM\0*" : "II*\0", number(8, 4));
	return bytes(start, number(entries.length, 2), directory, number(0, 4), secret);
}

export const webpChunk = (name: string, data: Uint8Array): Uint8Array =>
	bytes(name, little32(data.length), data, data.length % 2 ? [0] : []);

export function webp(...chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
	const body = bytes("WEBP", ...chunks);
	return bytes("RIFF", little32(body.length), body);
}

/** The chunks of a simple WebP file, without the RIFF header. */
export const webpPicture = (file: Uint8Array): Uint8Array => file.subarray(12);

/** An extended header for a picture of 24 by 16. */
export const webpHeader = (flags: number): Uint8Array => webpChunk("VP8X", bytes([flags, 0, 0, 0, 23, 0, 0, 15, 0, 0]));
