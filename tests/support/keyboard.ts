import type { Locator } from "playwright-core";
import { type Hand, pick as pickBy } from "./hand.ts";

/** Presses an element by role and name, with the keyboard. */
export async function press(target: Locator, key = "Enter"): Promise<void> {
	await target.waitFor();
	await target.focus();
	await target.page().keyboard.press(key);
}

/** Types into a field, replacing its text. */
export async function type(target: Locator, text: string): Promise<void> {
	await target.waitFor();
	await target.focus();
	await target.page().keyboard.press("ControlOrMeta+a");
	await target.page().keyboard.type(text);
}

export const keyboard: Hand = {
	press,
	type,
	submit: (button) => button.page().keyboard.press("Enter"),
	choose: async (option) => {
		const keys = option.page().keyboard;
		if ((await option.getAttribute("aria-selected")) !== "true") await keys.press("ArrowDown");
		await keys.press("Enter");
	},
	putAway: (list) => list.page().keyboard.press("Escape"),
	save: (page) => page.keyboard.press("Control+s"),
	// A grid that opens has the focus in its first cell.
	enterCell: (cell) => cell.waitFor(),
	openMenu: async () => undefined,
};

export const pick = (list: Locator, text: string): Promise<void> => pickBy(keyboard, list, text);
