import { asciiAt, asciiBytes, concatBytes, viewOf } from "./bytes.rules.ts";
import { crc32 } from "./crc32.rules.ts";
import { expectIntact } from "./image-error.rules.ts";
import { orientationBlock, readOrientation } from "./orientation.rules.ts";
import type { CleanPicture } from "./picture.rules.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The chunks that affect the display. Text, times, animations and private chunks are removed. */
const KEPT = ["IHDR", "PLTE", "tRNS", "cICP", "iCCP", "sRGB", "gAMA", "cHRM", "sBIT", "pHYs", "IDAT", "IEND"];

/** Bit depths that each colour type allows (PNG specification, table 11.1). */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
	0: [1, 2, 4, 8, 16],
	2: [8, 16],
	3: [1, 2, 4, 8],
	4: [8, 16],
	6: [8, 16],
};

type Chunk = { type: string; data: Uint8Array; whole: Uint8Array };

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte);

/** A PNG without metadata. Throws an ImageError if the file is not complete. */
export function cleanPng(bytes: Uint8Array): CleanPicture {
	const chunks = readChunks(bytes);
	checkOrder(chunks);
	const [header] = chunks;
	expectIntact(header !== undefined);
	const exif = chunks.find(({ type }) => type === "eXIf");
	const orientation = orientationBlock(exif ? readOrientation(exif.data) : 1);
	const parts = chunks.filter(({ type }) => KEPT.includes(type)).map(({ whole }) => whole);
	return {
		...readHeader(header),
		parts: [SIGNATURE, ...parts.slice(0, 1), ...(orientation ? [toChunk("eXIf", orientation)] : []), ...parts.slice(1)],
	};
}

/** Every chunk up to IEND, which must end the file: data after it could be another kind of document. */
function readChunks(bytes: Uint8Array): Chunk[] {
	const view = viewOf(bytes);
	const chunks: Chunk[] = [];
	let at = SIGNATURE.length;
	while (at < bytes.length) {
		expectIntact(at + 12 <= bytes.length);
		const length = view.getUint32(at);
		const end = at + 12 + length;
		expectIntact(end <= bytes.length);
		expectIntact(view.getUint32(end - 4) === crc32(bytes.subarray(at + 4, end - 4)));
		chunks.push({
			type: asciiAt(bytes, at + 4, 4),
			data: bytes.subarray(at + 8, end - 4),
			whole: bytes.subarray(at, end),
		});
		at = end;
	}
	return chunks;
}

function checkOrder(chunks: readonly Chunk[]): void {
	const types = chunks.map(({ type }) => type);
	const count = (type: string) => types.filter((other) => other === type).length;
	expectIntact(types.every((type) => /^[A-Za-z]{4}$/.test(type)));
	// A capital letter marks a chunk that decoders must support; there are four of them.
	expectIntact(types.every((type) => /^[a-z]/.test(type) || ["IHDR", "PLTE", "IDAT", "IEND"].includes(type)));
	expectIntact(types[0] === "IHDR" && count("IHDR") === 1);
	expectIntact(types.at(-1) === "IEND" && count("IEND") === 1 && chunks.at(-1)?.data.length === 0);
	expectIntact(types.lastIndexOf("IDAT") - types.indexOf("IDAT") + 1 === count("IDAT") && count("IDAT") > 0);
	const isIndexed = chunks[0]?.data[9] === 3;
	expectIntact(count("PLTE") <= 1 && types.indexOf("PLTE") < types.indexOf("IDAT"));
	expectIntact(!isIndexed || count("PLTE") === 1);
}

function readHeader({ data }: Chunk): { width: number; height: number } {
	expectIntact(data.length === 13);
	const view = viewOf(data);
	const [width, height] = [view.getUint32(0), view.getUint32(4)];
	const [depth, color, compression, filter, interlace] = data.subarray(8);
	expectIntact(width > 0 && height > 0);
	expectIntact(depth !== undefined && color !== undefined && (DEPTHS[color]?.includes(depth) ?? false));
	expectIntact(compression === 0 && filter === 0 && (interlace === 0 || interlace === 1));
	return { width, height };
}

function toChunk(type: string, data: Uint8Array): Uint8Array {
	const chunk = concatBytes([new Uint8Array(4), asciiBytes(type), data, new Uint8Array(4)]);
	const view = viewOf(chunk);
	view.setUint32(0, data.length);
	view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, chunk.length - 4)));
	return chunk;
}
