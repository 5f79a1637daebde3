import { asciiAt, viewOf } from "./bytes.rules.ts";

/** How the camera was held (Exif 2.32, tag 0x0112): 1 upright, 2 to 8 rotated or mirrored. */
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
const UPRIGHT = 1;

/** The orientation in a TIFF block (the format inside EXIF); 1 if there is none or it can't be read. */
export function readOrientation(tiff: Uint8Array): number {
	const order = asciiAt(tiff, 0, 4);
	if (tiff.length < 8 || (order !== "II*\0" && order !== "MM\0*")) return UPRIGHT;
	const view = viewOf(tiff);
	const little = order === "II*\0";
	const directory = view.getUint32(4, little);
	if (directory + 2 > tiff.length) return UPRIGHT;
	const entries = view.getUint16(directory, little);
	for (let entry = 0; entry < entries; entry++) {
		const at = directory + 2 + entry * ENTRY_BYTES;
		if (at + ENTRY_BYTES > tiff.length) return UPRIGHT;
		if (view.getUint16(at, little) !== ORIENTATION_TAG) continue;
		const value = view.getUint16(at + 8, little);
		return view.getUint16(at + 2, little) === SHORT && value >= 1 && value <= 8 ? value : UPRIGHT;
	}
	return UPRIGHT;
}

/** A TIFF block with only the orientation; undefined for an upright picture, which needs none. */
export function orientationBlock(orientation: number): Uint8Array | undefined {
	if (orientation === UPRIGHT) return undefined;
	const tiff = new Uint8Array(8 + 2 + ENTRY_BYTES + 4);
	const view = viewOf(tiff);
	view.setUint32(0, 0x4d4d002a);
	view.setUint32(4, 8);
	view.setUint16(8, 1);
	view.setUint16(10, ORIENTATION_TAG);
	view.setUint16(12, SHORT);
	view.setUint32(14, 1);
	view.setUint16(18, orientation);
	return tiff;
}
