import fc from "fast-check";
import { expect, test } from "vitest";
import { bytes, jpegSegment, png, pngChunk, tiff } from "#tests/support/images.ts";
import { hasItsEnd } from "#worker/media/image-bytes.rules.ts";
import { withoutMetadata } from "#worker/media/image-metadata.ts";

const GPS = "52.5163N 13.3777E";
const XMP = "http://ns.adobe.com/xap/1.0/\0";

const JFIF = jpegSegment(0xe0, "JFIF\0", [1, 1, 1, 0, 96, 0, 96, 0, 0]);
const PROFILE = jpegSegment(0xe2, "ICC_PROFILE\0", [1, 1], "a profile");
const ADOBE = jpegSegment(0xee, "Adobe", [0, 100, 0, 0, 0, 0, 0]);
const PICTURE = bytes(
	jpegSegment(0xdb, [0, 1, 2]),
	[0xff],
	jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
	[0x12, 0xff, 0x00, 0xe1, 0xff, 0xd0, 0x34],
	jpegSegment(0xc4, [0]),
	jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
	[0x56],
	[0xff, 0xd9],
);
const jpeg = (...segments: Uint8Array[]) => bytes([0xff, 0xd8], ...segments, PICTURE);
const exif = (...data: Parameters<typeof bytes>) => jpegSegment(0xe1, "Exif\0\0", ...data);
/** The only entry that stays: the orientation. */
const turned = (orientation: number) =>
	bytes("II*\0", [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0], [0, 0, 0, 0]);

test.each([
	["little", false],
	["big", true],
])("a photo of a camera that writes %s endian keeps its orientation, and not its place", (_, isBigEndian) => {
	const camera = tiff(6, GPS, isBigEndian);
	const photo = jpeg(JFIF, exif(camera), jpegSegment(0xe1, XMP, GPS), PROFILE, ADOBE);
	expect(withoutMetadata(photo, "jpg")).toEqual(jpeg(JFIF, exif(turned(6)), PROFILE, ADOBE));
	const image = png({ extra: [pngChunk("gAMA", bytes([0, 0, 0, 1])), pngChunk("eXIf", camera)] });
	expect(withoutMetadata(image, "png")).toEqual(
		png({ extra: [pngChunk("gAMA", bytes([0, 0, 0, 1])), pngChunk("eXIf", turned(6))] }),
	);
});

test("what else may name the place goes too: captions, comments, maps of further pictures, and what follows the picture", () => {
	const others = [
		...[jpegSegment(0xed, "Photoshop 3.0\0", GPS), jpegSegment(0xfe, GPS), jpegSegment(0xe2, "MPF\0", GPS)],
		...[jpegSegment(0xe1, "http://ns.adobe.com/xmp/extension/\0", GPS), jpegSegment(0xe0, "HEAP", GPS)],
	];
	expect(withoutMetadata(bytes(jpeg(JFIF, ...others), jpeg(exif(tiff(6, GPS)))), "jpg")).toEqual(jpeg(JFIF));
	const texts = ["tEXt", "zTXt", "iTXt", "tIME", "prVt"].map((name) => pngChunk(name, bytes(GPS)));
	expect(withoutMetadata(png({ extra: texts }), "png")).toEqual(png());
});

test("a picture without metadata stays byte for byte", () => {
	for (const picture of [jpeg(), jpeg(JFIF, PROFILE, ADOBE)]) expect(withoutMetadata(picture, "jpg")).toEqual(picture);
	expect(withoutMetadata(png(), "png")).toEqual(png());
});

test.each([
	["nothing", bytes()],
	["no TIFF", bytes("XX*\0", [8, 0, 0, 0, 1, 0])],
	["cut short in its start", bytes("II*\0", [8])],
	["without entries", bytes("II*\0", [8, 0, 0, 0, 0, 0])],
	["whose directory is outside", bytes("MM\0*", [255, 255, 255, 255, 0, 1])],
	["whose directory is at its last byte", bytes("II*\0", [8, 0, 0, 0, 1])],
	["with more entries than bytes", bytes("II*\0", [8, 0, 0, 0, 255, 255], Array(12).fill(7))],
	["whose entry is cut short", bytes("II*\0", [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6])],
	["upright", tiff(1, GPS)],
	["with an orientation that there isn't", tiff(9, GPS)],
])("EXIF %s is left out", (_, block) => {
	expect(withoutMetadata(jpeg(JFIF, exif(block)), "jpg")).toEqual(jpeg(JFIF));
	expect(withoutMetadata(png({ extra: [pngChunk("eXIf", block)] }), "png")).toEqual(png());
});

test("whatever a camera has written, the picture has its end and loses nothing of its own", () => {
	fc.assert(
		fc.property(fc.array(fc.tuple(fc.constantFrom(0xe1, 0xe5, 0xfe), fc.uint8Array({ maxLength: 60 }))), (written) => {
			const segments = written.map(([marker, data], at) => (at % 2 ? exif("II*\0", data) : jpegSegment(marker, data)));
			const cleaned = withoutMetadata(jpeg(JFIF, ...segments), "jpg");
			expect(hasItsEnd(cleaned, "jpg")).toBe(true);
			expect(cleaned.subarray(-PICTURE.length)).toEqual(PICTURE);
			expect(cleaned.length).toBeLessThanOrEqual(jpeg(JFIF, exif(turned(6))).length);
		}),
	);
});
