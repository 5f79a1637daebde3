import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	bytes,
	jpegSegment,
	PNG_SIGNATURE,
	png,
	pngChunk,
	tiff,
	webp,
	webpChunk,
	webpHeader,
	webpPicture,
	withSegments,
} from "#tests/support/images.ts";
import { cleanImage } from "#worker/media/image.rules.ts";
import { ImageError } from "#worker/media/image-error.rules.ts";
import { readOrientation } from "#worker/media/orientation.rules.ts";

const file = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, "files", name)));
const FILES = [
	"baseline.jpg",
	"progressive.jpg",
	"cmyk.jpg",
	"lossy.webp",
	"lossless.webp",
	"alpha.webp",
	"palette.png",
	"interlaced.png",
];

const GPS = "52.5163N 13.3777E";
const PAGE = "<html><script>alert(1)</script>";

const refusal = (image: Uint8Array): string => {
	try {
		cleanImage(image);
		return "accepted";
	} catch (error) {
		if (error instanceof ImageError) return error.reason;
		throw error;
	}
};

const holds = (image: Uint8Array, text: string) => Buffer.from(image).includes(text, 0, "latin1");

describe.each(FILES)("%s", (name) => {
	test("is recognised, measured, and served whole", () => {
		const { extension, width, height, bytes: clean } = cleanImage(file(name));
		expect({ extension, width, height }).toEqual({ extension: name.split(".")[1], width: 24, height: 16 });
		expect(clean.length).toBeLessThanOrEqual(file(name).length);
		expect(clean.length).toBeGreaterThan(60);
	});

	test("is the same after being cleaned twice", () => {
		const once = cleanImage(file(name)).bytes;
		expect(cleanImage(once).bytes).toEqual(once);
	});

	test("is refused when cut short, wherever that is", () => {
		const whole = file(name);
		for (let length = 0; length < whole.length; length++) {
			expect(refusal(whole.subarray(0, length)), `${length} bytes`).not.toBe("accepted");
		}
	});

	test("is refused when something follows it", () => {
		expect(refusal(bytes(file(name), PAGE))).toBe("damaged");
		expect(refusal(bytes(file(name), [0]))).toBe("damaged");
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
	])("%s is refused", (_, content) => {
		expect(refusal(bytes(content))).toBe("type_refused");
	});

	test("an animation is refused", () => {
		expect(refusal(webp(webpHeader(0x02), webpChunk("ANIM", bytes([0, 0, 0, 0, 0, 0]))))).toBe("type_refused");
	});
});

describe("too many pixels", () => {
	test("30,000 by 30,000 is refused before anything is unfolded", () => {
		expect(refusal(png({ width: 30_000, height: 30_000 }))).toBe("too_many_pixels");
		const bomb = file("baseline.jpg");
		const frame = bomb.findIndex((byte, at) => byte === 0xff && bomb[at + 1] === 0xc0);
		bomb.set([0x75, 0x30, 0x75, 0x30], frame + 5);
		expect(refusal(bomb)).toBe("too_many_pixels");
	});

	test("forty megapixels are the limit", () => {
		expect(refusal(png({ width: 8000, height: 5000 }))).toBe("accepted");
		expect(refusal(png({ width: 8001, height: 5000 }))).toBe("too_many_pixels");
		expect(refusal(png({ width: 0xffff_ffff, height: 0xffff_ffff }))).toBe("too_many_pixels");
	});
});

describe("a PNG", () => {
	test("loses its texts, its times and what programs put in", () => {
		const extra = ["tEXt", "zTXt", "iTXt", "tIME", "prVt", "acTL"].map((type) => pngChunk(type, bytes(GPS, PAGE)));
		const clean = cleanImage(png({ extra })).bytes;
		expect(clean).toEqual(png());
	});

	test("keeps its colour profile", () => {
		const profile = pngChunk("iCCP", bytes("profile\0\0", "data"));
		expect(cleanImage(png({ extra: [profile] })).bytes).toEqual(png({ extra: [profile] }));
	});

	test("keeps the way it is turned, and nothing else of its EXIF", () => {
		const clean = cleanImage(png({ extra: [pngChunk("eXIf", tiff(6, GPS))] })).bytes;
		expect(holds(clean, GPS)).toBe(false);
		const at = Buffer.from(clean).indexOf("eXIf");
		expect(readOrientation(clean.subarray(at + 4))).toBe(6);
		expect(cleanImage(clean).bytes).toEqual(clean);
	});

	test("says so when a chunk's checksum is wrong", () => {
		const broken = png();
		broken[20] = 7;
		expect(refusal(broken)).toBe("damaged");
	});

	test.each([
		["no header", bytes(PNG_SIGNATURE, pngChunk("IDAT", bytes([1])), pngChunk("IEND"))],
		["nothing but a signature", PNG_SIGNATURE],
		["no picture", bytes(png().subarray(0, 33), pngChunk("IEND"))],
		["no width", png({ width: 0 })],
		["a depth that its colours can't have", png({ depth: 4, color: 2 })],
		["a palette that is missing", png({ color: 3 })],
		["an unknown chunk that must be understood", png({ extra: [pngChunk("ABCD")] })],
		["two headers", png({ extra: [png().subarray(8, 33)] })],
		["data in its end", bytes(png().subarray(0, -12), pngChunk("IEND", bytes(PAGE)))],
		["a chunk longer than the file", bytes(png().subarray(0, 33), [0x7f, 0xff, 0xff, 0xff], "IDAT1234")],
		["a picture in two places", png({ extra: [pngChunk("IDAT", bytes([1])), pngChunk("tEXt")] })],
	])("with %s is refused", (_, image) => {
		expect(refusal(image)).toBe("damaged");
	});
});

describe("a JPEG", () => {
	const photo = file("baseline.jpg");
	const exif = jpegSegment(0xe1, "Exif\0\0", tiff(6, GPS));

	test("loses where it was taken, its thumbnail, its comments and what programs put in", () => {
		const image = withSegments(
			photo,
			exif,
			jpegSegment(0xe1, "http://ns.adobe.com/xap/1.0/\0", GPS),
			jpegSegment(0xed, "Photoshop 3.0\0", GPS),
			jpegSegment(0xfe, PAGE, GPS),
			jpegSegment(0xe0, "JFXX\0", GPS),
		);
		const clean = cleanImage(image).bytes;
		expect(holds(clean, GPS)).toBe(false);
		expect(holds(clean, "script")).toBe(false);
	});

	test("keeps the way it is turned", () => {
		const clean = cleanImage(withSegments(photo, exif)).bytes;
		const at = Buffer.from(clean).indexOf("Exif\0\0");
		expect(readOrientation(clean.subarray(at + 6))).toBe(6);
		expect(cleanImage(clean).bytes).toEqual(clean);
	});

	test("keeps its colour profile", () => {
		const profile = jpegSegment(0xe2, "ICC_PROFILE\0", [1, 1], "colours");
		expect(holds(cleanImage(withSegments(photo, profile)).bytes, "colours")).toBe(true);
	});

	test("of a phone, with further pictures behind the first, is taken as the first", () => {
		const several = withSegments(photo, jpegSegment(0xe2, "MPF\0", "index"));
		expect(cleanImage(bytes(several, photo, GPS)).bytes).toEqual(cleanImage(photo).bytes);
	});

	test.each([
		["no picture", bytes([0xff, 0xd8, 0xff, 0xd9])],
		["two frames", withSegments(photo, jpegSegment(0xc0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]))],
		["a coding that browsers don't show", withSegments(photo, jpegSegment(0xc9, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]))],
		["a segment longer than the file", bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff], "JFIF\0")],
		["text between its segments", withSegments(photo, jpegSegment(0xe0, "JFIF\0"), bytes(PAGE))],
		["a segment without length", withSegments(photo, bytes([0xff, 0xe0, 0, 0]))],
	])("with %s is refused", (_, image) => {
		expect(refusal(image)).toBe("damaged");
	});
});

describe("a WebP", () => {
	const picture = webpPicture(file("lossy.webp"));

	test("loses where it was taken and what programs put in", () => {
		const image = webp(
			webpHeader(0x0c),
			picture,
			webpChunk("EXIF", tiff(1, GPS)),
			webpChunk("XMP ", bytes(GPS)),
			webpChunk("NOTE", bytes(PAGE)),
		);
		expect(cleanImage(image).bytes).toEqual(webp(webpHeader(0), picture));
	});

	test.each(["", "Exif\0\0"])("keeps the way it is turned (EXIF begins with %j)", (name) => {
		const clean = cleanImage(webp(webpHeader(0x08), picture, webpChunk("EXIF", bytes(name, tiff(8, GPS))))).bytes;
		expect(holds(clean, GPS)).toBe(false);
		const at = Buffer.from(clean).indexOf("EXIF");
		expect(readOrientation(clean.subarray(at + 8))).toBe(8);
		expect(clean[20]).toBe(0x08);
		expect(cleanImage(clean).bytes).toEqual(clean);
	});

	test("keeps its colour profile", () => {
		const image = webp(webpHeader(0x20), webpChunk("ICCP", bytes("colours")), picture);
		expect(cleanImage(image).bytes).toEqual(image);
	});

	test.each([
		["no picture", webp(webpHeader(0))],
		["a canvas of another size", webp(webpChunk("VP8X", bytes([0, 0, 0, 0, 99, 0, 0, 15, 0, 0])), picture)],
		["two pictures", webp(webpHeader(0), picture, picture)],
		["nothing in it", webp()],
	])("with %s is refused", (_, image) => {
		expect(refusal(image)).toBe("damaged");
	});
});

describe("EXIF that lies", () => {
	test.each([
		["a directory beyond the end", bytes("MM\0*", [0x7f, 0xff, 0xff, 0xff])],
		["more entries than bytes", bytes("MM\0*", [0, 0, 0, 8, 0xff, 0xff])],
		["an orientation that does not exist", tiff(9, "")],
		["nothing", bytes()],
	])("with %s is taken as upright", (_, block) => {
		expect(readOrientation(block)).toBe(1);
	});
});

test("no bytes make the reader fail in any other way than by refusing", () => {
	const mutated = fc.record({
		name: fc.constantFrom(...FILES),
		at: fc.nat(2000),
		noise: fc.uint8Array({ minLength: 1, maxLength: 12 }),
	});
	fc.assert(
		fc.property(mutated, ({ name, at, noise }) => {
			const image = file(name);
			image.set(noise.subarray(0, image.length - (at % image.length)), at % image.length);
			const outcome = refusal(image);
			if (outcome === "accepted") expect(cleanImage(cleanImage(image).bytes).bytes).toEqual(cleanImage(image).bytes);
		}),
		{ numRuns: 2000 },
	);
});
