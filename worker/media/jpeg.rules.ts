import { asciiAt, asciiBytes, concatBytes, viewOf } from "./bytes.rules.ts";
import { expectIntact } from "./image-error.rules.ts";
import { checkScans } from "./jpeg-scan.rules.ts";
import { readSegments, type Segment } from "./jpeg-segments.rules.ts";
import { orientationBlock, readOrientation } from "./orientation.rules.ts";
import type { CleanPicture } from "./picture.rules.ts";

const START = Uint8Array.of(0xff, 0xd8);
const END = Uint8Array.of(0xff, 0xd9);
const EXIF_NAME = "Exif\0\0";
const JFIF_BYTES = 14;

/** Baseline, extended and progressive: the types that browsers show. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Tables, frames and scans: the picture itself. Comments and application data are removed. */
const KEPT = [...FRAMES, 0xc4, 0xda, 0xdb, 0xdd];
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** A JPEG without metadata. Throws an ImageError if the file is not complete. */
export function cleanJpeg(bytes: Uint8Array): CleanPicture {
	const { segments, end } = readSegments(bytes);
	// Cameras append further pictures (a depth map, a preview) and declare them; any other data after the end is
	// rejected.
	expectIntact(end === bytes.length || segments.some((segment) => isApplication(segment, 0xe2, "MPF\0")));
	const frames = segments.filter(({ marker }) => FRAMES.includes(marker));
	const [frame] = frames;
	expectIntact(frame !== undefined && frames.length === 1);
	expectIntact(!segments.some(({ marker }) => OTHER_FRAMES.includes(marker)));
	expectIntact(segments.some(({ marker }) => marker === 0xda));
	const checkPixels = () => checkScans(segments, frame);
	return { ...readFrame(frame), checkPixels, parts: [START, ...header(segments), ...segments.flatMap(keep), END] };
}

function readFrame({ data }: Segment): { width: number; height: number } {
	expectIntact(data.length >= 6);
	const view = viewOf(data);
	const [height, width, components] = [view.getUint16(1), view.getUint16(3), view.getUint8(5)];
	expectIntact(width > 0 && height > 0);
	expectIntact([1, 3, 4].includes(components) && data.length === 6 + components * 3);
	return { width, height };
}

const isApplication = ({ marker, data }: Segment, expected: number, name: string): boolean =>
	marker === expected && asciiAt(data, 0, name.length) === name;

/** JFIF without its thumbnail, then the orientation, if the file has them. */
function header(segments: readonly Segment[]): Uint8Array[] {
	const jfif = segments.find((segment) => isApplication(segment, 0xe0, "JFIF\0") && segment.data.length >= JFIF_BYTES);
	const exif = segments.find((segment) => isApplication(segment, 0xe1, EXIF_NAME));
	const orientation = orientationBlock(exif ? readOrientation(exif.data.subarray(EXIF_NAME.length)) : 1);
	return [
		...(jfif ? [toSegment(0xe0, concatBytes([jfif.data.subarray(0, JFIF_BYTES - 2), new Uint8Array(2)]))] : []),
		...(orientation ? [toSegment(0xe1, concatBytes([asciiBytes(EXIF_NAME), orientation]))] : []),
	];
}

function keep(segment: Segment): Uint8Array[] {
	const isProfile = isApplication(segment, 0xe2, "ICC_PROFILE\0");
	// Adobe's segment declares the colour coding: without it colours are wrong.
	if (isApplication(segment, 0xee, "Adobe")) return [toSegment(0xee, segment.data.subarray(0, 12))];
	return isProfile || KEPT.includes(segment.marker) ? [toSegment(segment.marker, segment.data), segment.scan] : [];
}

function toSegment(marker: number, data: Uint8Array): Uint8Array {
	const length = data.length + 2;
	return concatBytes([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), data]);
}
