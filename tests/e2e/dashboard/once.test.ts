import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { expectToast, givenFinder, givenShop, holdCall, openPage, readFinder, uniqueName } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

/** The calls that a page sends to a path from now on. */
function watchCalls(page: Page, path: string): { key: string | undefined }[] {
	const calls: { key: string | undefined }[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && new URL(request.url()).pathname.endsWith(path))
			calls.push({ key: request.headers()["idempotency-key"] });
	});
	return calls;
}

/** The list has one configuration of this name. */
async function expectOne(page: Page, label: string): Promise<void> {
	await page.goto(`${new URL(page.url()).origin}/c?search=${encodeURIComponent(label)}`);
	await page.getByRole("link", { name: label, exact: true }).first().waitFor();
	expect(await page.locator("main li h2").allInnerTexts()).toEqual([label]);
}

const MANNERS = {
	"two Enters": () => {
		const form = document.querySelector<HTMLFormElement>("[role=dialog] form");
		form?.requestSubmit();
		form?.requestSubmit();
	},
	"a double click": () => {
		const button = document.querySelector<HTMLElement>("[role=dialog] form [type=submit]");
		button?.click();
		button?.click();
	},
	"Ctrl+S twice": () => {
		for (const _ of [1, 2]) window.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true }));
	},
};

test.each(Object.entries(MANNERS))("%s create one configuration", async (_, act) => {
	const label = uniqueName("Once");
	const page = await openPage(browser, "/c?add=true", "shop");
	const saves = watchCalls(page, "/config/save");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Name").fill(label);
	await page.evaluate(act);
	await expectToast(page, "Saved");
	await dialog.waitFor({ state: "detached" });
	expect(saves).toEqual([{ key: expect.stringMatching(/^[\da-f-]{32,36}$/) }]);
	await expectOne(page, label);
});

test("a new configuration is being saved until its page is there, and a late Enter adds no other one", async () => {
	const label = uniqueName("Once");
	const page = await openPage(browser, "/c?add=true", "shop");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Name").fill(label);
	const load = await holdCall(page, "**/assets/c.overview*.js");
	const loading = page.waitForRequest("**/assets/c.overview*.js");
	await page.keyboard.press("Enter");
	await loading;
	await expectToast(page, "Saved");
	expect(await dialog.locator("[type=submit][aria-busy]").count()).toBe(1);
	await page.evaluate(MANNERS["two Enters"]);
	load();
	await dialog.waitFor({ state: "detached" });
	expect(new URL(page.url()).pathname).toBe("/c/overview");
	await expectOne(page, label);
});

test("a double click adds one company, simulates once, and deletes once", async () => {
	const admin = await openPage(browser, "/a/companies", "admin");
	const companies = watchCalls(admin, "/company/save");
	await admin.getByRole("button", { name: "Add company" }).click();
	await admin.getByRole("dialog").getByLabel("Company", { exact: true }).fill(uniqueName("Once"));
	await admin.evaluate(MANNERS["a double click"]);
	await admin.getByRole("dialog").waitFor({ state: "detached" });
	expect(companies.length).toBe(1);

	const { id, label } = await givenFinder();
	const shop = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "shop");
	const removals = watchCalls(shop, "/config/remove");
	await shop.getByRole("button", { name: `Delete: ${label}` }).click();
	await shop
		.getByRole("alertdialog")
		.getByRole("button", { name: "Delete" })
		.evaluate((button: HTMLElement) => {
			button.click();
			button.click();
		});
	await expectToast(shop, "Saved");
	expect(removals.length).toBe(1);
	await expect(readFinder(id)).rejects.toThrow("404");
});

test("the second click of a double click doesn't close the dialog that the first one opens", async () => {
	const page = await openPage(browser, "/c", "shop");
	const button = page.getByRole("button", { name: "Add configuration" });
	const dialog = page.getByRole("dialog");
	// The form loads when it is first shown.
	await button.click();
	await dialog.getByLabel("Name").waitFor();
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	await page.evaluate(() => {
		const times: number[] = [];
		addEventListener("pointerdown", ({ timeStamp }) => times.push(timeStamp), { capture: true });
		Object.assign(window, { gap: () => (times.at(-1) ?? 0) - (times.at(-2) ?? 0) });
	});
	const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
	const clickTwice = async (): Promise<number> => {
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "detached" });
		await page.mouse.click(x + 5, y + 5);
		await dialog.waitFor();
		await page.mouse.click(x + 5, y + 5);
		return page.evaluate("gap()");
	};
	// On a busy machine the second click may come too late for a double click, and closes the dialog.
	await expect.poll(clickTwice, { timeout: 30_000 }).toBeLessThan(400);
	await dialog.getByLabel("Name").fill("Stays");
	expect(await dialog.getAttribute("data-state")).toBe("open");
	await dialog.getByLabel("Name").fill("");
	await expect
		.poll(async () => {
			await page.mouse.click(5, 5);
			return dialog.count();
		})
		.toBe(0);
});

test("what was saved though its answer got lost is not created again by the next try", async () => {
	const label = uniqueName("Lost answer");
	const page = await openPage(browser, "/c?add=true", "shop");
	const saves = watchCalls(page, "/config/save");
	let isLost = false;
	await page.route("**/config/save", async (route) => {
		if (isLost) return route.continue();
		isLost = true;
		await route.fetch();
		await route.abort();
	});
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Name").fill(label);
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.locator("[data-sonner-toast][data-type=error]").waitFor();
	await dialog.getByRole("button", { name: "Save" }).click();
	await expectToast(page, "Saved");
	expect(saves.length).toBe(2);
	expect(saves[0]).toEqual(saves[1]);
	await expectOne(page, label);
});

test("a save without a connection fails at once, and is not sent later; what is changed then has another key", async () => {
	const page = await openPage(browser, "/c?add=true", "shop");
	const saves = watchCalls(page, "/config/save");
	// What tells of it is loaded after the page.
	const loaded = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/toaster-"));
	await expect.poll(() => page.evaluate(loaded)).toBe(true);
	await page.context().setOffline(true);
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Name").fill(uniqueName("Failed"));
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.locator("[data-sonner-toast][data-type=error]").waitFor();
	await page.context().setOffline(false);
	await dialog.getByLabel("Name").fill(uniqueName("Mended"));
	await dialog.getByRole("button", { name: "Save" }).click();
	await expectToast(page, "Saved");
	const [first, second, ...others] = saves.map(({ key }) => key);
	expect(others).toEqual([]);
	expect(first).not.toBe(second);
});

test("as soon as an error is shown, the form can be saved again", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c/stock", undefined, { token });
	const saves = watchCalls(page, "/inventory/save");
	await page.getByRole("button", { name: "Enter stock" }).first().click();
	await page.getByLabel("Lines").fill("NOPE-12;3");
	// At the very moment it is shown: the list is still being read again.
	await page.evaluate(() => {
		const observer = new MutationObserver(() => {
			if (document.querySelector("[role=dialog] [role=alert]") === null) return;
			observer.disconnect();
			window.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true }));
		});
		observer.observe(document.body, { childList: true, subtree: true });
	});
	await page.keyboard.press("Control+s");
	await expect.poll(() => saves.length).toBe(2);
});

test("Ctrl+S in a dialog saves the dialog, not the page under it", async () => {
	const { id } = await givenFinder();
	const page = await openPage(browser, `/c/instructions?finder=${id}`, "shop");
	const saves = watchCalls(page, "/instructions/edit");
	await page.getByRole("textbox", { name: "Instructions" }).pressSequentially("Clean the glass");
	await page.keyboard.press("ControlOrMeta+a");
	await page.getByRole("button", { name: "Link", exact: true }).click();
	await page.getByRole("dialog").getByRole("textbox").fill("https://shop.example");
	await page.keyboard.press("Control+s");
	await page.getByRole("dialog").waitFor({ state: "detached" });
	expect(saves.length).toBe(0);
	// As a Greek keyboard has it.
	await page.evaluate(() =>
		window.dispatchEvent(new KeyboardEvent("keydown", { key: "σ", code: "KeyS", ctrlKey: true })),
	);
	await expectToast(page, "Saved");
	expect(saves.length).toBe(1);
});

test("Ctrl+S in a dialog over a chosen file doesn't import the file", async () => {
	const page = await openPage(browser, "/a/catalogue/import", "admin");
	const buffer = Buffer.from("make,model,year,driver\nSaab,9-5,2003,24");
	await page.getByLabel("CSV file").setInputFiles({ name: "chosen.csv", mimeType: "text/csv", buffer });
	await page.getByRole("button", { name: "Start import" }).waitFor();
	const imports = watchCalls(page, "/catalogue/import");
	await page.getByRole("button", { name: /^User:/ }).click();
	await page.getByRole("menuitem", { name: "Change password" }).click();
	const dialog = page.getByRole("dialog", { name: "Change password" });
	await dialog.getByLabel("Current password").fill("anything");
	await page.keyboard.press("Control+s");
	await dialog.getByText("This field is required.").first().waitFor();
	expect(imports).toEqual([]);
	expect(await page.getByRole("button", { name: "Start import", includeHidden: true }).count()).toBe(1);
});

test("a rich text that is too long is shown and has the focus when it is saved", async () => {
	const { id } = await givenFinder();
	const page = await openPage(browser, `/c/instructions?finder=${id}`, "shop");
	const saves = watchCalls(page, "/instructions/edit");
	const text = page.getByRole("textbox", { name: "Instructions" });
	await text.click();
	await page.keyboard.insertText("x".repeat(20_000));
	await text.evaluate((one: HTMLElement) => one.blur());
	await page.keyboard.press("Control+s");
	await page.locator("[role=textbox][aria-invalid=true]:focus").waitFor();
	expect(saves).toEqual([]);
});
