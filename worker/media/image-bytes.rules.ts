import type { ImageExtension } from "./image-name.rules.ts";

const PNG_START = "\x89PNG\r\n\x1a\n";
const PNG_END = "\0\0\0\0IEND\xaeB`\x82";
const JPEG_START = "\xff\xd8\xff";
/** The marker at the end of a JPEG's picture (ITU-T T.81, B.1.1.3). */
const JPEG_END = 0xd9;

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
	if (format === "png") return hasText(file, PNG_END, file.length - PNG_END.length);
	if (format === "jpg") return endsAsJpeg(file);
	const view = new DataView(file.buffer, file.byteOffset, file.length);
	return view.getUint32(4, true) === file.length - 8;
}

/** Steps over the segments, each of which says its length, and over coded data, which has none. */
function endsAsJpeg(file: Uint8Array): boolean {
	const byte = (at: number): number => file[at] ?? 0;
	for (let at = 2; at + 1 < file.length; ) {
		const marker = byte(at) === 0xff ? byte(at + 1) : 0;
		if (marker === JPEG_END) return true;
		if (marker === 0 || marker === 0xff || isRestart(marker)) at++;
		else at += 2 + ((byte(at + 2) << 8) | byte(at + 3));
	}
	return false;
}

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** An extended WebP says in its flags that it is animated. */
const isAnimated = (file: Uint8Array): boolean => hasText(file, "VP8X", 12) && ((file[20] ?? 0) & 0x02) !== 0;

/** The bytes of a text in Latin-1. */
const hasText = (file: Uint8Array, text: string, from: number): boolean =>
	[...text].every((letter, at) => file[from + at] === letter.charCodeAt(0));
