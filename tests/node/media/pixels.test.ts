import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytes, png } from "#tests/support/images.ts";
import { cleanImage } from "#worker/media/image.rules.ts";
import { ImageError } from "#worker/media/image-error.rules.ts";
import { checkPngPixels } from "#worker/media/png-pixels.ts";

const file = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, "files", name)));

const outcome = async (check: () => unknown): Promise<string> => {
	try {
		await check();
		return "accepted";
	} catch (error) {
		if (error instanceof ImageError) return error.reason;
		throw error;
	}
};
const ofPng = (image: Uint8Array<ArrayBuffer>) => outcome(() => checkPngPixels(cleanImage(image).bytes));
const packed = (...rows: (number[] | string)[]) => new Uint8Array(deflateSync(bytes(...rows)));
const RED = [0, 255, 0, 0, 255, 0, 0];

describe("the pixels of a PNG", () => {
	test.each(["palette.png", "interlaced.png"])("are all there in %s", async (name) => {
		expect(await ofPng(file(name))).toBe("accepted");
	});

	test.each([
		["whole", packed(RED, RED, RED), "accepted"],
		["a row short", packed(RED, RED), "damaged"],
		["a byte short", packed(RED, RED, RED.slice(1)), "damaged"],
		["a row too many", packed(RED, RED, RED, RED), "damaged"],
		["a byte too many", packed(RED, RED, RED, [0]), "damaged"],
		["of a filter that doesn't exist", packed(RED, [5, ...RED.slice(1)], RED), "damaged"],
		["packed in another way", bytes(RED, RED, RED), "damaged"],
		["cut short", packed(RED, RED, RED).subarray(0, -3), "damaged"],
		[
			"with a wrong checksum",
			packed(RED, RED, RED).map((one, at, all) => (at === all.length - 1 ? one ^ 1 : one)),
			"damaged",
		],
		["with something behind them", bytes(packed(RED, RED, RED), "<html>"), "damaged"],
		["nothing", bytes(), "damaged"],
	])("%s", async (_, data, expected) => {
		expect(await ofPng(png({ data }))).toBe(expected);
	});

	test("that unpack to far more than they are end at what was announced", async () => {
		expect(await ofPng(png({ data: new Uint8Array(deflateSync(new Uint8Array(50_000_000))) }))).toBe("damaged");
	});
});

/** Where the coded picture of a JPEG begins, behind the header of its first scan. */
function scanStart(jpeg: Uint8Array): number {
	const at = jpeg.findIndex((one, index) => one === 0xff && jpeg[index + 1] === 0xda);
	return at + 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
}

const ofJpeg = (image: Uint8Array) => outcome(() => cleanImage(image));

describe("the pixels of a JPEG", () => {
	test.each(["baseline.jpg", "progressive.jpg", "cmyk.jpg"])("are all there in %s", async (name) => {
		expect(await ofJpeg(file(name))).toBe("accepted");
	});

	test.each(["baseline.jpg", "progressive.jpg", "cmyk.jpg"])(
		"are missed in %s, if its end is put behind half of them",
		async (name) => {
			const whole = file(name);
			const start = scanStart(whole);
			for (const kept of [0, 1, 4]) {
				expect([kept, await ofJpeg(bytes(whole.subarray(0, start + kept), [0xff, 0xd9]))]).toEqual([kept, "damaged"]);
			}
		},
	);

	test("of codes that its tables don't have are refused", async () => {
		const whole = file("baseline.jpg");
		const start = scanStart(whole);
		const ones = whole.map((one, at) => (at >= start && at < whole.length - 2 ? ((at - start) % 2 ? 0 : 0xff) : one));
		expect(await ofJpeg(ones)).toBe("damaged");
	});

	test("no change makes the reader fail in any other way than by refusing", async () => {
		const whole = file("progressive.jpg");
		await fc.assert(
			fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, value) => {
				const changed = whole.map((one, index) => (index === at ? value : one));
				expect(["accepted", "damaged", "type_refused", "too_many_pixels"]).toContain(await ofJpeg(changed));
			}),
			{ numRuns: 500 },
		);
	});
});

test("a WebP that announces more of its picture than it has is refused", async () => {
	const whole = file("lossy.webp");
	const at = whole.findIndex((one, index) => one === 0x9d && whole[index + 1] === 0x01) - 3;
	const changed = whole.map((one, index) => (index === at + 2 ? 0xff : one));
	expect(await outcome(() => cleanImage(changed))).toBe("damaged");
});
