import type { ImageExtension } from "./image-name.rules.ts";

const PNG_START = "\x89PNG\r\n\x1a\n";
const PNG_END = "\0\0\0\0IEND\xaeB`\x82";
const JPEG_START = "\xff\xd8\xff";
/** The marker at the end of a JPEG's picture (ITU-T T.81, B.1.1.3). */
const JPEG_END = 0xd9;
/** The bytes of a PNG's chunk besides its content: its length, name and checksum. */
const CHUNK_FRAME = 12;

/** A part that says what it is and how long, and where its content is. */
export type ImagePart<Name> = { name: Name; from: number; to: number; content: Uint8Array };

/** A file's format by its first bytes, never by a name or a MIME type; undefined for all that is not accepted. */
export function imageFormat(file: Uint8Array): ImageExtension | undefined {
	if (hasText(file, PNG_START, 0)) return "png";
	if (hasText(file, JPEG_START, 0)) return "jpg";
	return hasText(file, "RIFF", 0) && hasText(file, "WEBP", 8) && !isAnimated(file) ? "webp" : undefined;
}

/**
 * False for a file that was cut short, and for a PNG or WebP that is followed by something else. Phones put further
 * pictures and films behind a JPEG, and a small one into its header, so that the end of the picture itself has to be there.
 */
export function hasItsEnd(file: Uint8Array, format: ImageExtension): boolean {
	if (format === "jpg") return lastOf(jpegSegments(file))?.name === JPEG_END;
	if (format === "png")
		return hasText(file, PNG_END, file.length - CHUNK_FRAME) && lastOf(pngChunks(file))?.to === file.length;
	const view = new DataView(file.buffer, file.byteOffset, file.length);
	return view.getUint32(4, true) === file.length - 8;
}

/** The segments of a JPEG, each of which says its length, until its end; coded data, which has none, is between them. */
export function* jpegSegments(file: Uint8Array): Generator<ImagePart<number>> {
	const byte = (at: number): number => file[at] ?? 0;
	for (let from = 2; from + 1 < file.length; ) {
		const name = byte(from) === 0xff ? byte(from + 1) : 0;
		if (name === 0 || name === 0xff || isRestart(name)) {
			from++;
			continue;
		}
		const to = from + 2 + (name === JPEG_END ? 0 : (byte(from + 2) << 8) | byte(from + 3));
		yield { name, from, to, content: file.subarray(from + 4, to) };
		if (name === JPEG_END) return;
		from = to;
	}
}

/** The chunks of a PNG until its end, or until one that is longer than the file. */
export function* pngChunks(file: Uint8Array): Generator<ImagePart<string>> {
	const view = new DataView(file.buffer, file.byteOffset, file.length);
	for (let from = PNG_START.length; from + CHUNK_FRAME <= file.length; ) {
		const to = from + CHUNK_FRAME + view.getUint32(from);
		if (to > file.length) return;
		const name = String.fromCharCode(...file.subarray(from + 4, from + 8));
		yield { name, from, to, content: file.subarray(from + 8, to - 4) };
		if (name === "IEND") return;
		from = to;
	}
}

/** Without an array: a file may have as many parts as fit into it. */
function lastOf<Item>(items: Iterable<Item>): Item | undefined {
	let last: Item | undefined;
	for (const item of items) last = item;
	return last;
}

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** An extended WebP says in its flags that it is animated. */
const isAnimated = (file: Uint8Array): boolean => hasText(file, "VP8X", 12) && ((file[20] ?? 0) & 0x02) !== 0;

/** The bytes of a text in Latin-1. */
export const hasText = (file: Uint8Array, text: string, from: number): boolean =>
	[...text].every((letter, at) => file[from + at] === letter.charCodeAt(0));
