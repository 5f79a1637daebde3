import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, luminance } from "#worker/finders/color.rules.ts";
import { THEMES } from "#worker/finders/finder.rules.ts";
import { paletteOf, STANDS_ON } from "#worker/finders/palette.rules.ts";
import { readable } from "#worker/finders/readable-color.rules.ts";
import { contrastProblems } from "../../../dashboard/src/features/finders/contrast.rules.ts";
import { look } from "./fixtures.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

/** Primary, title, label, background. */
const BAD: [string, string, string, string][] = [
	["#ffff00", "#ffff00", "#ffff00", "#ffffff"],
	["#ffffff", "#ffffff", "#ffffff", "#ffffff"],
	["#808080", "#808080", "#808080", "#808080"],
	["#767676", "#777777", "#757575", "#777777"],
	["#000000", "#000000", "#000000", "#000080"],
];

test("contrast is WCAG's", () => {
	expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 1);
	expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 1);
	expect(luminance("#1677ff")).toBeCloseTo(0.21, 1);
});

const style = fc.constantFrom("light", "dark", "auto");

test.each(THEMES)(
	"whatever colours a shop picks, all can be read on what it stands on, light and dark: %s",
	(theme) => {
		fc.assert(
			fc.property(color, color, color, color, style, fc.boolean(), (...args) => {
				const [primaryColor, titleColor, labelColor, backgroundColor, style, prefersDark] = args;
				const colors = { primaryColor, titleColor, labelColor, backgroundColor };
				const palette = paletteOf({ ...look, ...colors, style, theme }, prefersDark);
				for (const [name, { on, ratio }] of Object.entries(STANDS_ON))
					for (const surface of on) {
						const [, value] = Object.entries(palette).find(([key]) => key === name)!;
						expect(contrast(value, palette[surface]), `${name} on ${surface}`).toBeGreaterThanOrEqual(ratio);
					}
			}),
			{ numRuns: 500, seed: 12, examples: BAD.map((colors) => [...colors, "light", false]) },
		);
	},
);

test("the form of a configuration warns of a title or labels exactly where the finder adjusts them", () => {
	fc.assert(
		fc.property(color, color, color, color, fc.constantFrom(...THEMES), (...args) => {
			const [primaryColor, titleColor, labelColor, backgroundColor, theme] = args;
			const colors = { ...look, style: "light" as const, primaryColor, titleColor, labelColor, backgroundColor, theme };
			const palette = paletteOf(colors, false);
			const warned = contrastProblems(colors).map(({ field }) => field);
			// On the shop's own colour the form's texts are as a button's.
			const isAdjusted = (name: "frame-title" | "frame-label", own: string) =>
				theme !== "bold" && palette[name] !== own;
			expect(warned.includes("titleColor")).toBe(isAdjusted("frame-title", titleColor));
			expect(warned.includes("labelColor")).toBe(isAdjusted("frame-label", labelColor));
		}),
		{ numRuns: 500, seed: 12 },
	);
});

test("what stands on the frame is the shop's own colour where it can be read there, and a theme changes nothing else", () => {
	const colors = { ...look, titleColor: "#8b0000", labelColor: "#ffe9a8", primaryColor: "#0f766e" };
	const [plain, card, bold] = THEMES.map((theme) => paletteOf({ ...colors, theme }, false));
	expect(plain).toMatchObject({ frame: plain?.background, "frame-title": "#8b0000", "frame-ink": plain?.ink });
	expect(card).toMatchObject({ frame: card?.soft, "frame-title": "#8b0000" });
	expect(bold).toMatchObject({ frame: "#0f766e", "frame-label": "#ffe9a8", "frame-ink": "#ffffff" });
	expect(bold?.["frame-title"]).toBe("#ffffff");
	for (const name of ["background", "primary", "title-color", "accent", "edge", "quiet"] as const)
		expect(new Set([plain, card, bold].map((palette) => palette?.[name])).size).toBe(1);
});

test("a colour that can be read stays as the shop picked it", () => {
	const palette = paletteOf({ ...look, titleColor: "#8b0000", labelColor: "#336699", primaryColor: "#0f766e" }, false);
	expect(palette).toMatchObject({ "title-color": "#8b0000", "label-color": "#336699", primary: "#0f766e" });
	expect(readable("#336699", ["#ffffff"], 4.5)).toBe("#336699");
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
