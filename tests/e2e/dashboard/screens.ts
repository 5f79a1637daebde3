import type { Page } from "playwright-core";
import { area } from "../../../dashboard/src/i18n/gr/area.ts";
import { entry } from "../../../dashboard/src/i18n/gr/entry.ts";

/** Greek words are the longest. */
export const texts = { ...entry, ...area };

/** A screen, its user, and what to do until it is shown. */
export type Screen = [
	name: string,
	path: string,
	user: "admin" | "shop" | "supplier" | undefined,
	ready: (page: Page) => Promise<void>,
];

export async function openDialog(page: Page, button: string): Promise<void> {
	await page.getByRole("button", { name: button }).first().click();
	await page.getByRole("dialog").getByRole("textbox").first().waitFor();
}
