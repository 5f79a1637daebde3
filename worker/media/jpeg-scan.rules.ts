import { expectIntact, ImageError } from "./image-error.rules.ts";
import { type HuffmanTable, readHuffmanTables, scanReader } from "./jpeg-bits.rules.ts";
import type { Segment } from "./jpeg-segments.rules.ts";

type Component = { id: number; h: number; v: number };
type Frame = { width: number; height: number; isProgressive: boolean; components: Component[] };
type Part = { component: Component; dc: HuffmanTable | undefined; ac: HuffmanTable | undefined };
type Scan = { parts: Part[]; from: number; to: number; isRefinement: boolean; interval: number };

const MARKER = { progressive: 0xc2, tables: 0xc4, scan: 0xda, interval: 0xdd } as const;
const BLOCK = 64;

/**
 * Follows the coded picture of a JPEG code by code (ITU-T T.81, annexes F and G), without making pixels of it: every block
 * must be there, in codes that its tables have. The refining scans of a progressive picture, which repeat what is there
 * more exactly, aren't followed.
 */
export function checkScans(segments: readonly Segment[], frameSegment: Segment): void {
	const frame = readFrame(frameSegment);
	const tables = new Map<number, HuffmanTable>();
	let interval = 0;
	for (const { marker, data, scan } of segments) {
		if (marker === MARKER.tables) for (const [id, table] of readHuffmanTables(data)) tables.set(id, table);
		if (marker === MARKER.interval) interval = ((data[0] ?? 0) << 8) | (data[1] ?? 0);
		if (marker === MARKER.scan) checkScan(frame, readScan(frame, data, tables, interval), scan);
	}
}

function readFrame({ marker, data }: Segment): Frame {
	const at = (index: number) => data[index] ?? 0;
	const components = Array.from({ length: at(5) }, (_, index) => {
		const sampling = at(7 + index * 3);
		return { id: at(6 + index * 3), h: sampling >> 4, v: sampling & 15 };
	});
	expectIntact(components.every(({ h, v }) => h >= 1 && h <= 4 && v >= 1 && v <= 4));
	return {
		...{ height: (at(1) << 8) | at(2), width: (at(3) << 8) | at(4) },
		...{ isProgressive: marker === MARKER.progressive, components },
	};
}

function readScan(frame: Frame, data: Uint8Array, tables: Map<number, HuffmanTable>, interval: number): Scan {
	const count = data[0] ?? 0;
	expectIntact(count >= 1 && count <= 4 && data.length === 4 + count * 2);
	const parts = Array.from({ length: count }, (_, index) => {
		const [id, coding = 0] = data.subarray(1 + index * 2);
		const component = frame.components.find((one) => one.id === id);
		expectIntact(component !== undefined);
		return { component, dc: tables.get(coding >> 4), ac: tables.get(16 + (coding & 15)) };
	});
	const [from = 0, to = 0, approximation = 0] = data.subarray(1 + count * 2);
	expectIntact(!frame.isProgressive || (from <= to && to < BLOCK && (from > 0 ? count === 1 : to === 0)));
	return { parts, from, to: frame.isProgressive ? to : BLOCK - 1, isRefinement: approximation >> 4 > 0, interval };
}

function checkScan(frame: Frame, scan: Scan, coded: Uint8Array): void {
	if (frame.isProgressive && scan.isRefinement && scan.from > 0) return;
	const { units, blocks } = unitsOf(frame, scan);
	const reader = scanReader(coded);
	const part = frame.isProgressive && scan.from > 0 ? scan.parts[0] : undefined;
	for (let done = 0; done < units; ) {
		const end = scan.interval > 0 ? Math.min(units, done + scan.interval) : units;
		if (part) for (; done < end; ) done += readBand(reader, part, scan);
		else for (; done < end; done++) for (const one of blocks) readBlock(reader, one, frame, scan);
		expectIntact(done === end);
		if (done < units) reader.restart();
	}
}

/** How many units a scan has, and the blocks of one (T.81, A.2): with one component a block, else as they are sampled. */
function unitsOf({ width, height, components }: Frame, { parts }: Scan): { units: number; blocks: Part[] } {
	const [hMax, vMax] = [Math.max(...components.map(({ h }) => h)), Math.max(...components.map(({ v }) => v))];
	const [part] = parts;
	if (parts.length === 1 && part) {
		const { h, v } = part.component;
		const across = Math.ceil(Math.ceil((width * h) / hMax) / 8);
		return { units: across * Math.ceil(Math.ceil((height * v) / vMax) / 8), blocks: [part] };
	}
	const units = Math.ceil(width / (8 * hMax)) * Math.ceil(height / (8 * vMax));
	const blocks = parts.flatMap((one) => Array<Part>(one.component.h * one.component.v).fill(one));
	expectIntact(blocks.length <= 10);
	return { units, blocks };
}

type Reader = ReturnType<typeof scanReader>;

function readBlock(reader: Reader, { dc, ac }: Part, { isProgressive }: Frame, { isRefinement }: Scan): void {
	if (isProgressive && isRefinement) {
		reader.skip(1);
		return;
	}
	const size = reader.symbol(dc);
	expectIntact(size <= 16);
	reader.skip(size);
	if (isProgressive) return;
	for (let at = 1; at < BLOCK; at++) {
		const symbol = reader.symbol(ac);
		const [run, bits] = [symbol >> 4, symbol & 15];
		if (bits === 0 && run < 15) return;
		at += run;
		if (at >= BLOCK) throw new ImageError("damaged");
		reader.skip(bits);
	}
}

/** One block of a progressive picture's band, and those that end with it; answers how many these are. */
function readBand(reader: Reader, { ac }: Part, { from, to }: Scan): number {
	for (let at = from; at <= to; at++) {
		const symbol = reader.symbol(ac);
		const [run, bits] = [symbol >> 4, symbol & 15];
		if (bits === 0 && run < 15) return (1 << run) + reader.bits(run);
		at += run;
		if (at > to) throw new ImageError("damaged");
		reader.skip(bits);
	}
	return 1;
}
