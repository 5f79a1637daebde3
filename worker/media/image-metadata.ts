import { crc32 } from "node:zlib";
import { orientationOnly } from "./exif-orientation.rules.ts";
import { hasText, type ImagePart, jpegSegments, pngChunks } from "./image-bytes.rules.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const EXIF_SEGMENT = 0xe1;
const EXIF = "Exif\0\0";
/** How those of a JPEG's segments for programs begin that change its look: resolution, colour profile, colour space. */
const JPEG_LOOKS: ReadonlyMap<number, string> = new Map([
	[0xe0, "JFIF\0"],
	[0xe2, "ICC_PROFILE\0"],
	[0xee, "Adobe"],
]);
/** Application segments and comments. */
const isForPrograms = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** The chunks that change a PNG's look, besides those that it can't do without, which have a capital first letter. */
const PNG_LOOKS = new Set(["bKGD", "cHRM", "cICP", "gAMA", "iCCP", "pHYs", "sBIT", "sRGB", "tRNS"]);

const EMPTY = new Uint8Array();

/**
 * A whole picture without what a camera or a program has written into it, such as the place where it was taken, and
 * without what follows it, as a phone's film does. What is shown stays byte for byte, and turned as it was.
 */
export function withoutMetadata(file: Bytes, format: "png" | "jpg"): Bytes {
	const output = new Uint8Array(file.length);
	let length = 0;
	const parts =
		format === "png"
			? replace(file, pngChunks(file), insteadOfChunk)
			: replace(file, jpegSegments(file), insteadOfSegment);
	for (const part of parts) {
		output.set(part, length);
		length += part.length;
	}
	return output.subarray(0, length);
}

/** The bytes of a file until the end of its last part, with others in place of some parts. */
function* replace<Name>(
	file: Bytes,
	parts: Iterable<ImagePart<Name>>,
	insteadOf: (part: ImagePart<Name>) => Uint8Array | undefined,
): Generator<Uint8Array> {
	let [done, end] = [0, 0];
	for (const part of parts) {
		end = part.to;
		const other = insteadOf(part);
		if (!other) continue;
		yield file.subarray(done, part.from);
		yield other;
		done = end;
	}
	yield file.subarray(done, end);
}

function insteadOfSegment({ name, content }: ImagePart<number>): Uint8Array | undefined {
	if (name === EXIF_SEGMENT && hasText(content, EXIF, 0)) {
		const block = orientationOnly(content.subarray(EXIF.length));
		return block ? segment(name, [...latin(EXIF), ...block]) : EMPTY;
	}
	const look = JPEG_LOOKS.get(name);
	const isShown = look === undefined ? !isForPrograms(name) : hasText(content, look, 0);
	return isShown ? undefined : EMPTY;
}

function insteadOfChunk({ name, content }: ImagePart<string>): Uint8Array | undefined {
	if (name === "eXIf") {
		const block = orientationOnly(content);
		return block ? chunk(name, block) : EMPTY;
	}
	return /^[A-Z]/.test(name) || PNG_LOOKS.has(name) ? undefined : EMPTY;
}

const latin = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** Of less than 254 bytes. */
const segment = (marker: number, content: number[]): Uint8Array =>
	Uint8Array.from([0xff, marker, 0, content.length + 2, ...content]);

function chunk(name: string, content: number[]): Uint8Array {
	const named = Uint8Array.from([...latin(name), ...content]);
	const made = new Uint8Array(named.length + 8);
	const view = new DataView(made.buffer);
	view.setUint32(0, content.length);
	made.set(named, 4);
	view.setUint32(named.length + 4, crc32(named));
	return made;
}
