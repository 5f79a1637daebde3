import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { barriers } from "#tests/support/barriers.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { asksOnClose, chooseAction, expectToast, givenShop, holdCall, openPage, problemsOf } from "./back-office.ts";
import { gridHasFocus } from "./price-screen.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const chooseStockFile = (page: Page, text: string, name = "count.csv") =>
	page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

test("a supplier enters stock from a spreadsheet, counts, adjusts, and sees why each number is what it is", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c/stock", undefined, { token });
	await page.getByRole("button", { name: "Enter stock" }).first().click();
	const lines = page.getByLabel("Lines");
	await lines.fill("VTA-26\t12\nVTA-18;x\n\nNOPE-12,3");
	await page.keyboard.press("Control+s");
	await page.getByText("Line 2: Enter a part and a whole number").waitFor();
	await lines.fill("VTA-26\t12\nVTA-18;3\n\nNOPE-12,3");
	await page.keyboard.press("Control+s");
	await page.getByText("Line 4: No assortment has this code.").waitFor();
	await lines.fill("VTA-26\t12\nVTA-18;3");
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	const row = page.getByRole("row").filter({ hasText: "VTA-18" });

	await row.getByRole("button", { name: "VTA-18", exact: true }).click();
	await page.getByLabel("On hand").fill("many");
	await page.keyboard.press("Control+s");
	expect(await problemsOf(page, "On hand")).toContain("whole number");
	await page.getByLabel("On hand").fill("4");
	// Somebody else counts and sets the limit in the meantime: what is typed here stays, the rest is theirs.
	const theirs = { partKey: "VTA-18", onHand: 9, lowAt: 4, version: 1 };
	await fetch(`${system.worker}/admin/api/inventory/save`, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
		body: JSON.stringify({ rows: [theirs] }),
	});
	await page.keyboard.press("Control+s");
	await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
	await expect.poll(() => page.getByLabel("Low stock threshold").inputValue()).toBe("4");
	await page.keyboard.press("Control+s");
	await row.getByText("Low", { exact: true }).waitFor();

	await chooseAction(page, "VTA-18", "Adjust");
	await page.getByLabel("Pieces").fill("-4");
	await page.getByLabel("Reason").fill("Broken");
	await page.keyboard.press("Control+s");
	await row.getByText("Out of stock").waitFor();
	await page.getByLabel("Filter").selectOption({ label: "Out of stock (1)" });
	await page.getByRole("row").filter({ hasText: "VTA-26" }).waitFor({ state: "detached" });

	await chooseAction(page, "VTA-18", "Movements");
	const movements = page.getByRole("dialog").getByRole("listitem");
	await expect
		.poll(() => movements.allInnerTexts())
		.toEqual([
			expect.stringMatching(/Adjusted[\s\S]*4 → 0[\s\S]*Broken/),
			expect.stringMatching(/Counted[\s\S]*9 → 4/),
			expect.stringMatching(/Counted[\s\S]*3 → 9/),
			expect.stringMatching(/Counted[\s\S]*0 → 3/),
		]);
});

test("who exports by keyboard stays there: at the progress, then at the button again", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c/stock", undefined, { token });
	const button = page.getByRole("button", { name: "Export" });
	const isFocused = () => button.evaluate((element) => element === document.activeElement);
	const answer = await holdCall(page, "**/inventory/export*");
	const start = async () => {
		await button.press("Enter");
		await page.getByRole("progressbar", { name: "Export" }).waitFor();
	};
	await start();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await button.waitFor();
	expect(await isFocused()).toBe(true);
	await start();
	const download = page.waitForEvent("download");
	answer();
	await download;
	await button.waitFor();
	expect(await isFocused()).toBe(true);
});

test("a file is checked line by line before it is imported, and what is exported imports to no change", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c/stock", undefined, { token });
	const check = () => page.getByRole("button", { name: "Check file" }).click();
	await page.getByRole("button", { name: "Import", exact: true }).click();
	await chooseStockFile(page, "Teil;Bestand;Meldebestand\nVTA-26;12;3\nVTA-18;viele;\nNOPE-26;1;\n");
	await expect.poll(() => asksOnClose(page)).toBe(true);
	await check();
	const dialog = page.getByRole("dialog");
	await dialog.getByText("Row 3, On hand: viele").waitFor();
	await dialog.getByText("Row 4, Part: NOPE-26").waitFor();
	await dialog.getByRole("button", { name: "Download as CSV" }).click();
	await expectToast(page, "Downloaded stock-errors.csv with 2 rows");
	expect(await dialog.getByRole("button", { name: "Import", exact: true }).count()).toBe(0);
	await dialog.getByRole("button", { name: "Change columns" }).click();
	await dialog.getByRole("button", { name: "Choose another file" }).click();
	await chooseStockFile(page, "Teil;Bestand;Meldebestand\nVTA-26;12;3\nVTA-18;4;\n");
	await check();
	await dialog.getByText("– → 12").waitFor();
	await dialog.getByRole("button", { name: "Import", exact: true }).click();
	await expectToast(page, "Saved");
	await page.getByRole("row").filter({ hasText: "VTA-26" }).waitFor();

	// It never comes.
	await page.route("**/inventory/export*", () => {});
	await page.getByRole("button", { name: "Export" }).click();
	await page.getByRole("progressbar", { name: "Export" }).waitFor();
	await page.getByRole("button", { name: "Cancel download" }).click();
	await page.unroute("**/inventory/export*");
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Export" }).click(),
	]);
	await expectToast(page, "Downloaded stock.csv with 2 rows");
	const exported = await readFile(await download.path(), "utf8");
	expect(exported.split("\r\n")[1]).toMatch(/^VTA-18[,;]4/);
	await page.getByRole("button", { name: "Import", exact: true }).click();
	await chooseStockFile(page, exported);
	await check();
	await dialog.getByText("There is nothing to import.").waitFor();
});

test("a stock file's columns stay as they are while it is checked, and a file that can't be read is named", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c/stock", undefined, { token });
	const dialog = page.getByRole("dialog");
	await page.getByRole("button", { name: "Import", exact: true }).click();
	await chooseStockFile(page, "", "empty.csv");
	await dialog.getByRole("alert").filter({ hasText: "empty.csv" }).waitFor();
	await chooseStockFile(page, "Teil;Bestand\nVTA-26;12\n");
	const answer = await holdCall(page, "**/inventory/import/review");
	await dialog.getByRole("button", { name: "Check file" }).click();
	await dialog.locator("[inert]").getByText("Choose another file").waitFor();
	answer();
	await dialog.getByText("– → 12").waitFor();
});

test("stock is typed, pasted and filled in a grid, saved at once, and merged with what others save", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c/stock", undefined, { token });
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	const save = (rows: object[]) =>
		fetch(`${system.worker}/admin/api/inventory/save`, {
			method: "POST",
			headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
			body: JSON.stringify({ rows }),
		});
	const parts = ["VTA-16", "VTA-18", "VTA-24", "VTA-26"];
	await save(parts.map((partKey) => ({ partKey, onHand: 5, version: null })));
	await page.reload();
	await page.getByRole("button", { name: "Edit all" }).click();
	const grid = page.getByRole("grid", { name: "Edit stock" });
	const cells = () => grid.locator("[data-cell]").allInnerTexts();
	await expect.poll(async () => (await cells()).length).toBe(12);
	expect(await barriers(page, { within: "[role=dialog]" })).toEqual([]);
	await gridHasFocus(page);
	await page.keyboard.type("7");
	await page.keyboard.press("Enter");
	await page.evaluate(() => navigator.clipboard.writeText("8\t2\tyes\n9\t3\tno\n"));
	await page.keyboard.press("Control+v");
	await page.keyboard.press("Control+End");
	await page.keyboard.type("maybe");
	await page.keyboard.press("Control+s");
	await grid.getByText("Enter yes or no.").waitFor();
	await page.keyboard.press("Control+z");
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("Control+d");
	expect((await cells()).map((text) => text.replace(/\s*\(changed\)/, ""))).toEqual([
		"7",
		"–",
		"No",
		"8",
		"2",
		"Yes",
		"9",
		"3",
		"No",
		"5",
		"3",
		"No",
	]);
	// Somebody else counts two of the parts meanwhile.
	await save([
		{ partKey: "VTA-16", onHand: 6, version: 1 },
		{ partKey: "VTA-26", onHand: 1, version: 1 },
	]);
	await page.keyboard.press("Control+s");
	await page.getByText("Someone else has changed the same cells.").waitFor();
	await grid.getByText("6 (theirs)").waitFor();
	await page.getByRole("button", { name: "Use theirs" }).click();
	const answer = await holdCall(page, "**/inventory/save");
	await page.keyboard.press("Control+s");
	// The grid closes with the answer: nothing more can be typed.
	await page.locator("[role=grid][aria-readonly=true]").waitFor();
	await page.keyboard.type("3");
	expect(await grid.getByRole("textbox").count()).toBe(0);
	answer();
	await expectToast(page, "Saved");
	await grid.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Edit all" }).click();
	await expect.poll(cells).toEqual(["6", "–", "No", "8", "2", "Yes", "9", "3", "No", "1", "3", "No"]);
	await gridHasFocus(page);
	await page.keyboard.type("4");
	await page.keyboard.press("Escape");
	await page.keyboard.type("4");
	await page.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("button", { name: "Leave" }).click();
	await grid.waitFor({ state: "detached" });
});

const SAVES: Record<string, { call: string; begin: (page: Page) => Promise<void> }> = {
	"a file": {
		call: "**/inventory/import",
		begin: async (page) => {
			await page.getByRole("button", { name: "Import", exact: true }).click();
			await chooseStockFile(page, "Teil;Bestand\nVTA-26;12\n");
			await page.getByRole("button", { name: "Check file" }).click();
			await page.getByText("– → 12").waitFor();
			await page.getByRole("button", { name: "Import", exact: true }).click();
		},
	},
	"the grid": {
		call: "**/inventory/save",
		begin: async (page) => {
			await page.getByRole("button", { name: "Edit all" }).click();
			await gridHasFocus(page);
			await page.keyboard.type("7");
			await page.keyboard.press("Control+s");
		},
	},
};

test.each(Object.entries(SAVES))("stock saved from %s closes no dialog that was opened since", async (_, saved) => {
	const { token } = await givenShop();
	const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
	const body = JSON.stringify({ rows: [{ partKey: "VTA-18", onHand: 5, version: null }] });
	await fetch(`${system.worker}/admin/api/inventory/save`, { method: "POST", headers, body });
	const page = await openPage(browser, "/c/stock", undefined, { token });
	const answer = await holdCall(page, saved.call);
	await saved.begin(page);
	const dialog = page.getByRole("dialog");
	await dialog.locator("[aria-busy=true]").waitFor();
	await dialog.getByRole("button", { name: "Close" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await dialog.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Enter stock" }).first().click();
	const lines = page.getByLabel("Lines");
	await lines.fill("VTA-16;1");
	answer();
	await expectToast(page, "Saved");
	expect(await lines.inputValue()).toBe("VTA-16;1");
});

test("a change of a part that somebody else has deleted is told to be lost, also on a phone", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c/stock", undefined, { token, viewport: { width: 390, height: 844 } });
	const post = (call: string, body: object) =>
		fetch(`${system.worker}/admin/api/inventory/${call}`, {
			method: "POST",
			headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
			body: JSON.stringify(body),
		});
	await post("save", { rows: ["VTA-16", "VTA-18"].map((partKey) => ({ partKey, onHand: 5, version: null })) });
	await page.reload();
	await page.getByRole("button", { name: "Edit all" }).click();
	const grid = page.getByRole("grid", { name: "Edit stock" });
	await gridHasFocus(page);
	await page.keyboard.type("7");
	await page.keyboard.press("Enter");
	await post("remove", { partKey: "VTA-16", version: 1 });
	await page.keyboard.press("Control+s");
	await grid.getByText("Deleted", { exact: true }).waitFor();
	const cut = await grid
		.getByText("Deleted", { exact: true })
		.evaluate((note) => note.parentElement!.scrollWidth > note.parentElement!.clientWidth);
	const status = page.getByRole("dialog", { name: "Edit stock" }).getByRole("status");
	expect([cut, await status.innerText()]).toEqual([false, "Deleted by someone else. Not saved."]);
	await page.keyboard.press("Control+s");
	await expectToast(page, "Deleted by someone else. Not saved.");
});

test("the demo's stock is what its movements say, and its orders hold what is reserved", async () => {
	const supplier = await signedIn("supplier");
	const { body: stock } = await supplier.post("/admin/api/inventory/list", { pageSize: 100 });
	expect(stock.counts).toMatchObject({ low: expect.any(Number), out: expect.any(Number) });
	for (const { partKey, onHand, reserved } of stock.data) {
		const { body } = await supplier.post("/admin/api/inventory/movements", { partKey, pageSize: 100 });
		const movements = body.data.toReversed();
		const times = movements.map(({ at }: { at: string }) => at);
		expect(times).toEqual(times.toSorted());
		let before = { onHand: 0, reserved: 0 };
		for (const move of movements) {
			expect({ onHand: move.onHandBefore, reserved: move.reservedBefore }).toEqual(before);
			before = { onHand: move.onHandAfter, reserved: move.reservedAfter };
		}
		// A part that was counted as none has no movement.
		expect({ partKey, ...before }).toEqual({ partKey, onHand, reserved });
	}
});

test("of many lines that are wrong the first are named, and that there may be more", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c/stock", undefined, { token });
	await page.getByRole("button", { name: "Enter stock" }).first().click();
	const lines = Array.from({ length: 30 }, (_, at) => `NO-SUCH-PART-${at};1`);
	await page.getByLabel("Lines").fill(lines.join("\n"));
	await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
	const problems = page.getByRole("alert").getByRole("listitem");
	await problems.filter({ hasText: "Line 20" }).waitFor();
	expect(await problems.last().innerText()).toBe(
		"Other lines may also be wrong. They are checked when you save again.",
	);
});

test("lines of stock that were cancelled while the stock was being read are not saved", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c/stock", undefined, { token });
	await page.getByRole("button", { name: "Enter stock" }).first().click();
	await page.getByLabel("Lines").fill("VTA-26;12");
	const saves: string[] = [];
	page.on("request", (request) => request.url().endsWith("/inventory/save") && saves.push(request.url()));
	const answer = await holdCall(page, "**/admin/api/inventory/list");
	const request = page.waitForRequest("**/admin/api/inventory/list");
	await page.keyboard.press("Control+s");
	await request;
	await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	const read = page.waitForResponse("**/admin/api/inventory/list");
	answer();
	await read;
	await page.getByRole("button", { name: "Enter stock" }).first().click();
	await page.getByLabel("Lines").waitFor();
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
	expect(saves).toEqual([]);
});

test("more rows than one save takes are refused with the reason, and stay as they were typed", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c/stock", undefined, { token });
	const keys = Array.from({ length: 5001 }, (_, at) => `VTA-${at}`);
	const reason = "You can save up to 5,000 parts at once.";
	await page.getByRole("button", { name: "Enter stock" }).first().click();
	const lines = page.getByLabel("Lines");
	const typed = keys.map((key) => `${key};1`).join("\n");
	// At once: to fill so many lines in takes a minute.
	await lines.evaluate((field, text) => {
		Reflect.set(HTMLTextAreaElement.prototype, "value", text, field);
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}, typed);
	await lines.focus();
	await page.keyboard.press("Control+s");
	await page.getByRole("alert").getByText(reason).waitFor();
	expect(await lines.inputValue()).toBe(typed);
	await page.route("**/inventory/list", async (route) => {
		const { after, pageSize } = route.request().postDataJSON();
		const first = keys.indexOf(after) + 1;
		const data = keys.slice(first, first + pageSize).map((partKey) => ({
			...{ partKey, onHand: 5, reserved: 0, available: 5, lowAt: null },
			...{ backorder: false, version: 1, updatedAt: "2026-01-01T00:00:00.000Z" },
		}));
		const counts = { all: keys.length, low: 0, out: 0 };
		await route.fulfill({ json: { data, totalItemCount: keys.length, counts } });
	});
	await page.reload();
	await page.getByRole("button", { name: "Edit all" }).click();
	await gridHasFocus(page);
	await page.keyboard.type("7");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Control+Home");
	await page.keyboard.press("Control+Shift+End");
	await page.keyboard.press("Control+d");
	await page.keyboard.press("Control+s");
	await expectToast(page, reason);
	await page.getByText("5,001 changes").waitFor();
});

test("going back from a company's stock asks before what an administrator typed is lost", async () => {
	const page = await openPage(browser, "/c/stock", "admin");
	await page.getByRole("combobox", { name: "Company" }).click();
	await page.getByRole("option").first().click();
	await page.getByRole("button", { name: "Enter stock" }).first().click();
	await page.getByLabel("Lines").fill("VTA-26;12");
	await page.goBack();
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	expect(await page.getByLabel("Lines").inputValue()).toBe("VTA-26;12");
	expect(new URL(page.url()).searchParams.get("company")).not.toBeNull();
});
