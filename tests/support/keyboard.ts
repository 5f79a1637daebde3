import type { Locator, Page } from "playwright-core";

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

/** Opens a list of choices, searches it and selects the result. */
export async function pick(list: Locator, text: string): Promise<void> {
	const page = list.page();
	await press(list);
	await type(page.getByRole("combobox").last(), text);
	await page.getByRole("option", { name: text }).first().waitFor();
	await page.keyboard.press("Enter");
}

export const goTo = (page: Page, name: string): Promise<void> =>
	press(page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact: true }).first());
