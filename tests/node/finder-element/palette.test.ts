import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, luminance } from "#worker/finders/color.rules.ts";
import { paletteOf } from "#worker/finders/palette.rules.ts";
import { readable } from "#worker/finders/readable-color.rules.ts";
import { look } from "./fixtures.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("contrast is WCAG's", () => {
	expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 1);
	expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 1);
	expect(luminance("#1677ff")).toBeCloseTo(0.21, 1);
});

test("whatever colours a shop picks, its finder can be read, light and dark", () => {
	fc.assert(
		fc.property(color, color, color, color, fc.constantFrom("light", "dark", "auto"), fc.boolean(), (...args) => {
			const [primaryColor, titleColor, labelColor, backgroundColor, style, prefersDark] = args;
			const palette = paletteOf({ ...look, primaryColor, titleColor, labelColor, backgroundColor, style }, prefersDark);
			expect(contrast(palette.ink, palette.background)).toBeGreaterThanOrEqual(4.5);
			expect(contrast(palette["label-color"], palette.background)).toBeGreaterThanOrEqual(4.5);
			expect(contrast(palette.accent, palette.background)).toBeGreaterThanOrEqual(4.5);
			expect(contrast(palette["title-color"], palette.background)).toBeGreaterThanOrEqual(3);
			expect(contrast(palette["on-primary"], palette.primary)).toBeGreaterThanOrEqual(4.5);
		}),
		{ numRuns: 500 },
	);
});

test("a colour that can be read stays as the shop picked it", () => {
	const palette = paletteOf({ ...look, titleColor: "#8b0000", labelColor: "#336699", primaryColor: "#0f766e" }, false);
	expect(palette).toMatchObject({ "title-color": "#8b0000", "label-color": "#336699", primary: "#0f766e" });
	expect(readable("#336699", "#ffffff", 4.5)).toBe("#336699");
});

test("style auto follows the visitor's system, dark is always dark, a dark background stays the shop's own", () => {
	expect(paletteOf({ ...look, style: "auto" }, true).scheme).toBe("dark");
	expect(paletteOf({ ...look, style: "auto" }, false).scheme).toBe("light");
	expect(paletteOf({ ...look, style: "dark" }, false).scheme).toBe("dark");
	expect(paletteOf({ ...look, style: "dark", backgroundColor: "#102030" }, false).background).toBe("#102030");
});

test("light text on light colours and dark on dark never happens on buttons", () => {
	expect(paletteOf({ ...look, primaryColor: "#ffd400" }, false)["on-primary"]).toBe("#000000");
	expect(paletteOf({ ...look, primaryColor: "#1677ff" }, false)["on-primary"]).toBe("#ffffff");
});
