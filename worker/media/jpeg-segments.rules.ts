import { viewOf } from "./bytes.rules.ts";
import { expectIntact, ImageError } from "./image-error.rules.ts";

/** A marker, its data, and for a start of scan the coded picture that follows it. */
export type Segment = { marker: number; data: Uint8Array; scan: Uint8Array };

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const EMPTY_DATA = new Uint8Array();

/** The segments of a JPEG from its start to its end of image (ITU-T T.81, annex B), and the end's position. */
export function readSegments(bytes: Uint8Array): { segments: Segment[]; end: number } {
	const view = viewOf(bytes);
	const segments: Segment[] = [];
	let at = 2;
	for (;;) {
		const { marker, next } = readMarker(bytes, at);
		if (marker === END_OF_IMAGE) return { segments, end: next };
		expectIntact(next + 2 <= bytes.length);
		const end = next + view.getUint16(next);
		expectIntact(end >= next + 2 && end <= bytes.length);
		const scanEnd = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
		segments.push({
			marker,
			data: bytes.subarray(next + 2, end),
			scan: scanEnd > end ? bytes.subarray(end, scanEnd) : EMPTY_DATA,
		});
		at = scanEnd;
	}
}

/** A marker is 0xff, possibly repeated, and its code. Those without a length are not allowed between segments. */
function readMarker(bytes: Uint8Array, at: number): { marker: number; next: number } {
	expectIntact(bytes[at] === 0xff);
	let next = at + 1;
	while (bytes[next] === 0xff) next++;
	const marker = bytes[next];
	expectIntact(marker !== undefined && marker >= 0xc0 && marker !== 0xd8 && !(marker >= 0xd0 && marker <= 0xd7));
	return { marker, next: next + 1 };
}

/** The position of the next marker: in coded data 0xff is followed by 0, or by a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
	let at = bytes.indexOf(0xff, from);
	while (at !== -1 && at + 1 < bytes.length) {
		const code = bytes[at + 1] ?? 0;
		if (code === 0xff) at++;
		else if (code === 0 || (code >= 0xd0 && code <= 0xd7)) at = bytes.indexOf(0xff, at + 2);
		else return at;
	}
	throw new ImageError("damaged");
}
