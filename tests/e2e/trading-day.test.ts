import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Browser, Page } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { beforeAll, expect, test } from "vitest";
import { openShop, strictCsp, withoutStyle } from "#tests/support/foreign-shop.ts";
import { freePort } from "#tests/support/free-port.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { pick, press, selectByTyping, type } from "#tests/support/keyboard.ts";
import { mailsTo } from "#tests/support/mail.ts";
import { system } from "#tests/support/system.ts";
import { givenKey, givenTrade, made, type Trader } from "#tests/support/trade.ts";
import { openPage, watchProblems } from "./dashboard/back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const BUNDLE = "DUO-26-18";
const OWN = "OWN-26-18";
/** The part of the sku that is short. */
const PART = "VTA-26";

/** Chooses in a closed list by the beginning of the option. */
async function select(page: Page, field: string, beginning: string): Promise<void> {
	const list = page.getByRole("dialog").getByLabel(field, { exact: true });
	await list.locator("option", { hasText: beginning }).first().waitFor({ state: "attached" });
	await list.focus();
	await selectByTyping(list, beginning);
}

async function choose(page: Page, field: string, option: string): Promise<void> {
	const list = page.getByRole("dialog").getByLabel(field, { exact: true });
	await pick(list, option);
	// The list takes the focus back when it closes.
	await expect.poll(() => list.evaluate((one) => one === document.activeElement)).toBe(true);
}

/** Adds a front set of 26 and 18 inch under a sku of the shop's own; as a bundle, with a rear blade of 13 inch. */
async function addProduct(page: Page, series: string, sku: string, price: string, isBundle: boolean): Promise<void> {
	await press(page.getByRole("button", { name: "Add product" }).first());
	const dialog = page.getByRole("dialog");
	if (isBundle) await select(page, "Type", "Bundle");
	await choose(page, "Assortment", series);
	await select(page, "Driver's side", "26");
	await select(page, "Passenger's side", "18");
	if (isBundle) {
		await choose(page, "Rear assortment", "VTR");
		await select(page, "Rear", "13");
	}
	await type(dialog.getByLabel("SKU", { exact: true }), sku);
	await select(page, "Price", "Own");
	await type(dialog.getByLabel("Own price"), price);
	await page.keyboard.press("Control+s");
	await dialog.waitFor({ state: "detached" });
	await page.locator("main tbody tr", { hasText: sku }).waitFor();
}

async function goTo(page: Page, name: string): Promise<void> {
	await press(page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name, exact: true }).first());
	await page.getByRole("heading", { level: 1, name }).waitFor();
}

/** Opens the newest message that has this text. */
async function openMessage(page: Page, text: string): Promise<void> {
	await press(page.getByRole("button", { name: /^Notifications/ }));
	await press(page.getByRole("dialog", { name: "Notifications" }).getByRole("link", { name: text, exact: true }));
}

const statusOf = (page: Page) => page.locator("main [data-slot=badge]").first();
const expectStatus = (page: Page, status: string) => expect.poll(() => statusOf(page).innerText()).toBe(status);

async function stockOf(supplier: Trader, search: string) {
	const { data } = await made(supplier.post("/admin/api/inventory/list", { search }));
	const movements = await made(supplier.post("/admin/api/inventory/movements", { partKey: search, pageSize: 100 }));
	return { row: data[0], movements: movements.data };
}

test("a trading day by keyboard: from a bundle in the shop's finder to the order that is shipped", async () => {
	const shopPages: Parameters<typeof openShop>[0] = {};
	const foreign = await openShop(shopPages);
	const { shop, supplier, finder } = await givenTrade(`${foreign.origin}/p/{sku}`);
	const page = await openPage(browser, "/c/set-products", undefined, { token: shop.token });
	const problems = watchProblems(page);

	await addProduct(page, "VTC", BUNDLE, "49,90", true);
	await addProduct(page, "VTA", OWN, "33", false);

	const div = `<div data-wiper-finder="${finder.uuid}"></div>`;
	const script = `<script type="module" async src="${system.worker}/finder/v1/wiper-finder.js"></script>`;
	shopPages["/wipers"] = { body: `${withoutStyle(div)}${script}`, csp: strictCsp(system.worker) };
	const visitor = await page.context().newPage();
	await visitor.goto(`${foreign.origin}/wipers`);
	const element = visitor.locator("wiper-finder");
	await type(element.getByRole("combobox").first(), "Octavia Combi 2016");
	await press(element.getByRole("option").first());
	const linked = (sku: string) => element.locator(`a[href="${foreign.origin}/p/${sku}"]`).first();
	await linked(BUNDLE).waitFor();
	await linked(OWN).waitFor();
	await element
		.getByText(/49\.90/)
		.first()
		.waitFor();
	await visitor.close();
	foreign.close();

	await made(supplier.post("/admin/api/inventory/save", { rows: [{ partKey: PART, onHand: 1, version: null }] }));
	const { data: sold } = await made(
		shop.post("/admin/api/product", { finder: finder.id, search: "VTC", pageSize: 50 }),
	);
	const others = sold
		.map(({ sku }: { sku: string }) => sku)
		.filter((sku: string) => sku !== BUNDLE)
		.slice(0, 10);
	const lines = [`${BUNDLE}\t1`, `${OWN}\t3`, ...others.map((sku: string) => `${sku}\t2`)];
	expect(lines.length).toBe(12);
	await page.bringToFront();
	await goTo(page, "Orders");
	await press(page.getByRole("link", { name: "New order" }).first());
	const pasted = page.getByLabel("Paste lines");
	await pasted.focus();
	await page.keyboard.insertText(lines.join("\n"));
	await press(page.getByRole("button", { name: "Add lines" }));
	await page.getByLabel("SKU of item 12").waitFor();
	const number = `DAY-${finder.id}`;
	await type(page.getByLabel("Order number"), number);
	await page.keyboard.press("Control+s");
	await page.getByRole("heading", { name: `Order ${number}` }).waitFor();
	await expectStatus(page, "Locked");
	await page.getByText(PART).first().waitFor();
	expect(await page.getByRole("table", { name: "Items" }).locator("tbody tr").count()).toBe(12);
	await press(page.getByRole("button", { name: "Release" }));
	await page.locator("[data-sonner-toast][data-type=error]").waitFor();

	const depot = await openPage(browser, "/c/stock", undefined, { token: supplier.token });
	const depotProblems = watchProblems(depot);
	await press(depot.getByRole("button", { name: "Import" }));
	const csv = { name: "stock.csv", mimeType: "text/csv", buffer: Buffer.from(`part;on hand\n${PART};10\n`) };
	await depot.locator("input[type=file]").setInputFiles(csv);
	await press(depot.getByRole("button", { name: "Check file" }));
	await depot.getByText("1 → 10").waitFor();
	await press(depot.getByRole("dialog").getByRole("button", { name: "Import", exact: true }));
	await depot.getByRole("dialog").waitFor({ state: "detached" });

	await press(page.getByRole("button", { name: "Release" }));
	await expectStatus(page, "Open");
	expect((await stockOf(supplier, PART)).row).toMatchObject({ onHand: 10, reserved: 3, available: 7 });

	await depot.evaluate(() => void window.dispatchEvent(new Event("visibilitychange")));
	await openMessage(depot, `New order ${number}`);
	await depot.getByRole("heading", { name: `Order ${number}` }).waitFor();
	await expect.poll(() => mailsTo(supplier.email).join()).toContain(number);
	const download = depot.waitForEvent("download");
	await press(depot.getByRole("button", { name: "Accept and download" }));
	await press(depot.getByRole("menuitem", { name: "PDF" }));
	expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe("%PDF-");
	await expectStatus(depot, "Processing");
	const pdf = { name: "note.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };
	const wrong = { name: "note.html", mimeType: "text/html", buffer: Buffer.from("<html></html>") };
	await depot.locator("input[type=file]").setInputFiles([pdf, wrong]);
	await depot.getByRole("alert").getByText("Invalid file type.").waitFor();
	await depot.getByRole("button", { name: "Download note.pdf" }).waitFor();
	await press(depot.getByRole("button", { name: "Confirm", exact: true }));
	await press(depot.getByRole("alertdialog").getByRole("button", { name: "Confirm", exact: true }));
	await expectStatus(depot, "Confirmed");

	await expect.poll(() => mailsTo(shop.email).join()).toContain(number);
	await page.evaluate(() => void window.dispatchEvent(new Event("visibilitychange")));
	await openMessage(page, `Order ${number} is confirmed`);
	await expectStatus(page, "Confirmed");
	await page.getByRole("button", { name: "Download note.pdf" }).waitFor();

	const { row, movements } = await stockOf(supplier, PART);
	expect(row).toMatchObject({ onHand: 7, reserved: 0, available: 7 });
	const steps = movements
		.toReversed()
		.map((one: Record<string, unknown>) => [one.why, one.onHandAfter, one.reservedAfter]);
	expect(steps).toEqual([
		["count", 1, 0],
		["count", 10, 0],
		["reserve", 10, 3],
		["ship", 7, 0],
	]);
	expect([...problems, ...depotProblems]).toEqual([]);
}, 180_000);

/** A server of the shop's own, which takes what is signed with the secret. */
async function receiveWebhooks() {
	const url = `http://localhost:${await freePort()}/`;
	const events: { type: string; data: Record<string, unknown> }[] = [];
	const known = { secret: "" };
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const piece of request) body += piece;
		const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
		// Throws if the signature is not of this body, or not of now.
		const event = new Webhook(known.secret).verify(body, headers);
		events.push(event as (typeof events)[number]);
		response.writeHead(204).end();
	}).listen(Number(new URL(url).port));
	return { url, events, known, close: () => server.close() };
}

test("the same day by keys: two other systems trade with each other, and the shop's hears of each step", async () => {
	const { shop, supplier, finder } = await givenTrade("https://corner.example/p/{sku}");
	const receiver = await receiveWebhooks();
	const events = ["order.created", "order.changed"];
	const hook = await made(shop.post("/admin/api/webhook/save", { url: receiver.url, events }));
	receiver.known.secret = hook.secret;
	const [erp, depot] = [await givenKey(shop), await givenKey(supplier)];

	const set = { code: "VTA", driver: 26, passenger: 18, sku: OWN, price: 33, currency: "€" };
	await made(erp.post("/admin/api/set-product/save", set));
	const bundle = { ...set, bundleType: "front-rear", code: "VTC", rearCode: "VTR", rear: 13, sku: BUNDLE, price: 49.9 };
	await made(erp.post("/admin/api/set-product/save", bundle));
	await made(depot.post("/admin/api/inventory/save", { rows: [{ partKey: PART, onHand: 1, version: null }] }));

	const items = [
		{ sku: BUNDLE, quantity: 1 },
		{ sku: OWN, quantity: 3 },
	];
	const order = await made(erp.post("/admin/api/order/save", { finder: finder.id, orderNumber: "ERP-1", items }));
	expect(order).toMatchObject({ status: "locked", lockReason: "stock" });
	const move = async (by: typeof erp, name: string, parts: object = {}) => {
		const { version } = await made(by.get(`/admin/api/order/${order.id}`));
		return by.post(`/admin/api/order/${order.id}/${name}`, { version, ...parts });
	};
	expect((await move(erp, "release")).status).toBe(409);
	const refill = {
		fileName: "stock.csv",
		mapping: { columns: { part: 0, change: 1 }, width: 2 },
		rows: [[2, PART, "9"]],
	};
	await made(depot.post("/admin/api/inventory/import", refill));
	expect(await made(move(erp, "release"))).toMatchObject({ status: "open" });
	expect((await move(erp, "accept")).status).toBe(403);
	expect(await made(move(depot, "accept", { download: true }))).toMatchObject({ status: "processing" });
	const send = (name: string, text: string) => {
		const form = new FormData();
		form.set("file", new Blob([text]), name);
		return depot.post(`/admin/api/order/${order.id}/files`, form);
	};
	expect((await send("note.pdf", "<html></html>")).status).toBe(415);
	await made(send("note.pdf", "%PDF-1.7\n%%EOF\n"));
	expect(await made(move(depot, "confirm"))).toMatchObject({ status: "confirmed" });
	expect((await stockOf(supplier, PART)).row).toMatchObject({ onHand: 7, reserved: 0, available: 7 });

	const messages = () => receiver.events.map(({ type, data }) => [type, data.orderNumber, data.status]);
	await expect.poll(() => messages().length).toBe(4);
	expect(messages().toSorted()).toEqual([
		["order.changed", "ERP-1", "confirmed"],
		["order.changed", "ERP-1", "open"],
		["order.changed", "ERP-1", "processing"],
		["order.created", "ERP-1", "locked"],
	]);
	receiver.close();
});
