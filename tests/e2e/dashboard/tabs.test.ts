import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import {
	dashboard,
	givenFinder,
	givenShop,
	openPage,
	openTab,
	readFinder,
	rejectField,
	removeFinder,
} from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const heading = (page: Page, label: string) => page.getByRole("heading", { level: 1, name: label });
const finderIn = (page: Page) => new URL(page.url()).searchParams.get("finder");

test("two tabs work on two configurations: neither is swapped, and what was typed stays and is saved where it was typed", async () => {
	const [one, other] = [await givenFinder(), await givenFinder()];
	const first = await openPage(browser, `/c/settings?finder=${one.id}`, "shop");
	await first.getByLabel("Name").fill("Typed in the first tab");
	const second = await openTab(first, `/c/settings?finder=${other.id}`);
	await heading(second, other.label).waitFor();
	await second.getByLabel("Name").fill("Typed in the second tab");
	expect(await first.getByLabel("Name").inputValue()).toBe("Typed in the first tab");
	await first.keyboard.press("Control+s");
	await expect.poll(async () => (await readFinder(one.id)).label).toBe("Typed in the first tab");
	expect((await readFinder(other.id)).label).toBe(other.label);
});

test("every page of a configuration names it in its address, so that menu, reload and back keep to it beside another tab", async () => {
	const [one, other] = [await givenFinder(), await givenFinder()];
	const first = await openPage(browser, `/c/overview?finder=${one.id}`, "shop");
	await heading(first, one.label).waitFor();
	const second = await openTab(first, `/c/overview?finder=${other.id}`);
	await heading(second, other.label).waitFor();
	const menu = first.getByRole("navigation", { name: "Menu" });
	for (const link of await menu.getByRole("link").all()) {
		const href = (await link.getAttribute("href")) ?? "";
		const isOfCompany = /^\/c\/(orders|incoming|stock|integrations)/.test(href);
		if (href.startsWith("/c/") && !isOfCompany) expect(href).toContain(`finder=${one.id}`);
	}
	await menu.getByRole("link", { name: "Publish" }).click();
	await first.waitForURL(dashboard(`/c/publish?finder=${one.id}`));
	await menu.getByRole("link", { name: "Preview" }).click();
	await first.waitForURL(dashboard(`/c/preview?finder=${one.id}`));
	await first.goBack();
	await heading(first, one.label).waitFor();
	await first.reload();
	await heading(first, one.label).waitFor();
	expect(finderIn(first)).toBe(String(one.id));
	// On the list, which belongs to no configuration, the link returns to this tab's own one.
	await menu.getByRole("link", { name: "Configurations" }).click();
	await first.waitForURL(dashboard("/c"));
	await menu.getByRole("link", { name: "Settings" }).click();
	await heading(first, one.label).waitFor();
});

test("e-mails that two tabs switch off are both off, and a switch that nobody touched is not saved", async () => {
	const { token } = await givenShop();
	const first = await openPage(browser, "/c", undefined, { token });
	const second = await openTab(first, "/c");
	for (const page of [first, second]) {
		await page.getByRole("button", { name: /^User/ }).press("Enter");
		await page.getByRole("menuitem", { name: "E-mail notifications" }).press("Enter");
		await page.getByRole("switch", { name: "Confirmed orders", exact: true }).waitFor();
	}
	await switchOff(first, "Confirmed orders");
	await switchOff(second, "Low stock");
	expect(await mailsOf(token)).toMatchObject({ mails: ["order_open", "order_notavail"] });
});

test("an e-mail can be switched off at an earlier worker, which saves all of them", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c", undefined, { token });
	await rejectField(page, "**/message/settings", "kinds");
	await page.getByRole("button", { name: /^User/ }).press("Enter");
	await page.getByRole("menuitem", { name: "E-mail notifications" }).press("Enter");
	await switchOff(page, "Low stock");
	expect(await mailsOf(token)).toMatchObject({ mails: ["order_open", "order_confirmed", "order_notavail"] });
});

async function switchOff(page: Page, mail: string): Promise<void> {
	const dialog = page.getByRole("dialog", { name: "E-mail notifications" });
	await dialog.getByRole("switch", { name: mail, exact: true }).click();
	await dialog.getByRole("button", { name: "Save", exact: true }).click();
	await dialog.waitFor({ state: "detached" });
}

async function mailsOf(token: string): Promise<unknown> {
	const headers = { authorization: `Bearer ${token}` };
	const response = await fetch(`${system.worker}/admin/api/message/settings`, { headers });
	return response.json();
}

test("an address without a configuration gets the remembered one, and back does not lead to it again", async () => {
	const { id, label } = await givenFinder();
	const page = await openPage(browser, "/c", "shop", { finder: id });
	await page.goto(dashboard("/c/settings"));
	await heading(page, label).waitFor();
	expect(finderIn(page)).toBe(String(id));
	await page.goBack();
	await page.waitForURL(dashboard("/c"));
});

test("pointing at a configuration does not select it", async () => {
	const [one, other] = [await givenFinder(), await givenFinder()];
	const page = await openPage(browser, `/c?search=${encodeURIComponent(other.label)}`, "shop", { finder: one.id });
	await page.getByRole("link", { name: `Prices: ${other.label}` }).hover();
	await page.waitForTimeout(500);
	expect(await page.evaluate(() => localStorage.getItem("selectedFinder"))).toBe(String(one.id));
});

test("a configuration that another tab deletes is said to be gone where it is open; what was typed stays readable", async () => {
	const [one, other] = [await givenFinder(), await givenFinder()];
	const first = await openPage(browser, `/c/settings?finder=${one.id}`, "shop");
	await first.getByLabel("Name").fill("Unsaved");
	const second = await openTab(first, `/c?search=${encodeURIComponent(one.label)}`);
	await second.getByRole("button", { name: `Delete: ${one.label}` }).click();
	await second
		.getByRole("alertdialog")
		.getByRole("button", { name: /Yes|Delete/ })
		.click();
	await first.getByText("Configuration not found").waitFor();
	expect(await first.getByLabel("Name").inputValue()).toBe("Unsaved");
	expect(finderIn(first)).toBe(String(one.id));
	await second.goto(dashboard(`/c/overview?finder=${other.id}`));
	await heading(second, other.label).waitFor();
	expect(finderIn(first)).toBe(String(one.id));
});

test("a save of a configuration that a colleague has deleted says so above what was typed", async () => {
	const { id } = await givenFinder();
	const page = await openPage(browser, `/c/instructions?finder=${id}`, "shop");
	const text = page.getByRole("textbox", { name: "Instructions", exact: true });
	await text.pressSequentially("Clean the glass");
	await removeFinder(id);
	await page.keyboard.press("Control+s");
	await page.getByRole("alert").getByText("Configuration not found").waitFor();
	expect(await text.innerText()).toBe("Clean the glass");
});

test("the address of a configuration that is gone says so, and leads to the others", async () => {
	const { id } = await givenFinder();
	await removeFinder(id);
	const page = await openPage(browser, `/c/settings?finder=${id}`, "shop");
	await page.getByText("Configuration not found").waitFor();
	expect(finderIn(page)).toBe(String(id));
	await page.getByRole("link", { name: "Go to configurations" }).click();
	await page.waitForURL(dashboard("/c"));
});

test("the only configuration of a shop selects itself, wherever the shop begins", async () => {
	const { token } = await givenShop();
	const { id, label } = await givenFinder({}, token);
	const settings = await openPage(browser, "/c/settings", undefined, { token });
	await heading(settings, label).waitFor();
	expect(finderIn(settings)).toBe(String(id));
	const list = await openPage(browser, "/c", undefined, { token });
	await list.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Prices" }).click();
	await heading(list, label).waitFor();
});
