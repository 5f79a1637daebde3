import type { Locator, Page } from "playwright-core";

/** Presses what has a role and a name, as somebody without a mouse does. */
export async function press(target: Locator, key = "Enter"): Promise<void> {
	await target.waitFor();
	await target.focus();
	await target.page().keyboard.press(key);
}

/** Types into a field, over what is there. */
export async function type(target: Locator, text: string): Promise<void> {
	await target.waitFor();
	await target.focus();
	await target.page().keyboard.press("ControlOrMeta+a");
	await target.page().keyboard.type(text);
}

/** Opens a list of choices, searches it and takes what is found. */
export async function pick(list: Locator, text: string): Promise<void> {
	const page = list.page();
	await press(list);
	await type(page.getByRole("combobox").last(), text);
	await page.getByRole("option", { name: text }).first().waitFor();
	await page.keyboard.press("Enter");
}

export const goTo = (page: Page, name: string): Promise<void> =>
	press(page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact: true }).first());
