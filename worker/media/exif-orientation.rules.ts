import { hasText } from "./image-bytes.rules.ts";

const LITTLE_ENDIAN = "II*\0";
const BIG_ENDIAN = "MM\0*";
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
/** The entry that says how a picture is turned: from 1, which is upright, to 8. */
const ORIENTATION = 0x0112;

/**
 * A block of EXIF (TIFF 6.0) that says only how the picture is turned. It is not longer than the one in which that is
 * read. Undefined for a picture that is upright, or whose block can't be read.
 */
export function orientationOnly(block: Uint8Array): number[] | undefined {
	const orientation = readOrientation(block);
	if (orientation < 2 || orientation > 8) return undefined;
	const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0];
	return [0x49, 0x49, 0x2a, 0, HEADER_BYTES, 0, 0, 0, 1, 0, ...entry, 0, 0, 0, 0].slice(0, block.length);
}

function readOrientation(block: Uint8Array): number {
	const isLittle = hasText(block, LITTLE_ENDIAN, 0);
	if (block.length < HEADER_BYTES || !(isLittle || hasText(block, BIG_ENDIAN, 0))) return 0;
	const view = new DataView(block.buffer, block.byteOffset, block.length);
	const directory = view.getUint32(4, isLittle);
	if (directory < HEADER_BYTES || directory + 2 > block.length) return 0;
	const end = directory + 2 + view.getUint16(directory, isLittle) * ENTRY_BYTES;
	for (let at = directory + 2; at < end && at + ENTRY_BYTES <= block.length; at += ENTRY_BYTES)
		if (view.getUint16(at, isLittle) === ORIENTATION) return view.getUint16(at + 8, isLittle);
	return 0;
}
