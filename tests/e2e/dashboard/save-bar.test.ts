import type { Browser, Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { givenFinder, goWithin, holdCall, openPage, uniqueName } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const PHONE = { viewport: { width: 390, height: 600 } };

/** True if nothing covers the middle of the element, nor a message any part of it: one above a dialog takes no clicks. */
const isFree = (button: Locator) =>
	button.evaluate((one) => {
		const { left, top, right, bottom } = one.getBoundingClientRect();
		const toasts = [...document.querySelectorAll("[data-sonner-toast]")].map((toast) => toast.getBoundingClientRect());
		return (
			one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) &&
			toasts.every((box) => box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right)
		);
	});

/** Once the message has moved to its place: until it is mounted it stands a height below. */
async function expectFree(page: Page, buttons: Locator[], type = "error"): Promise<void> {
	const toast = page.locator(`[data-sonner-toast][data-mounted=true][data-type=${type}]`);
	await toast.waitFor();
	await toast.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
	for (const button of buttons) expect(await isFree(button)).toBe(true);
}

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("the save bar comes with the first change, moves nothing, hides no focus, and goes with the save", async () => {
	const { id } = await givenFinder();
	const page = await openPage(browser, `/c/settings?finder=${id}`, "shop", PHONE);
	const name = page.getByLabel("Name", { exact: true });
	await name.waitFor();
	const save = page.getByRole("button", { name: "Save", exact: true });
	expect(await save.count()).toBe(0);
	// The preview is above the form, and takes its space when its sample car has loaded.
	await page.locator('wiper-finder [part~="product"]').first().waitFor();
	const height = await pageHeight(page);
	await name.fill(uniqueName("Changed"));
	await save.waitFor();
	expect(await pageHeight(page)).toBe(height);
	for (let at = 0; at < 40; at++) {
		await page.keyboard.press("Tab");
		const hidden = await page.evaluate(() => {
			const { activeElement } = document;
			const bar = document.querySelector("[data-slot=save-bar]");
			if (!activeElement || !bar || bar.contains(activeElement) || !activeElement.closest("form")) return null;
			return activeElement.getBoundingClientRect().top >= bar.getBoundingClientRect().top
				? activeElement.outerHTML.slice(0, 80)
				: null;
		});
		expect(hidden).toBeNull();
	}
	await translate(page);
	await page.keyboard.press("Control+s");
	await save.waitFor({ state: "detached" });
	await name.waitFor();
	// A button that changes its text says the new one.
	await goWithin(page, `/c/assortments?finder=${id}`);
	const front = page.getByRole("region", { name: "Front" });
	await front.getByRole("button", { name: "Offer none" }).waitFor();
	await translate(page);
	await front.getByRole("button", { name: "Offer none" }).click();
	await front.getByRole("button", { name: "Offer all" }).waitFor();
});

/** Exchanges the texts as a browser's translation does. */
const translate = (page: Page) =>
	page.evaluate(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
		for (const text of texts) {
			const translated = document.createElement("font");
			translated.textContent = text.data;
			text.replaceWith(translated);
		}
	});

test("below 500 px of height nothing is fixed", async () => {
	const { id } = await givenFinder();
	const page = await openPage(browser, `/c/settings?finder=${id}`, "shop", { viewport: { width: 800, height: 420 } });
	await page.getByLabel("Name", { exact: true }).fill(uniqueName("Changed"));
	await page.locator("[data-slot=save-bar]").waitFor();
	const fixed = await page.evaluate(() =>
		[...document.querySelectorAll("body *")]
			.filter((one) => ["fixed", "sticky"].includes(getComputedStyle(one).position) && one.checkVisibility())
			.map((one) => one.className),
	);
	expect(fixed.filter((name) => !String(name).includes("sr-only") && !String(name).includes("thead"))).toEqual([]);
});

test("title and footer of a dialog stay in sight on a phone, and a failed save covers neither", async () => {
	const page = await openPage(browser, "/a/companies", "admin", PHONE);
	await page.getByRole("button", { name: "Add company" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Company", { exact: true }).fill(uniqueName("Long"));
	const save = dialog.getByRole("button", { name: "Save" });
	const title = dialog.getByRole("heading", { name: "Add company" });
	for (const at of [0, 10_000]) {
		await dialog.evaluate((one, top) => {
			for (const part of one.querySelectorAll("*")) part.scrollTop = top;
		}, at);
		for (const part of [save, title]) {
			const box = await part.boundingBox();
			expect(box && box.y >= 0 && box.y + box.height <= 600).toBe(true);
		}
	}
	await page.route("**/company/save", (route) => route.abort());
	await save.click();
	const buttons = () => [save, ...["Cancel", "Close"].map((name) => dialog.getByRole("button", { name }))];
	await expectFree(page, buttons());

	// One of medium height.
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	const { label } = await givenFinder();
	await page.setViewportSize({ width: 1280, height: 720 });
	await goWithin(page, `/c?search=${encodeURIComponent(label)}`);
	await page.getByRole("button", { name: `Edit: ${label}` }).click();
	await dialog.getByLabel("Name").fill(uniqueName("Changed"));
	await page.route("**/settings/edit", (route) => route.abort());
	// The first error is gone.
	await page.locator("[data-sonner-toast]").waitFor({ state: "detached" });
	await save.click();
	await expectFree(page, buttons());
});

test("a failed save covers neither Save nor Discard", async () => {
	const { id } = await givenFinder();
	for (const opened of [PHONE, { viewport: { width: 1440, height: 900 } }]) {
		const page = await openPage(browser, `/c/settings?finder=${id}`, "shop", opened);
		await page.getByLabel("Name", { exact: true }).fill(uniqueName("Changed"));
		await page.route("**/config/save/*", (route) => route.abort());
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expectFree(
			page,
			["Save", "Discard"].map((name) => page.getByRole("button", { name, exact: true })),
		);
	}
});

test("the message that a key was copied does not cover the button that closes its dialog, on a low phone", async () => {
	const page = await openPage(browser, "/c/integrations", "shop", { viewport: { width: 390, height: 568 } });
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.getByRole("button", { name: "Add API key" }).first().click();
	await page.getByLabel("Name").fill("Phone");
	await page.getByLabel("API user").selectOption({ label: "erp" });
	await page.getByLabel("Configurations and prices").selectOption({ label: "Read" });
	await page.keyboard.press("Control+s");
	const dialog = page.getByRole("dialog", { name: "API key Phone created" });
	await dialog.getByRole("button", { name: "Copy" }).click();
	await expectFree(page, [dialog.getByRole("button", { name: "Done" })], "success");
});

test("the message that a dialog was saved covers none of its buttons if it stays open, on a phone", async () => {
	const { label } = await givenFinder();
	const page = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "shop");
	await page.getByRole("button", { name: `Edit: ${label}` }).click();
	await page.setViewportSize({ width: 390, height: 844 });
	const dialog = page.getByRole("dialog");
	const name = dialog.getByLabel("Name", { exact: true });
	await name.fill(`${label} first`);
	const answer = await holdCall(page, "**/admin/api/config/settings/edit");
	await page.keyboard.press("Control+s");
	const save = (disabled: boolean) => dialog.getByRole("button", { name: "Save", exact: true, disabled });
	await save(true).waitFor();
	await name.fill(`${label} second`);
	answer();
	await save(false).waitFor();
	await expectFree(page, [save(false), dialog.getByRole("button", { name: "Cancel", exact: true })], "success");
});
