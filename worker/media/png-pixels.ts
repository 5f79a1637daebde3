import { asciiAt, viewOf } from "./bytes.rules.ts";
import { expectIntact, ImageError } from "./image-error.rules.ts";

/** Samples a pixel has by colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const FILTERS = 5;
const WHOLE = [[0, 0, 1, 1]] as const;
/** First column and row, and steps, of each pass (PNG specification, 8.2). */
const ADAM7 = [
	[0, 0, 8, 8],
	[4, 0, 8, 8],
	[0, 4, 4, 8],
	[2, 0, 4, 4],
	[0, 2, 2, 4],
	[1, 0, 2, 2],
	[0, 1, 1, 2],
] as const;
const SIGNATURE_BYTES = 8;
const AROUND_DATA = 12;

type Pass = { rows: number; rowBytes: number };

/**
 * Unpacks the data of a PNG, piece by piece and keeping nothing: there must be exactly the rows that its header announces,
 * each with a filter that exists, and the checksum must be right. Throws an ImageError otherwise.
 */
export async function checkPngPixels(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
	const { header, packed } = readData(bytes);
	const unpacked = new Blob(packed).stream().pipeThrough(new DecompressionStream("deflate"));
	const take = rowCounter(passesOf(header));
	try {
		for await (const piece of unpacked) take(piece);
	} catch (cause) {
		// Data that can't be unpacked is the sender's error, which the runtime reports in its own way.
		throw cause instanceof ImageError ? cause : new ImageError("damaged");
	}
	take(undefined);
}

function readData(bytes: Uint8Array<ArrayBuffer>): { header: Uint8Array; packed: Uint8Array<ArrayBuffer>[] } {
	const view = viewOf(bytes);
	const packed: Uint8Array<ArrayBuffer>[] = [];
	for (let at = SIGNATURE_BYTES; at < bytes.length; at += view.getUint32(at) + AROUND_DATA) {
		if (asciiAt(bytes, at + 4, 4) === "IDAT") packed.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
	}
	return { header: bytes.subarray(SIGNATURE_BYTES + 8), packed };
}

function passesOf(header: Uint8Array): Pass[] {
	const view = viewOf(header);
	const [width, height] = [view.getUint32(0), view.getUint32(4)];
	const [depth = 0, color = 0, , , interlace = 0] = header.subarray(8);
	const bits = depth * (SAMPLES[color] ?? 0);
	return (interlace === 1 ? ADAM7 : WHOLE).flatMap(([x, y, dx, dy]) => {
		const [columns, rows] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
		return columns > 0 && rows > 0 ? [{ rows, rowBytes: 1 + Math.ceil((columns * bits) / 8) }] : [];
	});
}

/** Counts the rows' bytes, piece by piece; undefined: the end. */
function rowCounter(passes: readonly Pass[]) {
	let pass = 0;
	let rowsLeft = passes[0]?.rows ?? 0;
	let bytesLeft = 0;
	return (piece: Uint8Array | undefined): void => {
		if (!piece) expectIntact(bytesLeft === 0 && rowsLeft === 0 && pass === passes.length - 1);
		for (let at = 0; piece && at < piece.length; ) {
			if (bytesLeft === 0) begin(piece[at] ?? FILTERS);
			const step = Math.min(bytesLeft, piece.length - at);
			bytesLeft -= step;
			at += step;
		}
	};

	function begin(filter: number): void {
		if (rowsLeft === 0) rowsLeft = passes[++pass]?.rows ?? 0;
		expectIntact(filter < FILTERS && rowsLeft > 0);
		rowsLeft--;
		bytesLeft = passes[pass]?.rowBytes ?? 0;
	}
}
