import { asciiAt, asciiBytes, concatBytes, viewOf } from "./bytes.rules.ts";
import { expectIntact, ImageError } from "./image-error.rules.ts";
import { orientationBlock, readOrientation } from "./orientation.rules.ts";
import type { CleanPicture } from "./picture.rules.ts";

const HEADER_BYTES = 12;
/** Flags of the extended header (RFC 9649, section 2.7). */
const FLAG = { animation: 0x02, exif: 0x08, alpha: 0x10, profile: 0x20 } as const;

type Chunk = { name: string; data: Uint8Array };
type Size = { width: number; height: number };

export const isWebp = (bytes: Uint8Array): boolean =>
	asciiAt(bytes, 0, 4) === "RIFF" && asciiAt(bytes, 8, 4) === "WEBP";

/** A still WebP without metadata. Throws an ImageError if the file is not complete. */
export function cleanWebp(bytes: Uint8Array): CleanPicture {
	const chunks = readChunks(bytes);
	const find = (name: string) => chunks.find((chunk) => chunk.name === name);
	const [first] = chunks;
	const pictures = chunks.filter(({ name }) => name === "VP8 " || name === "VP8L");
	const [picture] = pictures;
	expectIntact(first !== undefined);
	const extended = first.name === "VP8X" ? first : undefined;
	if (extended && (extended.data[0] ?? 0) & FLAG.animation) throw new ImageError("type_refused");
	expectIntact(picture !== undefined && pictures.length === 1 && (extended !== undefined || picture === first));
	const size = readSize(picture);
	if (!extended) return { ...size, parts: wrap([picture]) };
	expectSameSize(extended, size);
	const exif = find("EXIF");
	const orientation = orientationBlock(exif ? readOrientation(withoutName(exif.data)) : 1);
	const profile = find("ICCP");
	const alpha = picture.name === "VP8 " ? find("ALPH") : undefined;
	const flags = ((extended.data[0] ?? 0) & FLAG.alpha) | (profile ? FLAG.profile : 0) | (orientation ? FLAG.exif : 0);
	const header = { name: "VP8X", data: concatBytes([Uint8Array.of(flags, 0, 0, 0), extended.data.subarray(4, 10)]) };
	const kept = [header, profile, alpha, picture, orientation && { name: "EXIF", data: orientation }];
	return { ...size, parts: wrap(kept.filter((chunk) => chunk !== undefined)) };
}

/** The chunks of a RIFF file, which must end where its header says: data after it could be another kind of document. */
function readChunks(bytes: Uint8Array): Chunk[] {
	expectIntact(bytes.length >= HEADER_BYTES);
	const view = viewOf(bytes);
	expectIntact(view.getUint32(4, true) + 8 === bytes.length);
	const chunks: Chunk[] = [];
	let at = HEADER_BYTES;
	while (at < bytes.length) {
		expectIntact(at + 8 <= bytes.length);
		const length = view.getUint32(at + 4, true);
		const end = at + 8 + length + (length % 2);
		expectIntact(end <= bytes.length);
		chunks.push({ name: asciiAt(bytes, at, 4), data: bytes.subarray(at + 8, at + 8 + length) });
		at = end;
	}
	return chunks;
}

/** Both codings state their size in the first bytes (RFC 6386 section 9.1; RFC 9649 section 3.4). */
function readSize({ name, data }: Chunk): Size {
	const view = viewOf(data);
	if (name === "VP8L") {
		expectIntact(data.length >= 5 && data[0] === 0x2f);
		const bits = view.getUint32(1, true);
		return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
	}
	const isKeyFrame = ((data[0] ?? 1) & 1) === 0;
	expectIntact(data.length >= 10 && isKeyFrame && data[3] === 0x9d && data[4] === 0x01 && data[5] === 0x2a);
	// The part that says how the picture is coded, after the ten bytes of its header.
	const firstPart = ((data[0] ?? 0) | ((data[1] ?? 0) << 8) | ((data[2] ?? 0) << 16)) >>> 5;
	expectIntact(firstPart > 0 && 10 + firstPart < data.length);
	const size = { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
	expectIntact(size.width > 0 && size.height > 0);
	return size;
}

function expectSameSize({ data }: Chunk, { width, height }: Size): void {
	expectIntact(data.length === 10);
	const view = viewOf(data);
	expectIntact((view.getUint32(4, true) & 0xffffff) + 1 === width);
	expectIntact(view.getUint32(6, true) >>> 8 === height - 1);
}

const EXIF_NAME = "Exif\0\0";
/** Some programs use the name that EXIF has in a JPEG. */
const withoutName = (exif: Uint8Array): Uint8Array =>
	asciiAt(exif, 0, EXIF_NAME.length) === EXIF_NAME ? exif.subarray(EXIF_NAME.length) : exif;

function wrap(chunks: readonly Chunk[]): Uint8Array[] {
	const body = concatBytes(
		chunks.flatMap(({ name, data }) => [asciiBytes(name), number(data.length), data, new Uint8Array(data.length % 2)]),
	);
	return [asciiBytes("RIFF"), number(body.length + 4), asciiBytes("WEBP"), body];
}

function number(value: number): Uint8Array {
	const bytes = new Uint8Array(4);
	viewOf(bytes).setUint32(0, value, true);
	return bytes;
}
