import { env } from "cloudflare:workers";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	bytes,
	jpegSegment,
	png,
	pngChunk,
	tiff,
	webp,
	webpChunk,
	webpHeader,
	webpPicture,
	withSegments,
} from "#tests/support/images.ts";
import { AppError } from "#worker/http/app-error.ts";
import { encodeImage } from "#worker/media/encode-image.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const inline = import.meta.glob<string>("./files/*", { query: "?inline", import: "default", eager: true });
const files = new Map(
	Object.entries(inline).map(([path, url]) => [
		path.replace("./files/", ""),
		Uint8Array.from(atob(url.slice(url.indexOf(",") + 1)), (letter) => letter.charCodeAt(0)),
	]),
);
const names = [...files.keys()];
const file = (name: string): Bytes => files.get(name)!.slice();

const GPS = "52.5163N 13.3777E";
const PAGE = "<html><script>alert(1)</script>";

const encoded = (image: Bytes) => encodeImage(env.IMAGES, image);

const outcome = async (image: Bytes): Promise<string> => {
	try {
		await encoded(image);
		return "accepted";
	} catch (error) {
		if (error instanceof AppError) return `${error.status} ${error.code}`;
		throw error;
	}
};

/** A black picture in any format, written by the runtime. */
async function picture(format: "image/jpeg" | "image/webp", width: number, height: number): Promise<Bytes> {
	const black = png({ width, height, data: new Uint8Array(deflateSync(new Uint8Array(height * (1 + width * 3)))) });
	const output = await env.IMAGES.input(new Blob([black]).stream()).output({ format });
	return new Uint8Array(await output.response().arrayBuffer());
}

const holds = (image: Uint8Array, text: string) => new TextDecoder("latin1").decode(image).includes(text);

async function measured(image: Bytes): Promise<unknown[]> {
	const info = await env.IMAGES.info(new Blob([image]).stream());
	return "width" in info ? [info.format, info.width, info.height] : [info.format];
}

describe.each(names)("%s", (name) => {
	test("is read, and written again in its format and as WebP", async () => {
		const { extension, width, height, bytes: own, webps } = await encoded(file(name));
		expect([extension, width, height]).toEqual([name.split(".")[1], 24, 16]);
		expect(await measured(own)).toEqual([`image/${extension === "jpg" ? "jpeg" : extension}`, 24, 16]);
		expect(webps.map((one) => one.width)).toEqual([24]);
		expect(await measured(webps[0]!.bytes)).toEqual(["image/webp", 24, 16]);
	});

	test("is refused when it is cut short", async () => {
		const whole = file(name);
		for (const length of [1, 12, whole.length >> 1, whole.length - 1])
			expect(await outcome(whole.slice(0, length)), `${length} bytes`).toMatch(/^4/);
	});

	test("is refused or written anew when a part of its middle is missing", async () => {
		const whole = file(name);
		const cut = bytes(whole.subarray(0, whole.length >> 1), whole.subarray((whole.length >> 1) + 40));
		expect(["accepted", "400 uploads.damaged"]).toContain(await outcome(cut));
	});

	test("never passes on what follows it", async () => {
		const image = bytes(file(name), PAGE);
		if (!name.endsWith(".jpg")) expect(await outcome(image)).toBe("400 uploads.damaged");
		else expect(holds((await encoded(image)).bytes, PAGE)).toBe(false);
	});
});

test("a photo that is cut short is refused, though the small picture in it has its end", async () => {
	const [photo, small] = [await picture("image/jpeg", 400, 300), await picture("image/jpeg", 16, 12)];
	const whole = withSegments(photo, jpegSegment(0xe1, "Exif\0\0", tiff(1, GPS), small));
	expect(await outcome(bytes(whole))).toBe("accepted");
	for (const length of [small.length + 300, whole.length >> 1, whole.length - 2])
		expect(await outcome(bytes(whole.subarray(0, length))), `${length} of ${whole.length} bytes`).toBe(
			"400 uploads.damaged",
		);
});

describe("a large picture", () => {
	test("is stored with at most 1,600 pixels a side, and as WebP in three widths", async () => {
		const { width, height, bytes: own, webps } = await encoded(await picture("image/jpeg", 2400, 1200));
		expect([width, height]).toEqual([1600, 800]);
		expect(await measured(own)).toEqual(["image/jpeg", 1600, 800]);
		expect(await Promise.all(webps.map((one) => measured(one.bytes)))).toEqual([
			["image/webp", 320, 160],
			["image/webp", 800, 400],
			["image/webp", 1600, 800],
		]);
	});

	test("is shrunk by its longer side", async () => {
		const { width, height } = await encoded(await picture("image/webp", 600, 3200));
		expect([width, height]).toEqual([300, 1600]);
	});
});

describe("what a camera wrote into it", () => {
	const xmp = "http://ns.adobe.com/xap/1.0/\0";

	test.each([
		[
			"a JPEG",
			async () =>
				withSegments(
					await picture("image/jpeg", 40, 30),
					jpegSegment(0xe1, "Exif\0\0", tiff(6, GPS)),
					jpegSegment(0xe1, xmp, GPS),
					jpegSegment(0xed, "Photoshop 3.0\0", GPS),
					jpegSegment(0xfe, PAGE, GPS),
				),
		],
		[
			"a PNG",
			async () =>
				png({
					width: 40,
					height: 30,
					extra: [pngChunk("eXIf", tiff(6, GPS)), pngChunk("tEXt", bytes(`GPS\0${GPS}${PAGE}`))],
				}),
		],
		[
			"a WebP",
			async () =>
				webp(
					webpChunk("VP8X", bytes([0x0c, 0, 0, 0, 39, 0, 0, 29, 0, 0])),
					webpPicture(await picture("image/webp", 40, 30)),
					webpChunk("EXIF", tiff(6, GPS)),
					webpChunk("XMP ", bytes(GPS, PAGE)),
				),
		],
	] as const)("in %s is gone, and the picture is turned upright", async (_, make) => {
		const image = await make();
		expect(holds(image, GPS)).toBe(true);
		const { width, height, bytes: own, webps } = await encoded(bytes(image));
		for (const one of [own, ...webps.map((each) => each.bytes)]) {
			expect([GPS, "script", "Exif", "EXIF", "eXIf", "XMP", "xap"].filter((text) => holds(one, text))).toEqual([]);
		}
		expect([width, height]).toEqual([30, 40]);
	});
});

describe("what is not a PNG, JPEG or WebP by its bytes", () => {
	test.each([
		["nothing", ""],
		["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
		["a page", PAGE],
		["a GIF", "GIF89a\x01\0\x01\0\0\0\0;"],
		["a PDF", "%PDF-1.7\n"],
		["a sound", "RIFF\x04\0\0\0WAVE"],
		["half a signature", "\x89PNG"],
	])("%s is refused", async (_, content) => {
		expect(await outcome(bytes(content))).toBe("415 uploads.type_refused");
	});

	test("an animation is refused", async () => {
		const image = webp(webpHeader(0x02), webpChunk("ANIM", bytes([0, 0, 0, 0, 0, 0])));
		expect(await outcome(image)).toBe("415 uploads.type_refused");
	});

	test.each([
		["a PNG", bytes(png().subarray(0, 8), PAGE, png().subarray(-12))],
		["a JPEG", bytes([0xff, 0xd8, 0xff], PAGE, [0xff, 0xd9])],
		["a WebP", webp(webpChunk("VP8 ", bytes(PAGE)))],
	])("%s only at its beginning and end is refused", async (_, image) => {
		expect(await outcome(image)).toBe("400 uploads.damaged");
	});
});

test("a PNG that unpacks to far more than it announces becomes no more than that", async () => {
	const data = new Uint8Array(deflateSync(new Uint8Array(50_000_000)));
	const { width, height, bytes: own } = await encoded(png({ data }));
	expect([width, height, own.length < 1000]).toEqual([2, 3, true]);
});

test("no bytes make it fail in any other way than by refusing", async () => {
	const mutated = fc.record({
		name: fc.constantFrom(...names),
		at: fc.nat(2000),
		noise: fc.uint8Array({ minLength: 1, maxLength: 12 }),
	});
	await fc.assert(
		fc.asyncProperty(mutated, async ({ name, at, noise }) => {
			const image = file(name);
			image.set(noise.subarray(0, image.length - (at % image.length)), at % image.length);
			expect(await outcome(image)).toMatch(/^(accepted|400|415)/);
		}),
		{ numRuns: 60 },
	);
});
