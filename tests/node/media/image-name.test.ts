import { expect, test } from "vitest";
import { imageSources, webpPath, webpWidths } from "#worker/media/image-name.rules.ts";
import { imagePathSchema } from "#worker/media/image-path.schema.ts";

const STEM = `/uploads/images/finder/${"a".repeat(64)}`;
const onHost = (path: string) => `https://finder.test${path}`;

test("a picture is offered as WebP in the widths below its own and in its own, and as it was uploaded", () => {
	expect(imageSources(`${STEM}-1600x900.jpg`, onHost)).toEqual({
		srcset: [320, 800, 1600].map((width) => `${onHost(STEM)}-${width}.webp ${width}w`).join(", "),
		src: `${onHost(STEM)}-1600x900.jpg`,
	});
	expect([webpWidths(320), webpWidths(321), webpWidths(1)]).toEqual([[320], [320, 321], [1]]);
	expect(webpPath(`${STEM}-1600x900.jpg`)).toBe(`${STEM}-1600.webp`);
});

test("a picture from before there were sizes is offered as it is", () => {
	expect(imageSources(`${STEM}.png`, onHost)).toEqual({ src: onHost(`${STEM}.png`) });
	expect(webpPath(`${STEM}.png`)).toBe(`${STEM}.png`);
});

test.each([
	[`${STEM}.png`, true],
	[`${STEM}-1600x900.webp`, true],
	[`${STEM}-320.webp`, false],
	[`${STEM}-1600x900.svg`, false],
	[`https://evil.example${STEM}.png`, false],
	[`${STEM}.png?x`, false],
])("a configuration may store %s: %s", (path, isAccepted) => {
	expect(imagePathSchema.safeParse(path).success).toBe(isAccepted);
});
