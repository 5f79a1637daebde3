import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const SIDE = 4;

/** A picture that nobody has uploaded before: 4 × 4 pixels of random colours. */
export function newPicture(): File {
	const rows = Array.from({ length: SIDE }, () => Buffer.concat([Buffer.from([0]), randomBytes(SIDE * 3)]));
	const header = Buffer.alloc(13);
	header.writeUInt32BE(SIDE, 0);
	header.writeUInt32BE(SIDE, 4);
	header.set([8, 2], 8);
	const parts = [
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.concat(rows))),
		chunk("IEND", Buffer.alloc(0)),
	];
	return new File([new Uint8Array(Buffer.concat(parts))], "smoke.png", { type: "image/png" });
}

function chunk(type: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, sum]);
}
