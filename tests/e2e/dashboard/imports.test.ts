import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { expectToast, openPage, uniqueName } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const fileOf = (lines: string[]) => ({
	name: "file.csv",
	mimeType: "text/csv",
	buffer: Buffer.from(`${lines.join("\n")}\n`),
});

/** A file of set products, read and ready for its review. */
async function reviewProducts(page: Page, lines: string[]) {
	await page.getByRole("button", { name: "Import products" }).first().click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("CSV file").setInputFiles(fileOf(["sku;code;driver", ...lines]));
	await dialog.getByRole("button", { name: "Read file" }).click();
	await dialog.getByText("Rows accepted").waitFor();
	return dialog;
}

test.each([
	["Apply changes", "activate"],
	["Discard", "discard"],
])("%s is asked for again where its answer gets lost, and is done once", async (button, call) => {
	const sku = uniqueName("LOST").replaceAll(" ", "-");
	const page = await openPage(browser, `/a/products?search=${sku}`, "admin");
	const dialog = await reviewProducts(page, [`${sku};VTC;17`]);
	const statuses: number[] = [];
	await page.route(`**/product/import/*/${call}`, async (route) => {
		const answer = await route.fetch();
		statuses.push(answer.status());
		return statuses.length === 1 ? route.abort() : route.fulfill({ response: answer });
	});
	await dialog.getByRole("button", { name: button }).click();
	if (call === "discard") {
		const question = page.getByRole("alertdialog", { name: "Discard the import of" });
		await question.getByRole("button", { name: "Cancel" }).click();
		await question.waitFor({ state: "detached" });
		await dialog.getByRole("button", { name: button }).click();
		await question.getByRole("button", { name: button }).click();
	}
	await expect.poll(() => statuses).toEqual([200, 200]);
	await dialog.waitFor({ state: "detached" });
	await expectToast(page, call === "activate" ? "Saved" : "Import discarded");
});

test("an activation that the network answers with pages of its own is asked for again, but not without a pause", async () => {
	const sku = uniqueName("CAUGHT").replaceAll(" ", "-");
	const page = await openPage(browser, `/a/products?search=${sku}`, "admin");
	const dialog = await reviewProducts(page, [`${sku};VTC;17`]);
	const calls: number[] = [];
	await page.route("**/product/import/*/activate", (route) => {
		calls.push(Date.now());
		return calls.length < 3 ? route.fulfill({ contentType: "text/html", body: "<h1>Welcome</h1>" }) : route.continue();
	});
	await dialog.getByRole("button", { name: "Apply changes" }).click();
	await dialog.waitFor({ state: "detached" });
	await expectToast(page, "Saved");
	const [first = 0, , third = 0] = calls;
	// Pauses of one second and of two.
	expect(third - first).toBeGreaterThan(2000);
});

test("who discards an import that another tab has applied is shown what became of it", async () => {
	const sku = uniqueName("APPLIED").replaceAll(" ", "-");
	const page = await openPage(browser, `/a/products?search=${sku}`, "admin");
	const opened = page.waitForResponse("**/product/import");
	const dialog = await reviewProducts(page, [`${sku};VTC;17`]);
	const { id } = await (await opened).json();
	const admin = await signedIn("admin");
	await admin.post(`/admin/api/product/import/${id}/activate`);
	await dialog.getByRole("button", { name: "Discard" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
	await dialog.getByText("Import completed").waitFor();
	await dialog.getByRole("button", { name: "Close" }).last().click();
	await page.getByRole("row").filter({ hasText: sku }).waitFor();
});

test("a phone shows why a row is rejected, where it is, and its value", async () => {
	const page = await openPage(browser, "/a/catalogue/import", "admin", { viewport: { width: 390, height: 844 } });
	await page.getByLabel("CSV file").setInputFiles(fileOf(["make,model,year,driver", "Saab,9-5,200x,24"]));
	await page.getByRole("button", { name: "Start import" }).click();
	// Without a row that could be imported there is nothing else to show.
	const row = page.locator("main tbody tr");
	await row.getByText("Enter years such as").waitFor();
	expect(await row.innerText()).toMatch(/Row 2, Year: 200x/);
	const id = /\/import\/(\d+)/.exec(page.url())?.[1];
	expect((await (await signedIn("admin")).post(`/admin/api/catalogue/import/${id}/discard`)).status).toBe(200);
});
