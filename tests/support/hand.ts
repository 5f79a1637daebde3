import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** How somebody without a mouse works with a page: by keyboard alone, or with a finger on a phone. */
export type Hand = {
	/** Presses what has a role and a name; `key`: the one that presses it on a keyboard. */
	press: (target: Locator, key?: "Enter" | "Space") => Promise<void>;
	/** Types into a field, over what is there. */
	type: (target: Locator, text: string) => Promise<void>;
	/** Sends what was typed last: by Enter, or with the button that says so. */
	submit: (button: Locator) => Promise<void>;
	/** Takes one of the choices that are shown. */
	choose: (option: Locator) => Promise<void>;
	/** Closes a list of choices. */
	putAway: (list: Locator) => Promise<void>;
	/** Saves the form that is on top. */
	save: (page: Page) => Promise<void>;
	/** Leads to the first cell of a grid that has just opened, to type or paste over what is there. */
	enterCell: (cell: Locator) => Promise<void>;
	/** Opens the menu, where it is not in sight. */
	openMenu: (page: Page) => Promise<void>;
};

/** Opens a list of choices, searches it and takes what is found. */
export async function pick(hand: Hand, list: Locator, text: string): Promise<void> {
	const page = list.page();
	await hand.press(list);
	await hand.type(page.getByRole("combobox").last(), text);
	const option = page.getByRole("option", { name: text }).first();
	await option.waitFor();
	await hand.choose(option);
}

/** Leads to another page by the menu, and waits until it is there: as long as it loads, the page of before is shown. */
export async function goTo(hand: Hand, page: Page, name: string): Promise<void> {
	const title = page.getByRole("heading", { level: 1 });
	const before = await title.innerText();
	await hand.openMenu(page);
	await hand.press(page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact: true }).first());
	await expect.poll(() => title.innerText(), { timeout: 30_000 }).not.toBe(before);
}
