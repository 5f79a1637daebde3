import { expect, test } from "vitest";
import { bytes, jpegSegment, png, pngChunk } from "#tests/support/images.ts";
import { hasItsEnd } from "#worker/media/image-bytes.rules.ts";

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
/** Coded data: a byte of 255 is followed by a zero, and restarts are no ends. */
const CODED = [0x12, 0xff, 0x00, 0xd9, 0xff, 0xd0, 0x34];
const scan = () => [...jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), ...CODED];
const small = () => [...START, ...scan(), ...END];
const header = () => [...START, ...jpegSegment(0xe1, "Exif\0\0", small()), ...jpegSegment(0xdb, [0, 1, 2])];

test("a JPEG has its end after its coded data, in one scan or several, whatever follows", () => {
	for (const picture of [
		[...header(), ...scan(), ...END],
		[...header(), ...scan(), ...jpegSegment(0xc4, [0]), ...scan(), ...END],
		[...header(), ...scan(), 0xff, ...END],
		[...header(), ...scan(), ...END, ...small()],
	])
		expect(hasItsEnd(bytes(picture), "jpg")).toBe(true);
});

test("a JPEG that is cut short has no end, though the small picture in its header has one", () => {
	const whole = [...header(), ...scan(), ...END];
	for (let length = 3; length < whole.length; length++)
		expect([length, hasItsEnd(bytes(whole.slice(0, length)), "jpg")]).toEqual([length, false]);
});

test("a PNG ends with its last chunk, and has nothing between its chunks or behind them", () => {
	expect(hasItsEnd(png(), "png")).toBe(true);
	const whole = [...png()];
	for (let length = 8; length < whole.length; length++)
		expect([length, hasItsEnd(bytes(whole.slice(0, length)), "png")]).toEqual([length, false]);
	for (const other of [bytes(png(), pngChunk("IEND")), png({ extra: [bytes("<html>")] }), bytes(png(), png())])
		expect(hasItsEnd(other, "png")).toBe(false);
});
