import type { BrowserContextOptions } from "playwright-core";
import type { Hand } from "./hand.ts";

export const PHONE = {
	hasTouch: true,
	isMobile: true,
	viewport: { width: 390, height: 844 },
} satisfies BrowserContextOptions;

/** A finger: it taps what is in sight or can be scrolled there, and types what it has tapped. */
export const touch: Hand = {
	press: (target) => target.tap(),
	type: async (target, text) => {
		await target.tap();
		// What a long press and "Select all" do.
		await target.page().keyboard.press("ControlOrMeta+a");
		await target.page().keyboard.type(text);
	},
	submit: (button) => button.tap(),
	choose: (option) => option.tap(),
	putAway: (list) => list.tap(),
	save: (page) => page.getByRole("button", { name: "Save", exact: true }).last().tap(),
	enterCell: (cell) => cell.tap(),
	openMenu: (page) => page.getByRole("button", { name: "Open menu" }).tap(),
};
