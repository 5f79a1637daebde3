import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { extractImages, extractText } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import { png } from "#tests/support/images.ts";
import { DELIVER_TO, givenOrder, givenParties } from "#tests/support/orders.ts";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { ask, call, db, givenUser } from "#tests/support/world.ts";
import { companiesTable, countriesTable } from "#worker/db/schema/company.table.ts";
import { inventoriesTable, reservationsTable } from "#worker/db/schema/inventory.table.ts";
import { orderItemsTable } from "#worker/db/schema/order.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";
import { LOCALES } from "#worker/i18n/locale.rules.ts";
import worker from "#worker/index.ts";
import { IMAGE_PATH } from "#worker/media/image-name.rules.ts";
import { loadPdf } from "#worker/pdf/load-pdf.ts";

const PATH = "/admin/api/order/documents.pdf";

// Vite transforms the library once, which takes most of the time of a first paper.
beforeAll(loadPdf, 120_000);

/** The text of each page, its lines joined by blanks; and the file. */
async function pagesOf(token: string, ids: readonly number[], timeZone?: string) {
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const body = JSON.stringify({ ids, timeZone });
	const request = new Request<unknown, IncomingRequestCfProperties>(`https://finder.test${PATH}`, {
		method: "POST",
		headers,
		body,
	});
	const context = createExecutionContext();
	const response = await worker.fetch(request, env, context);
	await waitOnExecutionContext(context);
	expect(response.status).toBe(200);
	const file = new Uint8Array(await response.arrayBuffer());
	const { text } = await extractText(file.slice());
	return { headers: response.headers, file, pages: text.map((page) => page.replace(/\s+/g, " ")) };
}

const WORDS = {
	en: ["Delivery note", "Pick list", "Delivery address", "Page 1 of 1", "2 January 2026", "Germany"],
	de: ["Lieferschein", "Pickliste", "Lieferadresse", "Seite 1 von 1", "2. Januar 2026", "Deutschland"],
	gr: ["Δελτίο αποστολής", "Λίστα συλλογής", "Διεύθυνση παράδοσης", "Σελίδα 1 από 1", "2 Ιανουαρίου 2026", "Γερμανία"],
	tr: ["İrsaliye", "Toplama listesi", "Teslimat adresi", "Sayfa 1 / 1", "2 Ocak 2026", "Almanya"],
	pl: ["Dowód dostawy (WZ)", "Lista kompletacyjna", "Adres dostawy", "Strona 1 z 1", "2 stycznia 2026", "Niemcy"],
	ru: ["Накладная", "Лист подбора", "Адрес доставки", "Страница 1 из 1", "2 января 2026", "Германия"],
};

test.each(LOCALES)("an order's papers are in its mandant's language (%s), whoever reads them", async (language) => {
	const parties = await givenParties();
	await db.update(usersTable).set({ language }).where(eq(usersTable.id, parties.shop.id));
	await db
		.update(companiesTable)
		.set({ title: "Hansa Żółw Ελλάς Щётка" })
		.where(eq(companiesTable.id, parties.supplierId));
	const [land] = await db.select().from(countriesTable).where(eq(countriesTable.iso2, "DE"));
	const order = await givenOrder(parties, {
		...{ orderNumber: "Ä-1 Żółć", note: "Bitte schnell, ευχαριστώ, İstanbul, пожалуйста" },
		...{ deliverTo: { ...DELIVER_TO, country: land!.id }, createdAt: Date.UTC(2026, 0, 1, 23, 30) },
	});
	const { headers, pages } = await pagesOf(parties.shipper.token, [order.id], "Europe/Berlin");
	expect(headers.get("content-type")).toBe("application/pdf");
	expect(headers.get("content-disposition")).toBe('attachment; filename="Bestellungen.pdf"');
	expect(headers.get("cache-control")).toBe("no-store");
	expect(pages).toHaveLength(2);
	const [note, picks] = pages;
	const [noteTitle, picksTitle, ...words] = WORDS[language];
	expect(note).toContain(noteTitle);
	expect(picks).toContain(picksTitle);
	for (const page of pages) {
		for (const word of words) expect(page).toContain(word);
		for (const word of ["Ä-1 Żółć", "Hansa Żółw Ελλάς Щётка", "Zoë Żółw", "Hafenstraße 7b", "20457 Hamburg"])
			expect(page).toContain(word);
	}
	expect(note).toContain("1 AERO-26-18 Nordwisch Aero 26 + 18 2");
	expect(picks).toContain("AERO-18 AERO-26-18 2 AERO-26 AERO-26-18 2");
	expect(picks).toContain("Bitte schnell, ευχαριστώ, İstanbul, пожалуйста");
	// The receiver may be another than who pays, and the note is not for them.
	expect(note).not.toMatch(/€|20[.,]00|Bitte schnell/);
});

test("an order of 200 items goes over pages, each with its headings and number, and nothing is missing", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { itemCount: 200, note: "word ".repeat(400) });
	const long = (at: number) => `Nordwisch Wischblatt ${at} ${"mit besonders langem Namen ".repeat(6)}Ende${at}`;
	const items = Array.from({ length: 199 }, (_, at) => ({
		...{
			orderId: order.id,
			position: at + 2,
			sku: `SKU-${"X".repeat(60)}-${at}`,
			setSku: `AERO-${at + 100}`,
			brand: "B",
		},
		...{ title: long(at), quantity: 1 + (at % 999), price: 1, currency: "€", car: "" },
	}));
	for (let at = 0; at < items.length; at += 8) await db.insert(orderItemsTable).values(items.slice(at, at + 8));
	const { pages } = await pagesOf(parties.shipper.token, [order.id]);
	const notes = pages.filter((page) => page.includes("Delivery note"));
	const picks = pages.filter((page) => page.includes("Pick list"));
	expect(notes.length).toBeGreaterThan(10);
	expect(notes.length + picks.length).toBe(pages.length);
	for (const part of [notes, picks])
		for (const [at, page] of part.entries()) expect(page).toContain(`Page ${at + 1} of ${part.length}`);
	for (const page of notes) expect(page).toMatch(/No\. SKU Product Quantity/);
	const all = notes.join(" ");
	for (const at of items.keys()) expect(all).toContain(`Ende${at}`);
	expect(all.match(/word/g)).toBeNull();
	expect(picks.join(" ").match(/word/g)).toHaveLength(400);
	expect(all).toContain(`Total: ${2 + items.reduce((sum, { quantity }) => sum + quantity, 0)}`);
});

test("a pick list has the blades of a set, or the set where the supplier keeps it packed; nothing that is not available", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { itemCount: 3 });
	const item = { orderId: order.id, brand: "B", price: 1, currency: "€", car: "" };
	await db.insert(orderItemsTable).values([
		{ ...item, position: 2, sku: "OWN", setSku: "AERO-26-26+REAR-R12", title: "Bundle", quantity: 3 },
		{
			...item,
			position: 3,
			sku: "GONE",
			setSku: "AERO-40",
			title: "Gone",
			quantity: 9,
			notAvailable: true,
			car: "812-2016",
		},
	]);
	const picks = async () => (await pagesOf(parties.shipper.token, [order.id])).pages[1];
	expect(await picks()).toContain("AERO-18 AERO-26-18 2 AERO-26 AERO-26-18, OWN 8 REAR-R12 OWN 3 Total: 13");
	const stock = { companyId: parties.supplierId, onHand: 5, updatedAt: 1 };
	await db.insert(inventoriesTable).values({ ...stock, partKey: "AERO-26-18" });
	// Another company's stock says nothing.
	await db.insert(inventoriesTable).values({ ...stock, companyId: parties.mandantId, partKey: "AERO-26-26" });
	expect(await picks()).toContain("AERO-26 OWN 6 AERO-26-18 AERO-26-18 2 REAR-R12 OWN 3 Total: 11");
	// What it has reserved will be deducted, whatever rows there are by now.
	await db.insert(inventoriesTable).values({ ...stock, partKey: "AERO-26-26" });
	const reserved = { orderId: order.id, companyId: parties.supplierId, writer: "test" };
	await db.insert(reservationsTable).values([
		{ ...reserved, partKey: "AERO-26-26", quantity: 3 },
		{ ...reserved, partKey: "AERO-26", quantity: 2 },
	]);
	expect(await picks()).toContain(
		"AERO-18 AERO-26-18 2 AERO-26 AERO-26-18 2 AERO-26-26 OWN 3 REAR-R12 OWN 3 Total: 10",
	);
	await db.insert(inventoriesTable).values({ ...stock, partKey: "AERO-26", onHand: 1, reserved: 2, backorder: true });
	expect(await picks()).toContain("AERO-26 AERO-26-18 Backorder: 1 2 AERO-26-26 OWN 3");
	const { pages } = await pagesOf(parties.shop.token, [order.id]);
	expect(pages[0]).toContain("3 GONE Gone Car: 812-2016 Not available 9 Total: 5");
});

const MARKS = {
	en: ["Locked", "Not available"],
	de: ["Gesperrt", "Nicht lieferbar"],
	gr: ["Κλειδωμένη", "Μη διαθέσιμη"],
	tr: ["Kilitli", "Temin edilemiyor"],
	pl: ["Zablokowane", "Brak towaru"],
	ru: ["Заблокирован", "Нет в наличии"],
};

test.each(LOCALES)(
	"an order that must not be shipped has its status on its papers (%s), and no other order has",
	async (language) => {
		const parties = await givenParties();
		await db.update(usersTable).set({ language }).where(eq(usersTable.id, parties.shop.id));
		const [locked, notavail, open] = [
			await givenOrder(parties, { status: "locked" }),
			await givenOrder(parties, { status: "notavail" }),
			await givenOrder(parties),
		];
		const { pages } = await pagesOf(parties.shipper.token, [locked.id, notavail.id, open.id]);
		const [noteTitle, picksTitle] = WORDS[language];
		const [lockedMark, notavailMark] = MARKS[language];
		expect(pages).toHaveLength(5);
		expect(pages[0]).toContain(`${noteTitle} · ${lockedMark}`);
		expect(pages[1]).toContain(`${picksTitle} · ${lockedMark}`);
		expect(pages[2]).toContain(`${noteTitle} · ${notavailMark}`);
		for (const page of pages.slice(3)) {
			expect(page).toContain(open.orderNumber);
			expect(page).not.toContain(lockedMark);
			expect(page).not.toContain(notavailMark);
		}
	},
);

test("each page of a locked order has its status", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { status: "locked", itemCount: 61 });
	const item = { orderId: order.id, brand: "B", title: "Wiper", price: 1, currency: "€", car: "", quantity: 1 };
	const items = Array.from({ length: 60 }, (_, at) => ({
		...item,
		position: at + 2,
		sku: `S${at}`,
		setSku: `AERO-${at}`,
	}));
	for (let at = 0; at < items.length; at += 8) await db.insert(orderItemsTable).values(items.slice(at, at + 8));
	const { pages } = await pagesOf(parties.shipper.token, [order.id]);
	expect(pages.length).toBeGreaterThan(3);
	expect(pages.filter((page) => !page.includes("Locked"))).toEqual([]);
});

test("an order that is not available has nothing to ship, whichever item it is for, and no pick list", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, { status: "notavail", itemCount: 2 });
	const item = { orderId: order.id, brand: "B", title: "Rear", price: 1, currency: "€", car: "", notAvailable: true };
	await db.insert(orderItemsTable).values({ ...item, position: 2, sku: "REAR", setSku: "REAR-R12", quantity: 1 });
	const { pages } = await pagesOf(parties.shipper.token, [order.id]);
	expect(pages).toHaveLength(1);
	expect(pages[0]).toContain("Nordwisch Aero 26 + 18 Not available 2");
	expect(pages[0]).toContain("Total: 0");
});

test("several orders are one PDF, in their order, and those of other companies are named as missing", async () => {
	const parties = await givenParties();
	const [first, second] = [await givenOrder(parties), await givenOrder(parties)];
	const { pages } = await pagesOf(parties.shop.token, [second.id, first.id, second.id]);
	expect(pages).toHaveLength(4);
	expect([0, 1].every((at) => pages[at]?.includes(second.orderNumber))).toBe(true);
	expect([2, 3].every((at) => pages[at]?.includes(first.orderNumber))).toBe(true);
	const foreign = await givenOrder(await givenParties());
	for (const { token } of [parties.shop, parties.shipper]) {
		const { status, body } = await call(PATH, { token, body: { ids: [first.id, foreign.id] } });
		expect([status, body.error.code]).toEqual([404, "orders.not_found"]);
		expect(body.error.fields).toEqual([{ path: "ids.1", code: "orders.not_found" }]);
	}
});

test("too many orders, or too many items, are refused with what is possible", async () => {
	const parties = await givenParties();
	const { token } = await givenUser("ROLE_ADMIN");
	const many = await call(PATH, { token, body: { ids: Array.from({ length: 201 }, (_, at) => at + 1) } });
	expect([many.status, many.body.error.fields]).toEqual([400, [{ path: "ids", code: "orders.printed_many" }]]);
	const orders = [await givenOrder(parties, { itemCount: 4999 }), await givenOrder(parties, { itemCount: 2 })];
	const large = await call(`/de${PATH}`, { token, body: { ids: orders.map(({ id }) => id) } });
	expect([large.status, large.body.error.code]).toEqual([400, "orders.printed_items_many"]);
	expect(large.body.error.message).toContain("5.000");
});

test("an erased address is in no paper, nor the mandant's own instead of it", async () => {
	const parties = await givenParties();
	await db
		.update(companiesTable)
		.set({ street: "Ownstreet", city: "Owntown" })
		.where(eq(companiesTable.id, parties.mandantId));
	const erased = await givenOrder(parties, { status: "confirmed", endedAt: 1, erasedAt: 5 });
	const own = await givenOrder(parties);
	const { pages } = await pagesOf(parties.shop.token, [erased.id, own.id]);
	for (const page of pages.slice(0, 2)) {
		expect(page).toContain("Delivery address Erased");
		expect(page).not.toMatch(/Ownstreet|Owntown/);
	}
	expect(pages[2]).toMatch(/Ownstreet/);
});

test("texts that no font has, and those meant to break it, are still papers", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties, {
		...{ orderNumber: "<b>(\\)\u202E\u0000", note: "\uD800 👩‍🔧 中文 \t\n\n e\u0301" },
		deliverTo: { ...DELIVER_TO, name: "x".repeat(200), street: "(", city: ">\u0007" },
	});
	const { pages } = await pagesOf(parties.shop.token, [order.id]);
	expect(pages[0]).toContain("<b>(\\)");
	expect(pages[1]).toContain("é");
});

const FORMATS = ["image/png", "image/jpeg", "image/webp"] as const;

/** A picture of this format, uploaded as the logo of the company. */
async function givenLogo(companyId: number, token: string, format: (typeof FORMATS)[number], height: number) {
	const output = await env.IMAGES.input(new Blob([png({ width: 60, height })]).stream()).output({ format });
	const form = new FormData();
	form.set("file", new File([await output.response().arrayBuffer()], "logo"));
	const headers = { authorization: `Bearer ${token}` };
	const { body } = await ask(new Request("https://finder.test/upload-image", { method: "POST", headers, body: form }));
	await db.update(companiesTable).set({ logo: body.filePath }).where(eq(companiesTable.id, companyId));
}

const logosOf = async (file: Uint8Array, page: number) =>
	(await extractImages(file.slice(), page)).map(({ width, height }) => [width, height]);

test.each(FORMATS)("the mandant's logo (%s) is on each of its papers, and on nobody else's", async (format) => {
	const [parties, others] = [await givenParties(), await givenParties()];
	await givenLogo(parties.mandantId, parties.shop.token, format, 20);
	await givenLogo(parties.supplierId, parties.shipper.token, format, 30);
	const orders = [await givenOrder(parties), await givenOrder(others), await givenOrder(parties)];
	const admin = await givenUser("ROLE_ADMIN");
	for (const _ of ["made", "read again"]) {
		const { file, pages } = await pagesOf(
			admin.token,
			orders.map(({ id }) => id),
		);
		expect(pages).toHaveLength(6);
		for (const page of [1, 2, 5, 6]) expect(await logosOf(file, page)).toEqual([[60, 20]]);
		for (const page of [3, 4]) expect(await logosOf(file, page)).toEqual([]);
	}
});

test("papers of an ended order keep its companies' names, and leave out a logo that has changed since", async () => {
	const parties = await givenParties();
	await givenLogo(parties.mandantId, parties.shop.token, "image/png", 20);
	const order = await givenOrder(parties, { status: "accepted" }, true);
	await db.update(companiesTable).set({ title: "Old Shop" }).where(eq(companiesTable.id, parties.mandantId));
	await call(`/admin/api/order/${order.id}/confirm`, { token: parties.shipper.token, body: { version: 1 } });
	await db.update(companiesTable).set({ title: "New Shop" }).where(eq(companiesTable.id, parties.mandantId));
	const before = await pagesOf(parties.shop.token, [order.id]);
	expect(before.pages[0]).toContain("Old Shop");
	expect(before.pages.join(" ")).not.toContain("New Shop");
	expect(await logosOf(before.file, 1)).toEqual([[60, 20]]);
	await givenLogo(parties.mandantId, parties.shop.token, "image/png", 30);
	expect(await logosOf((await pagesOf(parties.shop.token, [order.id])).file, 1)).toEqual([]);
});

test("a logo that is not in the store, or can't be read, is left out of the papers", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties);
	for (const [letter, content] of Object.entries({ a: undefined, b: "no picture", c: png().slice(0, 50) })) {
		const logo = `${IMAGE_PATH}${letter.repeat(64)}-60x20.png`;
		if (content) await env.MEDIA.put(logo.replace("/uploads/", ""), content);
		await db.update(companiesTable).set({ logo }).where(eq(companiesTable.id, parties.mandantId));
		const { file, pages } = await pagesOf(parties.shop.token, [order.id]);
		expect(pages[0]).toContain("Delivery note");
		expect(await logosOf(file, 1)).toEqual([]);
	}
});

test("the queries of papers have indices", async () => {
	const parties = await givenParties();
	const order = await givenOrder(parties);
	const statements = new Set<string>();
	const { status } = await sender(parties.shop.token, recorded(statements))(PATH, { ids: [order.id] });
	expect([status, await scans(statements)]).toEqual([200, []]);
});
