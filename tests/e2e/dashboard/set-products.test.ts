import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { asksOnClose, chooseAction, drawn, expectToast, holdCall, openPage, uniqueName } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const row = (page: Page, sku: string) => page.locator("main tbody tr", { hasText: sku });

/** A file of this content, chosen in the import's dialog. */
async function choose(page: Page, lines: string[]) {
	await page.getByRole("button", { name: "Import products" }).first().click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("CSV file").setInputFiles({
		name: "sets.csv",
		mimeType: "text/csv",
		buffer: Buffer.from(`${lines.join("\r\n")}\r\n`),
	});
	await dialog.getByRole("group", { name: "Column mapping" }).waitFor();
	return dialog;
}

test("a file becomes set products and bundles, after a look at what it does and what it refuses", async () => {
	const sku = uniqueName("SET").replaceAll(" ", "-");
	const page = await openPage(browser, `/a/products?search=${sku}`, "admin");
	const dialog = await choose(page, [
		"Artikelnummer;Sortiment;Fahrer;Beifahrer;Heck;Hecksortiment;Bezeichnung",
		`${sku}-1;VTC;13;14;;;`,
		`${sku}-2;VTC;13;14;11;VTR;Bundle of ${sku}`,
		`${sku}-3;NOPE;13;14;;;`,
	]);
	expect(await dialog.getByLabel("Assortment code", { exact: true }).inputValue()).toBe("1");
	await dialog.getByRole("button", { name: "Read file" }).click();
	await dialog.getByText("1 rejected row").waitFor();
	await dialog.getByText("No assortment has this code.").waitFor();
	const download = page.waitForEvent("download");
	await dialog.getByRole("button", { name: "Download as CSV" }).click();
	expect(await readFile(await (await download).path(), "utf8")).toContain("NOPE");
	await dialog.getByRole("button", { name: "Apply changes" }).click();
	await expectToast(page, "Saved");
	await dialog.waitFor({ state: "detached" });
	expect(await row(page, `${sku}-1`).innerText()).toContain("VTC-13-14");
	expect(await row(page, `${sku}-2`).innerText()).toContain("Bundle");
	await page.getByLabel("Type").selectOption("bundle");
	await row(page, `${sku}-1`).waitFor({ state: "detached" });
	expect(new URL(page.url()).searchParams.get("kind")).toBe("bundle");
	await chooseAction(page, `${sku}-2`, "Delete");
	const question = page.getByRole("alertdialog");
	await page.evaluate(countToasts);
	await question.getByRole("button", { name: "Delete" }).click();
	await row(page, `${sku}-2`).waitFor({ state: "detached" });
	await question.waitFor({ state: "detached" });
	await drawn(page);
	// The message stays where it came up, so that it is announced once.
	await expect.poll(() => page.evaluate(() => Reflect.get(window, "toasts"))).toEqual(["Deleted"]);
});

/** In the page: notes each message that comes up from now on. */
function countToasts(): void {
	const toasts: (string | null)[] = [];
	Reflect.set(window, "toasts", toasts);
	new MutationObserver((records) => {
		for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
			if (!(node instanceof Element)) continue;
			const added = [node, ...node.querySelectorAll("*")].filter((one) => one.matches("[data-sonner-toast]"));
			toasts.push(...added.map(({ textContent }) => textContent));
		}
	}).observe(document.body, { childList: true, subtree: true });
}

test("the review shows each product as it is and as it would be", async () => {
	const sku = uniqueName("REV").replaceAll(" ", "-");
	const header = "sku;code;driver;name;price;currency";
	const page = await openPage(browser, `/a/products?search=${sku}`, "admin");
	const first = await choose(page, [header, `${sku}-1;VTC;14;Old name;24,90;€`]);
	await first.getByRole("button", { name: "Read file" }).click();
	await first
		.getByRole("radio", { name: /New|Changed/ })
		.first()
		.waitFor();
	await first.getByRole("button", { name: "Apply changes" }).click();
	await first.waitFor({ state: "detached" });

	const dialog = await choose(page, [header, `${sku}-2;VTC;14;New name;;`, `${sku}-3;VTC;15;`]);
	await dialog.getByRole("button", { name: "Read file" }).click();
	const rows = dialog.getByRole("region", { name: "Changes" }).getByRole("listitem");
	await dialog.getByRole("radio", { name: "New 1" }).click();
	await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringMatching(new RegExp(`VTC-15[^]*${sku}-3`))]);
	await dialog.getByRole("radio", { name: "Changed 1" }).click();
	await rows.getByText("VTC-14").waitFor();
	expect(await rows.locator("del").allInnerTexts()).toEqual([`${sku}-1`, "Old name", "€24.90"]);
	expect(await rows.locator("ins").allInnerTexts()).toEqual([`${sku}-2`, "New name", "–"]);
	await dialog.getByRole("searchbox", { name: "Search products" }).fill("nothing of this name");
	await dialog.getByText("No results match your search.").waitFor();
	await dialog.getByRole("button", { name: "Close" }).click();
	await page.getByRole("button", { name: "Remove from this page" }).click();
	await page.getByRole("button", { name: "Show import" }).waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Import products" }).first().click();
	await dialog.getByLabel("CSV file").waitFor({ state: "attached" });
});

test("a dry run changes nothing, and a file without the needed columns asks for them", async () => {
	const sku = uniqueName("DRY").replaceAll(" ", "-");
	const page = await openPage(browser, `/a/products?search=${sku}`, "admin");
	const dialog = await choose(page, ["a,b,c", `${sku},VTC,13`]);
	await expect.poll(() => asksOnClose(page)).toBe(true);
	await dialog.getByRole("button", { name: "Read file" }).click();
	await dialog.getByRole("alert").waitFor();
	expect(await dialog.getByLabel("SKU", { exact: true }).evaluate((select) => select === document.activeElement)).toBe(
		true,
	);
	await dialog.getByLabel("SKU", { exact: true }).selectOption("0");
	await dialog.getByLabel("Assortment code", { exact: true }).selectOption("1");
	await dialog.getByLabel("Driver's side").selectOption("2");
	await dialog.getByRole("switch", { name: "Dry run" }).click();
	await dialog.getByRole("button", { name: "Read file" }).click();
	await dialog.getByText("This was a dry run. Nothing has changed.").waitFor();
	await dialog.locator("footer").getByRole("button", { name: "Close" }).waitFor();
	expect(await dialog.getByRole("button", { name: "Apply changes" }).count()).toBe(0);
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	await page.getByRole("heading", { name: "No results" }).waitFor();
	expect(await page.getByRole("button", { name: "Show import" }).count()).toBe(0);
});

test("a file that is no table is refused with the reason; one that is left while it is sent is not kept", async () => {
	const page = await openPage(browser, "/a/products", "admin");
	const menu = page.getByRole("navigation", { name: "Menu" });
	await menu.getByRole("link", { name: "Companies", exact: true }).click();
	await page.getByRole("heading", { name: "Companies" }).waitFor();
	await page.goBack();
	await page.getByRole("button", { name: "Import products" }).first().click();
	const dialog = page.getByRole("dialog");
	const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3, 4]);
	await dialog.getByLabel("CSV file").setInputFiles({ name: "sets.csv", mimeType: "text/csv", buffer: zip });
	expect(await dialog.getByRole("alert").innerText()).toContain("not a CSV file");

	const text = Buffer.from(`sku;code;driver\n${uniqueName("LEFT").replaceAll(" ", "-")};VTC;13\n`);
	await dialog.getByLabel("CSV file").setInputFiles({ name: "sets.csv", mimeType: "text/csv", buffer: text });
	const answer = await holdCall(page, "**/product/import/*/rows");
	const sending = page.waitForRequest("**/product/import/*/rows");
	await dialog.getByRole("button", { name: "Read file" }).click();
	await sending;
	await page.goForward({ waitUntil: "commit" });
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await dialog.waitFor({ state: "detached" });
	answer();
	await page.getByRole("heading", { name: "Companies" }).waitFor();
	await page.goBack();
	await page.getByRole("button", { name: "Import products" }).first().click();
	await dialog.getByLabel("CSV file").waitFor({ state: "attached" });
	expect(await page.evaluate(() => localStorage.getItem("openImports"))).toBeNull();
});
