import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { type Hand, pick as pickBy } from "./hand.ts";

/** Focuses an element, again if a dialog that has just closed gives the focus back after it. */
async function focus(target: Locator): Promise<void> {
	await target.waitFor();
	const isFocused = () =>
		target.evaluate(
			(element) =>
				new Promise((done) =>
					requestAnimationFrame(() => setTimeout(() => done(element.contains(document.activeElement)))),
				),
		);
	for (const _ of Array(3)) {
		await target.focus();
		if (await isFocused()) return;
	}
}

/** Presses an element by role and name, with the keyboard. */
export async function press(target: Locator, key = "Enter"): Promise<void> {
	await focus(target);
	await target.page().keyboard.press(key);
}

/** Types into a field, replacing its text. */
export async function type(target: Locator, text: string): Promise<void> {
	await focus(target);
	await target.page().keyboard.press("ControlOrMeta+a");
	await target.page().keyboard.type(text);
}

/**
 * Chooses in a closed list, which has the focus, by the beginning of an option. Keys that come more than a second apart are
 * not one text: then again.
 */
export async function selectByTyping(list: Locator, beginning: string): Promise<void> {
	const chosen = async () => {
		await list.page().keyboard.type(beginning);
		return list.locator("option:checked").innerText();
	};
	await expect.poll(chosen, { interval: 1100 }).toMatch(new RegExp(`^${beginning}`));
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
