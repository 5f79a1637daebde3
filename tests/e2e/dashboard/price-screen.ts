import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { system } from "#tests/support/system.ts";

import { openPage, tokenOf } from "./back-office.ts";

export type Finder = { id: number; uuid: string };

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the call answered
export async function call(path: string, body: unknown): Promise<any> {
	const authorization = `Bearer ${await tokenOf("shop")}`;
	const headers = { "content-type": "application/json", authorization };
	const response = await fetch(`${system.worker}/admin/api/pricing${path}`, {
		method: "POST",
		headers,
		body: JSON.stringify(body),
	});
	return response.json();
}

/** Special prices of a finder by wiper, from the calls. */
export async function specials({ id }: Finder): Promise<Map<number, number>> {
	const { specialPrices } = await call("", { finderId: id });
	return new Map(
		specialPrices.map((one: { frontWiper: { id: number }; price: number }) => [one.frontWiper.id, one.price]),
	);
}

/** The first front assortment of the demo, with its blades. */
export async function firstAssortment({ id }: Finder) {
	const { frontWipers } = await call("/info", { finderId: id });
	const { assortment } = frontWipers[0];
	const wipers: { id: number; lengthInch: number; price: number }[] = frontWipers.filter(
		(wiper: { assortment: { id: number } }) => wiper.assortment.id === assortment.id,
	);
	return { name: `${assortment.make.name} ${assortment.name}`, series: assortment.name, code: assortment.code, wipers };
}

export async function openPricing(
	browser: Browser,
	finder: Finder,
	{ user = "shop", ...options }: BrowserContextOptions & { user?: "shop" | "reader"; language?: string } = {},
): Promise<Page> {
	const page = await openPage(browser, "/c/pricing", user, { ...options, finder: finder.id });
	await page.locator("main li").first().waitFor();
	return page;
}

export async function openGrid(page: Page, name: string): Promise<void> {
	await page.getByRole("button", { name: `Edit: ${name}` }).click();
	await gridHasFocus(page);
}

/** A grid that opens, or a dialog over it that closes, gives the focus to a cell a moment later. */
export const gridHasFocus = (page: Page) => cells(page).and(page.locator(":focus")).waitFor();

/** Under a question, too, which hides everything else from roles: a grid that can't be found is closed. */
export const grid = (page: Page) => page.getByRole("grid", { includeHidden: true });
export const cells = (page: Page) => grid(page).locator("[data-cell]");
export const texts = async (page: Page, count: number): Promise<string[]> =>
	(await cells(page).locator("span[id]").allInnerTexts())
		.slice(0, count)
		.map((text) => text.replace(/\(.*\)/, "").trim());
export const focused = (page: Page) =>
	page.evaluate(() => document.activeElement?.closest("[role=row]")?.querySelector("[role=rowheader]")?.textContent);
export const counted = (page: Page) => page.getByRole("dialog").getByRole("status").innerText();

export async function copyToClipboard(page: Page, text: string): Promise<void> {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}
