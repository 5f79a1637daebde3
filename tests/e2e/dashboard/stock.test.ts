import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { chooseAction, expectToast, givenShop, openPage, problemsOf } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await launchBrowser();
});
afterAll(() => browser?.close());

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
	await page.getByLabel("Low at").fill("4");
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
			expect.stringMatching(/Counted[\s\S]*3 → 4/),
			expect.stringMatching(/Counted[\s\S]*0 → 3/),
		]);
});

test("a file is checked line by line before it is imported, and what is exported imports to no change", async () => {
	const { token } = await givenShop();
	const page = await openPage(browser, "/c/stock", undefined, { token });
	const choose = (text: string) =>
		page.getByLabel("CSV file").setInputFiles({ name: "count.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
	const check = () => page.getByRole("button", { name: "Check file" }).click();
	await page.getByRole("button", { name: "Import", exact: true }).click();
	await choose("Teil;Bestand;Meldebestand\nVTA-26;12;3\nVTA-18;viele;\nNOPE-26;1;\n");
	await check();
	const dialog = page.getByRole("dialog");
	await dialog.getByText("Row 3, On hand: viele").waitFor();
	await dialog.getByText("Row 4, Part: NOPE-26").waitFor();
	expect(await dialog.getByRole("button", { name: "Import", exact: true }).count()).toBe(0);
	await dialog.getByRole("button", { name: "Change columns" }).click();
	await dialog.getByRole("button", { name: "Choose another file" }).click();
	await choose("Teil;Bestand;Meldebestand\nVTA-26;12;3\nVTA-18;4;\n");
	await check();
	await dialog.getByText("– → 12").waitFor();
	await dialog.getByRole("button", { name: "Import", exact: true }).click();
	await expectToast(page, "Saved");
	await page.getByRole("row").filter({ hasText: "VTA-26" }).waitFor();

	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Export" }).click(),
	]);
	const exported = await readFile(await download.path(), "utf8");
	expect(exported.split("\r\n")[1]).toMatch(/^VTA-18[,;]4/);
	await page.getByRole("button", { name: "Import", exact: true }).click();
	await choose(exported);
	await check();
	await dialog.getByText("There is nothing to import.").waitFor();
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
