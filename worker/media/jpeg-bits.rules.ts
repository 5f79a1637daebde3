import { expectIntact, ImageError } from "./image-error.rules.ts";

/** Codes by their length of 1 to 16 bits: the first one, how many there are, and where their symbols begin. */
export type HuffmanTable = { first: number[]; count: number[]; start: number[]; symbols: Uint8Array };

const LENGTHS = 16;

/** The tables of a segment (T.81, B.2.4.2) by class and number: 0 to 3 for DC, 16 to 19 for AC. */
export function readHuffmanTables(data: Uint8Array): [id: number, table: HuffmanTable][] {
	const tables: [number, HuffmanTable][] = [];
	for (let at = 0; at < data.length; ) {
		const id = data[at] ?? 0;
		const count = [...data.subarray(at + 1, at + 1 + LENGTHS)];
		expectIntact((id & 0xec) === 0 && count.length === LENGTHS);
		const total = count.reduce((sum, one) => sum + one, 0);
		const begin = at + 1 + LENGTHS;
		expectIntact(total <= 256 && begin + total <= data.length);
		const table: HuffmanTable = { first: [], count, start: [], symbols: data.subarray(begin, begin + total) };
		for (let length = 0, code = 0, start = 0; length < LENGTHS; length++) {
			const here = count[length] ?? 0;
			table.first.push(code);
			table.start.push(start);
			expectIntact(code + here <= 1 << (length + 1));
			code = (code + here) << 1;
			start += here;
		}
		tables.push([id, table]);
		at = begin + total;
	}
	return tables;
}

/** Reads the bits of a scan; throws an ImageError where there are no more, or no such code. */
export function scanReader(coded: Uint8Array) {
	let at = 0;
	let left = 0;
	let byte = 0;
	return { symbol, bits, skip, restart };

	function bit(): number {
		if (left === 0) {
			if (at >= coded.length) throw new ImageError("damaged");
			byte = coded[at] ?? 0;
			// In coded data 0xff is followed by 0; what else follows it is a marker, before which the data ends.
			if (byte === 0xff && coded[at + 1] !== 0) throw new ImageError("damaged");
			at += byte === 0xff ? 2 : 1;
			left = 8;
		}
		left--;
		return (byte >> left) & 1;
	}

	function bits(count: number): number {
		let value = 0;
		for (let read = 0; read < count; read++) value = (value << 1) | bit();
		return value;
	}

	function skip(count: number): void {
		for (let read = 0; read < count; read++) bit();
	}

	function symbol(table: HuffmanTable | undefined): number {
		if (!table) throw new ImageError("damaged");
		for (let length = 0, code = 0; length < LENGTHS; length++) {
			code = (code << 1) | bit();
			const offset = code - (table.first[length] ?? 0);
			if (offset < (table.count[length] ?? 0)) return table.symbols[(table.start[length] ?? 0) + offset] ?? 0;
		}
		throw new ImageError("damaged");
	}

	/** Goes on behind the next restart marker. */
	function restart(): void {
		left = 0;
		for (; at + 1 < coded.length; at++) {
			const code = coded[at + 1] ?? 0;
			if (coded[at] === 0xff && code >= 0xd0 && code <= 0xd7) {
				at += 2;
				return;
			}
		}
		throw new ImageError("damaged");
	}
}
