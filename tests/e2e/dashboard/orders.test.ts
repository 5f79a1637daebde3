import { readFile } from "node:fs/promises";
import type { Browser, Page, Route } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import {
	asksOnClose,
	comeBack,
	dashboard,
	drawn,
	expectToast,
	givenFinder,
	goWithin,
	holdCall,
	NOWHERE,
	openPage,
	openTab,
	signInAs,
	tokenOf,
	uniqueName,
	watchProblems,
} from "./back-office.ts";

let browser: Browser;
let supplierToken: string;

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the call answered
async function send(token: string, path: string, body?: unknown): Promise<any> {
	const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
	const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
	const response = await fetch(`${system.worker}/admin/api${path}`, init);
	if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
	return response.json();
}

beforeAll(async () => {
	browser = await sharedBrowser();
	const admin = await tokenOf("admin");
	const supplier = await send(admin, "/company/save", { title: uniqueName("Hansa"), supplier: true });
	const { data } = await send(admin, "/company/list", { search: "Nordlicht" });
	await send(admin, `/company/save/${data[0].id}`, { ...data[0], supplierId: supplier.id });
	const username = `hansa${Date.now()}`;
	await send(admin, "/user/save", {
		...{ company: supplier.id, username, email: `${username}@hansa.example`, name: "Hanna", enabled: true },
		...{ roles: ["ROLE_CUSTOMER"], newPassword: "secret1", language: "en" },
	});
	supplierToken = await signInAs(username, "secret1");
});

async function skusOfShop(count: number): Promise<string[]> {
	const shop = await tokenOf("shop");
	const { data: finders } = await send(shop, "/config/list", { sortField: "id", sortOrder: "asc" });
	const { data } = await send(shop, "/product", { finder: finders[0].id, pageSize: count });
	return data.map(({ sku }: { sku: string }) => sku);
}

const enter = async (parts: object = {}) => {
	const [sku] = await skusOfShop(1);
	return send(await tokenOf("shop"), "/order/save", { items: [{ sku, quantity: 2 }], ...parts });
};

const focusedLabel = (page: Page) =>
	page.evaluate(
		() => document.activeElement instanceof HTMLTextAreaElement && document.activeElement.labels[0]?.textContent,
	);
const statusOf = (page: Page) => page.locator("main [data-slot=badge]").first();

test("a shop orders lines pasted from a spreadsheet; what can't be read, or isn't sold, is told by its line", async () => {
	const skus = await skusOfShop(3);
	const page = await openPage(browser, "/c/orders/new", "shop");
	const problems = watchProblems(page);
	await page.getByLabel("Paste lines").fill(`${skus[0]};2\n${skus[1]}\tmany\n${skus[2]},1\nNEVER-1;1`);
	await page.getByRole("link", { name: "Orders" }).last().click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	const quantity = page.getByLabel("Quantity", { exact: true });
	await quantity.fill("5");
	await quantity.hover();
	await page.mouse.wheel(0, -100);
	const number = uniqueName("PO");
	await page.getByLabel("Order number").fill(number);
	expect(await quantity.inputValue()).toBe("5");
	await page.getByRole("button", { name: "Add lines" }).click();
	await page.getByText("Line 1: Enter a whole number from 1 to 999.").waitFor();
	expect(await page.getByLabel("Paste lines").inputValue()).toBe(`${skus[1]}\tmany`);

	const isElsewhere = page.getByRole("switch", { name: "Ship to another address" });
	const recipient = page.getByLabel("Name", { exact: true });
	await isElsewhere.click();
	await recipient.fill("Ada");
	for (const _ of ["off", "on"]) await isElsewhere.click();
	expect(await recipient.inputValue()).toBe("Ada");
	await isElsewhere.click();

	await page.getByRole("switch", { name: "Put on hold" }).click();
	// What is still in the box is part of the order, or stops it.
	await page.getByRole("button", { name: "Place order" }).click();
	await expect.poll(() => focusedLabel(page)).toBe("Paste lines");
	await page.getByText("Line 1: Enter a whole number from 1 to 999.").waitFor();
	await page.getByLabel("Paste lines").fill(`${skus[1]}\t4`);
	const refuse = await holdCall(page, "**/order/save");
	await page.getByRole("button", { name: "Place order" }).click();
	// Who goes on before it is placed is asked if it is refused.
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Orders", exact: true }).click();
	refuse();
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	await page.getByRole("main").getByText("The company doesn't sell a product with this SKU.").waitFor();
	expect(await page.getByLabel("Paste lines").inputValue()).toBe("");
	expect(await page.getByLabel("SKU of item 3").getAttribute("aria-invalid")).toBe("true");
	await page.getByRole("button", { name: "Remove item 3" }).press("Enter");
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Add item");
	const accept = await holdCall(page, "**/order/save");
	await page.getByLabel("Order number").focus();
	await page.keyboard.press("Control+s");
	await page.locator("button[aria-busy]").waitFor();
	// It would not be part of the order.
	await page.keyboard.type(" never sent");
	expect(await page.getByLabel("Order number").inputValue()).toBe(number);
	accept();
	await page.getByRole("heading", { name: `Order ${number}` }).waitFor();
	expect(await statusOf(page).innerText()).toBe("Locked");
	expect(await page.getByRole("table", { name: "Items" }).locator("tbody tr").count()).toBe(3);

	await page.getByRole("button", { name: "Release" }).click();
	await expect.poll(() => statusOf(page).innerText()).toBe("Open");
	await page.locator("main").getByText("Released").waitFor();

	// Nothing was typed, so nothing asks; who has gone on stays there when it is placed.
	await page.evaluate((sku) => history.pushState(null, "", `/c/orders/new?sku=${sku}`), skus[0]);
	await expect.poll(() => page.getByLabel("SKU", { exact: true }).inputValue()).toBe(skus[0]);
	await drawn(page);
	const place = await holdCall(page, "**/order/save");
	const placed = page.waitForResponse("**/order/save");
	await page.keyboard.press("Control+s");
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Orders", exact: true }).click();
	await page.getByRole("searchbox").waitFor();
	place();
	await (await placed).finished();
	await page.waitForTimeout(300);
	expect(page.url()).toBe(dashboard("/c/orders"));
	expect(problems).toEqual([]);
});

test("a shop imports a file of orders: what is wrong is told, and its result is kept until it is seen", async () => {
	const skus = await skusOfShop(2);
	const number = uniqueName("CSV").replaceAll(" ", "-");
	const page = await openPage(browser, "/c/orders", "shop");
	const problems = watchProblems(page);
	await page.getByRole("button", { name: "Import", exact: true }).click();
	const dialog = page.getByRole("dialog");
	const choose = (name: string, text: string) =>
		dialog.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
	await choose("empty.csv", "");
	await dialog.getByText("empty.csv: Order upload error. Please check the uploaded file.").waitFor();

	const lines = [
		`${number}-1;${skus[0]};2`,
		`${number}-2;NEVER-1;1`,
		`${number}-3;${skus[1]};1`,
		`${number}-1;${skus[1]};4`,
	];
	const text = ["order number;sku;quantity", ...lines, ""].join("\n");
	const refusal = { status: 400, json: { error: { code: "orders.columns_missing", message: "No" } } };
	await page.route("**/order/import", (route) => route.fulfill(refusal), { times: 1 });
	await choose("other.csv", text);
	await dialog.getByRole("button", { name: "Read file" }).click();
	await dialog.getByRole("alert").waitFor();
	await dialog.getByText("other.csv", { exact: true }).waitFor();
	await dialog.getByRole("button", { name: "Choose another file" }).click();
	await choose("orders.csv", text);
	await dialog.getByText("orders.csv", { exact: true }).waitFor();
	// What was wrong with the other one isn't wrong with this one.
	expect(await dialog.getByRole("alert").count()).toBe(0);
	await expect.poll(() => asksOnClose(page)).toBe(true);
	await dialog.getByRole("button", { name: "Read file" }).click();
	await dialog.getByText("The company doesn't sell a product with this SKU.").waitFor();
	expect(await dialog.getByRole("listitem").filter({ hasText: "NEVER-1" }).innerText()).toMatch(/Row 3, SKU/);
	// As it is while a large file is entered.
	await page.route("**/order/import/*", async (route) => {
		const response = await route.fetch();
		const entry = { ...(await response.json()), state: "building", activating: { done: 1, total: 4 } };
		await route.fulfill({ response, json: entry });
	});
	let activations = 0;
	await page.route("**/order/import/*/activate", async (route) => {
		if (++activations === 1) await route.fulfill({ status: 500 });
		else await route.fetch();
	});
	await dialog.getByRole("button", { name: "Place 2 orders" }).click();
	await dialog.getByRole("button", { name: "Resume" }).click();
	await dialog.getByText("1 of 4 rows").waitFor();
	await dialog.getByText("You can close this dialog or the tab.").waitFor();
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	await page.getByText("1 of 4 rows").waitFor();
	// A form doesn't wait for it.
	await page.getByRole("link", { name: "New order" }).first().click();
	await page.getByLabel("Order number").fill(number);
	await page.getByRole("link", { name: "Cancel" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await page.getByText("1 of 4 rows").waitFor();
	await page.unrouteAll();
	await page.reload();
	await page.getByText("Import completed").waitFor();
	await page.getByRole("button", { name: "Show import" }).click();
	await dialog.getByText("Orders placed").waitFor();
	await dialog.getByText("The company doesn't sell a product with this SKU.").waitFor();
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
	expect(await page.getByText("Import completed").count()).toBe(0);

	await page.getByRole("searchbox").fill(number);
	for (const at of [1, 3]) await page.getByRole("link", { name: `${number}-${at}` }).waitFor();
	expect(await page.getByRole("link", { name: `${number}-2` }).count()).toBe(0);
	expect(problems).toEqual([]);
});

test("a supplier accepts selected orders at once, and is told which one could not be", async () => {
	const orders = [await enter(), await enter(), await enter()];
	// One stays in the list.
	await enter();
	const page = await openPage(browser, "/c", undefined, { token: supplierToken });
	await page.locator("main").getByRole("link", { name: "Incoming orders" }).click();
	await page.getByRole("button", { name: /^Open/ }).click();
	for (const { orderNumber } of orders) await page.getByLabel(`Select order ${orderNumber}`).check();
	const held = orders[1];
	await send(await tokenOf("shop"), `/order/${held.id}/hold`, { version: held.version });
	await page.getByText("3 orders selected").waitFor();
	await page.getByRole("button", { name: "Accept", exact: true }).click();
	await page.getByText("1 order was not accepted").waitFor();
	await page.getByText(`${held.orderNumber}: Someone else has changed this order.`).waitFor();
	await expectToast(page, "2 orders accepted");
	await page.getByLabel("Select all orders on this page").and(page.locator(":focus")).waitFor();
	await page.getByRole("button", { name: /^Accepted/ }).click();
	// Until the accepted orders have come, those of the list before are shown.
	const shown = () =>
		Promise.all([orders[2], held].map(({ orderNumber }) => page.getByRole("link", { name: orderNumber }).count()));
	await expect.poll(shown).toEqual([1, 0]);
});

test("the focus goes to the status when every order of the list has been accepted and left it", async () => {
	const reference = uniqueName("Last");
	const orders = [await enter({ orderNumber: `${reference}-1` }), await enter({ orderNumber: `${reference}-2` })];
	const page = await openPage(browser, `/c/incoming?status=open&search=${reference}`, undefined, {
		token: supplierToken,
	});
	await page.getByRole("link", { name: orders[0].orderNumber }).waitFor();
	await page.getByLabel("Select all orders on this page").check();
	await page.getByRole("button", { name: "Accept", exact: true }).press("Enter");
	await expectToast(page, "2 orders accepted");
	await page.locator("[aria-live=polite]").getByRole("heading", { name: "No results" }).waitFor();
	await page.getByRole("button", { name: /^Open/ }).and(page.locator("[aria-current=true]:focus")).waitFor();
});

test("a supplier downloads orders: accepted ones are in progress from then on, and one that can't be is left out", async () => {
	const [alone, first, second, held] = [await enter(), await enter(), await enter(), await enter()];
	const page = await openPage(browser, `/c/incoming/${alone.id}`, undefined, { token: supplierToken });
	const problems = watchProblems(page);
	const fileOf = async (button: string, format = "CSV") => {
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: button, exact: true }).press("Enter");
		await page.getByRole("menuitem", { name: format }).press("Enter");
		expect((await download).suggestedFilename()).toBe(`Orders.${format.toLowerCase()}`);
		return readFile(await (await download).path(), "utf8");
	};
	expect(await fileOf("Download", "PDF")).toMatch(/^%PDF-/);
	expect(await fileOf("Download")).toContain(`\r\n${alone.orderNumber},open,`);
	expect(await statusOf(page).innerText()).toBe("Open");
	let toasts: string[] = [];
	const accepted = page.locator("[data-sonner-toast]", { hasText: "Accepted" });
	const beforeTheFile = async (route: Route) => {
		await accepted.waitFor();
		toasts = await accepted.allInnerTexts();
		await route.continue();
	};
	await page.route("**/documents.csv", beforeTheFile, { times: 1 });
	const text = await fileOf("Accept and download");
	expect(toasts.join()).not.toContain("downloaded");
	await expectToast(page, "Downloaded");
	expect(text).toMatch(/^\uFEFForder number,/);
	expect(text).toContain(`\r\n${alone.orderNumber},processing,`);
	await expect.poll(() => statusOf(page).innerText()).toBe("Processing");

	await send(supplierToken, `/order/${first.id}/accept`, { version: first.version });
	await page.getByRole("link", { name: "Incoming orders" }).last().click();
	for (const { orderNumber } of [alone, first]) await page.getByLabel(`Select order ${orderNumber}`).check();
	const both = await fileOf("Download");
	expect(both).toContain(`\r\n${alone.orderNumber},processing,`);
	expect(both).toContain(`\r\n${first.orderNumber},processing,`);

	for (const { orderNumber } of [second, held]) await page.getByLabel(`Select order ${orderNumber}`).check();
	await send(await tokenOf("shop"), `/order/${held.id}/hold`, { version: held.version });
	// What is selected meanwhile is for the next action.
	const meanwhile = async (route: Route) => {
		await page.getByLabel(`Select order ${second.orderNumber}`).uncheck();
		await page.getByLabel(`Select order ${alone.orderNumber}`).check();
		await route.continue();
	};
	await page.route("**/order/accept", meanwhile, { times: 1 });
	const moved = await fileOf("Accept and download");
	expect(moved).not.toContain(alone.orderNumber);
	await page.getByText("1 order selected").waitFor();
	await page.getByLabel(`Select order ${alone.orderNumber}`).uncheck();
	expect([moved.includes(second.orderNumber), moved.includes(held.orderNumber)]).toEqual([true, false]);
	await page.getByText(`${held.orderNumber}: Someone else has changed this order.`).waitFor();
	await page.getByText(/orders? selected/).waitFor({ state: "detached" });
	expect(problems).toEqual([]);
	await page.getByLabel(`Select order ${alone.orderNumber}`).check();
	// The menu is still closing when its file has come.
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const devTools = await page.context().newCDPSession(page);
	await devTools.send("Animation.setPlaybackRate", { playbackRate: 0.01 });
	await fileOf("Download");
	await page.getByLabel("Select all orders on this page").and(page.locator(":focus")).waitFor();

	const shop = await openPage(browser, `/c/orders/${first.id}`, "shop");
	await shop.getByText("Downloaded", { exact: true }).first().waitFor();
	const before = await statusOf(shop).innerText();
	const download = shop.waitForEvent("download");
	await shop.getByRole("button", { name: "Download", exact: true }).click();
	await shop.getByRole("menuitem", { name: "PDF" }).click();
	expect((await download).suggestedFilename()).toBe("Orders.pdf");
	expect([before, await statusOf(shop).innerText()]).toEqual(["Processing", "Processing"]);
});

test("a supplier is told that accepted orders were not downloaded where only their file fails, and downloads them then", async () => {
	const { orderNumber } = await enter();
	const page = await openPage(browser, `/c/incoming?search=${orderNumber}`, undefined, { token: supplierToken });
	const choose = async (button: string) => {
		await page.getByRole("button", { name: button, exact: true }).press("Enter");
		await page.getByRole("menuitem", { name: "CSV" }).press("Enter");
	};
	await page.getByLabel(`Select order ${orderNumber}`).check();
	await page.route("**/documents.csv", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
	await choose("Accept and download");
	await expectToast(page, "1 order accepted");
	await expectToast(page, "1 order was not downloaded");
	const download = page.waitForEvent("download");
	await choose("Download");
	expect((await download).suggestedFilename()).toBe("Orders.csv");
});

test("an order that is locked for want of stock tells its mandant to release it, and its supplier who can", async () => {
	const sku = (await skusOfShop(30)).at(-1);
	const items = [{ sku, quantity: 1 }];
	const before = await enter({ items });
	const rows = [{ partKey: before.items[0].setSku, onHand: 0, version: null }];
	await send(supplierToken, "/inventory/save", { rows });
	const { id, lockReason } = await enter({ items });
	expect(lockReason).toBe("stock");
	const supplier = await openPage(browser, `/c/incoming/${id}`, undefined, { token: supplierToken });
	await supplier.getByText("This order is locked because you have too little in stock.").waitFor();
	await supplier.getByText("the company that placed it can release it.").waitFor();
	expect(await supplier.getByRole("button", { name: "Release" }).count()).toBe(0);
	const shop = await openPage(browser, `/c/orders/${id}`, "shop");
	await shop.getByText("Release it once the parts are back in stock.").waitFor();
	await shop.getByRole("button", { name: "Release" }).waitFor();
});

test("what a supplier can't ship goes back with a reason, and is ordered again", async () => {
	const skus = await skusOfShop(2);
	const { id, orderNumber } = await enter({ items: skus.map((sku) => ({ sku, quantity: 1 })) });
	const page = await openPage(browser, `/c/incoming/${id}?status=open`, undefined, { token: supplierToken });
	await page.getByRole("button", { name: "Mark as not available" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("checkbox").last().uncheck();
	expect(await asksOnClose(page)).toBe(true);
	await dialog.getByRole("checkbox").last().check();
	expect(await asksOnClose(page)).toBe(false);
	await dialog.getByRole("button", { name: "Mark as not available" }).click();
	await dialog.getByText("Enter a reason.").waitFor();
	await dialog.getByLabel("Reason").fill("Sold out until March");
	await page.keyboard.press("Enter");
	await dialog.waitFor({ state: "detached" });
	await page.getByText("Reason: Sold out until March").waitFor();
	expect(await page.getByRole("button", { name: "Accept" }).count()).toBe(0);
	await page.getByRole("link", { name: "Incoming orders" }).last().click();
	await page.waitForURL(/\/c\/incoming\?status=open/);

	const shop = await openPage(browser, "/c/orders?status=notavail", "shop");
	await shop.getByRole("searchbox").fill(orderNumber);
	await shop.getByRole("link", { name: orderNumber }).click();
	await shop.getByText("Reason: Sold out until March").waitFor();
	await shop.getByRole("button", { name: "Order again" }).click();
	await expect.poll(() => statusOf(shop).innerText()).toBe("Open");
});

test("a supplier uploads a PDF and a wrong file, is told so, and confirms with the PDF", async () => {
	const { id, version } = await enter();
	await send(supplierToken, `/order/${id}/accept`, { version });
	const page = await openPage(browser, `/c/incoming/${id}`, undefined, { token: supplierToken });
	const problems = watchProblems(page);
	await page.getByText("Upload at least one file to confirm the order.").waitFor();
	expect(await page.getByRole("button", { name: "Confirm", exact: true }).count()).toBe(0);
	const pdf = { name: "Confirmation.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };
	const wrong = { name: "page.html", mimeType: "text/html", buffer: Buffer.from("<html></html>") };
	const calls: string[] = [];
	page.on("request", (request) => request.url().endsWith("/files") && calls.push("sent"));
	page.on("response", (response) => response.url().endsWith("/files") && calls.push("answered"));
	await page.locator("input[type=file]").setInputFiles([pdf, wrong]);
	await page.getByRole("button", { name: "Download Confirmation.pdf" }).waitFor();
	await page.getByRole("alert").getByText("Invalid file type. PDF, PNG, JPEG and CSV files are allowed.").waitFor();
	expect(await asksOnClose(page)).toBe(true);
	// One after the other: side by side, each would get a part of a slow line.
	expect(calls).toEqual(["sent", "answered", "sent", "answered"]);
	await page.getByRole("button", { name: "Upload page.html again" }).click();
	await page.getByRole("button", { name: "Remove page.html from the list" }).click();
	expect(await asksOnClose(page)).toBe(false);
	await page.locator("input[type=file]").setInputFiles(Array(11).fill(pdf));
	await expectToast(page, "Maximum number of files exceeded. Upload at most 10 files at once.");
	await page.getByRole("button", { name: "Confirm", exact: true }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Confirm", exact: true }).click();
	await expectToast(page, "Confirmed");
	await expect.poll(() => statusOf(page).innerText()).toBe("Confirmed");

	const shop = await openPage(browser, `/c/orders/${id}`, "shop");
	const download = shop.waitForEvent("download");
	await shop.getByRole("button", { name: "Download Confirmation.pdf" }).click();
	expect((await download).suggestedFilename()).toBe("Confirmation.pdf");
	expect(await shop.locator("input[type=file]").count()).toBe(0);
	expect(problems).toEqual([]);
});

test("a file that failed is still named, and can be sent again, when its order takes no more files", async () => {
	const { id, version } = await enter();
	const accepted = await send(supplierToken, `/order/${id}/accept`, { version });
	const page = await openPage(browser, `/c/incoming/${id}`, undefined, { token: supplierToken });
	const file = { name: "page.html", mimeType: "text/html", buffer: Buffer.from("<html></html>") };
	await page.locator("input[type=file]").setInputFiles(file);
	const again = page.getByRole("button", { name: "Upload page.html again" });
	await again.waitFor();
	await send(supplierToken, `/order/${id}/notavail`, { version: accepted.version, reason: "Sold out", items: [] });
	await comeBack(page);
	await page.getByText("Reason: Sold out").waitFor();
	await page.locator("input[type=file]").waitFor({ state: "detached" });
	const sent = page.waitForRequest("**/files");
	await again.click();
	await sent;
	await again.waitFor();
	await page.getByRole("button", { name: "Remove page.html from the list" }).click();
	await page.getByRole("heading", { name: "Files" }).waitFor({ state: "detached" });
});

test("the orders of a period are in the address, and are exported as one file with the list's other filters", async () => {
	const orders = [await enter({ note: "first" }), await enter({ note: "second", hold: true })];
	const page = await openPage(browser, "/c/orders?from=2020-01-01&to=2020-12-31", "shop");
	const problems = watchProblems(page);
	await page.getByText("No results", { exact: true }).waitFor();
	expect(await page.getByRole("button", { name: "Export" }).isDisabled()).toBe(true);
	const today = new Date();
	const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
		.map((part) => String(part).padStart(2, "0"))
		.join("-");
	await page.getByLabel("To", { exact: true }).fill(day);
	await page.getByLabel("From", { exact: true }).fill(day);
	for (const { orderNumber } of orders) await page.getByRole("link", { name: orderNumber }).waitFor();
	expect(new URL(page.url()).search).toContain(`from=${day}&to=${day}`);
	await page.getByRole("button", { name: /^Locked/ }).click();
	await page.getByRole("link", { name: orders[0].orderNumber }).waitFor({ state: "detached" });
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Export" }).click();
	expect((await download).suggestedFilename()).toBe("Orders.csv");
	const text = await readFile(await (await download).path(), "utf8");
	expect(text).toContain(orders[1].orderNumber);
	expect(text).not.toContain(orders[0].orderNumber);
	await expectToast(page, "Downloaded Orders.csv with");
	expect(problems).toEqual([]);
});

test("an export is under way in its own list alone, though those of other lists have the same name", async () => {
	await enter();
	const page = await openPage(browser, "/c/incoming", undefined, { token: supplierToken });
	const answer = await holdCall(page, "**/admin/api/order/export.csv");
	const cancel = page.getByRole("button", { name: "Cancel download" });
	await page.getByRole("button", { name: "Export" }).click();
	await cancel.waitFor();
	await goWithin(page, "/c/orders");
	await page.getByRole("button", { name: "Export" }).waitFor();
	expect(await cancel.count()).toBe(0);
	await goWithin(page, "/c/incoming");
	await cancel.waitFor();
	const download = page.waitForEvent("download");
	answer();
	expect((await download).suggestedFilename()).toBe("Orders.csv");
});

test("a file ends with the session that asked for it", async () => {
	const { id } = await enter();
	const token = await signInAs("shop", "demo-shop");
	const page = await openPage(browser, "/c/orders", undefined, { token });
	const answers = [
		await holdCall(page, "**/admin/api/order/export.csv"),
		await holdCall(page, "**/admin/api/order/documents.pdf"),
	];
	const files: string[] = [];
	page.on("download", (download) => files.push(download.suggestedFilename()));
	await page.getByRole("button", { name: "Export" }).click();
	await page.getByRole("button", { name: "Cancel download" }).waitFor();
	await goWithin(page, `/c/orders/${id}`);
	await page.getByRole("button", { name: "Download" }).click();
	await page.getByRole("menuitem", { name: "PDF" }).click();
	await page.getByRole("button", { name: /^User:/ }).click();
	await page.getByRole("menuitem", { name: "Sign out" }).click();
	await page.getByLabel("Username").fill("reader");
	await page.getByLabel("Password").fill("demo-reader");
	await page.keyboard.press("Enter");
	await page.waitForURL(dashboard("/c"));
	await goWithin(page, "/c/orders");
	await page.getByRole("button", { name: "Export" }).waitFor();
	expect(await page.getByRole("button", { name: "Cancel download" }).count()).toBe(0);
	const paper = page.waitForResponse("**/admin/api/order/documents.pdf");
	for (const answer of answers) answer();
	await (await paper).finished();
	await drawn(page);
	expect(files).toEqual([]);
});

test("a download that is under way is not asked for again by a key, and its button keeps the focus", async () => {
	const { id } = await enter();
	const page = await openPage(browser, `/c/orders/${id}`, "shop");
	const answer = await holdCall(page, "**/admin/api/order/documents.pdf");
	const button = page.getByRole("button", { name: "Download", exact: true });
	await button.press("Enter");
	await page.getByRole("menuitem", { name: "PDF" }).press("Enter");
	await page.locator("main header button[aria-busy]").waitFor();
	for (const key of ["Enter", "Space", "ArrowDown"]) {
		await button.press(key);
		await drawn(page);
		expect([key, await page.getByRole("menu").count()]).toEqual([key, 0]);
	}
	const download = page.waitForEvent("download");
	answer();
	await download;
	await button.press("Enter");
	await page.getByRole("menu").waitFor();
});

test("an order of another company, or none at all, is not found; a reader can only download it", async () => {
	const { id, orderNumber } = await enter({ hold: true });
	const ege = await signInAs("ege-shop", "demo-ege-shop");
	const page = await openPage(browser, `/c/orders/${id}`, undefined, { token: ege });
	await page.getByRole("heading", { name: "Order not found" }).waitFor();
	const reader = await openPage(browser, `/c/orders/${id}`, "reader");
	await reader.getByRole("heading", { name: `Order ${orderNumber}` }).waitFor();
	expect(await reader.locator("main header").getByRole("button").allInnerTexts()).toEqual(["Download"]);
	const colleague = await openPage(browser, `/c/orders/${id}`, "shop");
	await colleague.getByRole("button", { name: "Delete" }).waitFor();
	const shop = await openPage(browser, `/c/orders/${id}`, "shop");
	await shop.getByRole("button", { name: "Delete" }).click();
	await shop.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expectToast(shop, "Deleted");
	await shop.waitForURL(/\/c\/orders$/);
	expect(await shop.getByRole("link", { name: orderNumber }).count()).toBe(0);
	await comeBack(colleague);
	await colleague.getByRole("heading", { name: "Order not found" }).waitFor();
	expect(await colleague.getByRole("button", { name: "Delete" }).count()).toBe(0);
});

test("who goes back while an order is placed is on the list then, and is asked nothing", async () => {
	const [sku] = await skusOfShop(1);
	const page = await openPage(browser, "/c/orders", "shop");
	await page.getByRole("main").getByRole("link", { name: "New order" }).first().click();
	await page.getByLabel("Paste lines").fill(`${sku};1`);
	const place = await holdCall(page, "**/order/save");
	const sent = page.waitForRequest("**/order/save");
	await page.getByRole("button", { name: "Place order" }).click();
	await sent;
	await page.evaluate(() => history.back());
	await page.waitForURL(dashboard("/c/orders"));
	place();
	await expectToast(page, "Saved");
	await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
	expect(await page.getByRole("alertdialog").count()).toBe(0);
	expect(page.url()).toBe(dashboard("/c/orders"));
});

test("an Enter that is still held down doesn't submit the dialog that it has opened", async () => {
	const { id } = await enter();
	const page = await openPage(browser, `/c/orders/${id}`, "shop");
	await page.getByRole("button", { name: "Put on hold" }).focus();
	const reason = page.getByRole("dialog").getByLabel("Reason");
	await page.keyboard.down("Enter");
	await reason.and(page.locator(":focus")).waitFor();
	await drawn(page);
	for (const _ of ["repeated", "again"]) await page.keyboard.down("Enter");
	await page.keyboard.up("Enter");
	await reason.fill("Wait");
	await reason.press("Enter");
	await page.getByText("Reason: Wait").waitFor();
});

test("a product's panel leads to an order of it", async () => {
	const [sku] = await skusOfShop(1);
	const shop = await tokenOf("shop");
	const { data: finders } = await send(shop, "/config/list", { sortField: "id", sortOrder: "asc" });
	const page = await openPage(browser, `/c/products?finder=${finders[0].id}&product=${sku}`, "shop");
	await page.getByRole("dialog").getByRole("link", { name: "Order" }).click();
	await expect.poll(() => page.getByLabel("SKU", { exact: true }).inputValue()).toBe(sku);
	await page.getByRole("button", { name: "Search products or cars" }).click();
	await page
		.getByPlaceholder(/search/i)
		.last()
		.fill(sku!.slice(0, 5));
	// Else the answer may move the option away between the mouse's down and up.
	await page.locator("[cmdk-list][aria-busy=false]").waitFor();
	await page.getByRole("option").nth(1).click();
	await page.getByRole("button", { name: "Place order" }).click();
	await page.getByRole("heading", { name: /^Order \d{8}-/ }).waitFor();
	expect(await page.getByRole("table", { name: "Items" }).locator("tbody tr").count()).toBe(2);
});

test("a supplier is told of a new order by the bell, in two tabs, and by mail unless that is switched off", async () => {
	const { id, orderNumber } = await enter({ orderNumber: uniqueName("PO") });
	await enter();
	const page = await openPage(browser, "/c", undefined, { token: supplierToken });
	const problems = watchProblems(page);
	const unreadIn = async (tab: Page) => {
		const name = await tab.locator("header button:has(.lucide-bell)").getAttribute("aria-label");
		return Number(/unread: (\d+)/.exec(name ?? "")?.[1] ?? 0);
	};
	await expect.poll(() => unreadIn(page)).toBeGreaterThan(1);
	const before = await unreadIn(page);
	const other = await openTab(page, "/c");
	await expect.poll(() => unreadIn(other)).toBe(before);

	await page.getByRole("button", { name: /^Notifications/ }).press("Enter");
	const popover = page.getByRole("dialog", { name: "Notifications" });
	await popover.getByRole("link", { name: `New order ${orderNumber}`, exact: true }).press("Enter");
	await page.waitForURL((url) => url.pathname === `/c/incoming/${id}`);
	await page.getByRole("heading", { name: `Order ${orderNumber}` }).waitFor();
	await popover.waitFor({ state: "detached" });
	await expect.poll(() => unreadIn(page)).toBe(before - 1);

	await page.getByRole("button", { name: /^Notifications/ }).press("Enter");
	await popover.getByRole("button", { name: "Mark all as read" }).press("Enter");
	await expect.poll(() => unreadIn(page)).toBe(0);
	await popover.getByRole("button", { name: "Mark all as read" }).waitFor({ state: "detached" });
	await page.keyboard.press("Escape");
	await other.evaluate(() => void window.dispatchEvent(new Event("visibilitychange")));
	await expect.poll(() => unreadIn(other)).toBe(0);

	const open = async () => {
		await page.getByRole("button", { name: /^User/ }).press("Enter");
		await page.getByRole("menuitem", { name: "E-mail notifications" }).press("Enter");
		return page.getByRole("dialog").getByRole("switch", { name: "New orders" });
	};
	const toggle = await open();
	expect(await toggle.isChecked()).toBe(true);
	await toggle.press("Space");
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	await page.getByRole("dialog").waitFor({ state: "detached" });
	expect(await (await open()).isChecked()).toBe(false);
	expect(problems).toEqual([]);
});

test("Enter before the answer has come chooses the first that answers what was typed", async () => {
	const page = await openPage(browser, "/c/orders/new", "shop");
	await page.getByRole("button", { name: "Search products or cars" }).click();
	const popover = page.getByRole("dialog", { name: "Search products or cars" });
	const search = popover.getByRole("combobox");
	await popover.getByRole("group", { name: "Products" }).getByRole("option").first().waitFor();
	const held = Promise.withResolvers<void>();
	await page.route(/\/finder\/v1\/models\//, async (route) => {
		await held.promise;
		await route.continue();
	});
	await search.fill("golf 7 2016");
	await search.press("Enter");
	await popover.locator("[aria-busy=true]").waitFor();
	expect(await page.getByLabel("SKU", { exact: true }).inputValue()).toBe("");
	held.resolve();
	await popover.getByRole("button", { name: "Back to search" }).waitFor();
	await popover.getByText("Volkswagen Golf 2016").waitFor();
});

test("a search for a product that fails says why, and can be tried again", async () => {
	const page = await openPage(browser, "/c/orders/new", "shop");
	const call = "**/admin/api/product";
	await page.route(call, (route) => route.abort());
	await page.getByRole("button", { name: "Search products or cars" }).click();
	const popover = page.getByRole("dialog", { name: "Search products or cars" });
	await popover.getByRole("combobox").fill("VTA");
	await popover.getByText("The server can't be reached").waitFor();
	expect(await popover.getByText("No product or car found").count()).toBe(0);
	await page.unroute(call);
	await popover.getByRole("button", { name: "Try again" }).click();
	await popover.getByRole("group", { name: "Products" }).getByRole("option").first().waitFor();
});

test("the search of a disabled configuration says why it finds no cars, and leads to its settings", async () => {
	const finder = await givenFinder({ enabled: false });
	const page = await openPage(browser, "/c/orders/new", "shop");
	await page.getByLabel("Prices from").selectOption(String(finder.id));
	await page.getByRole("button", { name: "Search products or cars" }).click();
	await page.getByText("Cars can't be searched while the configuration is disabled.").waitFor();
	// The list may turn to the other side of the button when its entries come.
	await page.locator("[cmdk-list][aria-busy=false]").waitFor();
	await page.getByRole("link", { name: "Go to settings" }).click();
	await page.getByRole("button", { name: "Leave" }).click();
	await page.waitForURL(new RegExp(`/c/settings\\?finder=${finder.id}`));
});

test("prices from a configuration of one company are not another company's", async () => {
	const finder = await givenFinder();
	const page = await openPage(browser, `/a/orders/new?from=${finder.id}`, "admin");
	const choose = async (company: RegExp) => {
		await page.getByRole("combobox", { name: "Ordered by" }).click();
		await page.getByRole("option", { name: company }).click();
	};
	const prices = page.getByLabel("Prices from");
	await choose(/^Nordlicht/);
	await prices.selectOption(String(finder.id));
	await choose(/^Hansa/);
	await prices.waitFor({ state: "detached" });
	await choose(/^Nordlicht/);
	expect(await prices.inputValue()).toBe("");
});

test("a company is found among thousands, of which a list draws as many as are looked at", async () => {
	const page = await openPage(browser, NOWHERE, "admin");
	const data = Array.from({ length: 2000 }, (_, at) => ({ id: at + 1, title: `Shop ${at + 1}` }));
	await page.route("**/admin/api/company", (route) => route.fulfill({ json: { data } }));
	await goWithin(page, "/a/orders");
	await page.getByRole("combobox", { name: "Company" }).click();
	const shown = page.getByRole("option", { name: /^Shop/ });
	await expect.poll(() => shown.count()).toBe(299);
	await page.keyboard.press("End");
	await expect.poll(() => page.locator("[cmdk-item][data-selected=true]").innerText()).toBe("Shop 2000");
	// A copied name may end in a space.
	await page.keyboard.type("shop 1999 ");
	await expect.poll(() => shown.allInnerTexts()).toEqual(["Shop 1999"]);
	await page.keyboard.press("Enter");
	await page.waitForURL(/company=1999/);
});

test("a shop finds a car by its name and orders a set for it", async () => {
	const page = await openPage(browser, "/c/orders/new", "shop");
	const problems = watchProblems(page);
	await page.getByRole("button", { name: "Search products or cars" }).click();
	const popover = page.getByRole("dialog", { name: "Search products or cars" });
	const search = popover.getByRole("combobox");
	await search.fill("xyzzyx");
	await popover.getByText("No product or car found").waitFor();
	await search.fill("golf 7 2016");
	await popover.getByRole("group", { name: "Cars" }).getByRole("option", { name: "Volkswagen Golf 2016" }).waitFor();
	await search.press("Enter");
	// What is loaded takes the focus, and the key with it.
	await popover.getByRole("option").first().waitFor();
	await popover.getByRole("button", { name: "Back to search" }).press("Enter");
	expect(await search.inputValue()).toBe("golf 7 2016");
	await search.press("Enter");
	// Variants and sizes are asked for only if the car has several.
	const products = popover.getByRole("combobox", { name: "Products" });
	await expect
		.poll(async () => {
			await popover.getByRole("option").first().waitFor();
			if ((await products.count()) === 0) await search.press("Enter");
			return products.count();
		})
		.toBe(1);
	const chosen = popover.getByRole("option").first();
	const sku = await chosen.locator(".text-xs").innerText();
	await products.press("Enter");
	await popover.waitFor({ state: "detached" });
	expect(await page.getByLabel("SKU", { exact: true }).inputValue()).toBe(sku);
	await page.getByText(/^For Volkswagen Golf 2016/).waitFor();
	await page.getByRole("button", { name: "Place order" }).click();
	await page.getByRole("heading", { name: /^Order \d{8}-/ }).waitFor();
	const id = Number(new URL(page.url()).pathname.split("/").at(-1));
	const { items } = await send(await tokenOf("shop"), `/order/${id}`);
	expect(items).toMatchObject([{ sku, quantity: 1, car: expect.stringMatching(/^\d+-2016$/) }]);
	await page.getByRole("table", { name: "Items" }).getByText(items[0].car).waitFor();
	expect(problems).toEqual([]);
});

test.each(["en", "gr", "ru"])("an administrator's list of all orders shows whole SKUs: %s", async (language) => {
	const viewport = { width: 1280, height: 1000 };
	const page = await openPage(browser, "/a/orders?pageSize=50", "admin", { language, viewport });
	await page.locator("table[aria-busy=false] tbody a").first().waitFor();
	const cut = await page
		.locator("tbody td:nth-child(3) > div")
		.evaluateAll((cells) =>
			cells
				.filter((cell) => cell.scrollHeight > cell.clientHeight || cell.scrollWidth > cell.clientWidth)
				.map(({ textContent }) => textContent),
		);
	expect(cut).toEqual([]);
	const beyond = page.getByRole("table").evaluate((one) => one.clientWidth - (one.parentElement?.clientWidth ?? 0));
	expect(await beyond).toBe(0);
});
