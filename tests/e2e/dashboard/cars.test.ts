import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { pick } from "#tests/support/keyboard.ts";
import { system } from "#tests/support/system.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { expectToast, givenFinder, openPage, uniqueName, watchProblems } from "./back-office.ts";

let browser: Browser;
const LATER = { timeout: 50_000, interval: 1000 };

beforeAll(async () => {
	browser = await sharedBrowser();
});

async function data(path: string) {
	// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the call answered
	const answer: any = await (await fetch(`${system.worker}${path}`)).json();
	return answer.data;
}

/** The driver's side of a car, from the public calls. */
async function driverSizes(uuid: string, brand: string, model: string, year: number): Promise<number[][]> {
	const named = (list: { id: number; name: string }[], name: string) => list.find((one) => one.name === name)?.id;
	const brandId = named(await data(`/finder/${uuid}/get-brands`), brand);
	const modelId = named(await data(`/finder/${uuid}/get-models/${brandId}`), model);
	const [vehicle] = await data(`/finder/${uuid}/get-vehicle?model=${modelId}&year=${year}`);
	return vehicle.fitment.options.map(({ driver }: { driver: number[] }) => driver);
}

test("a car is found, corrected by hand for visitors, and taken back to what the import says", async () => {
	const { uuid } = await givenFinder();
	const [before] = await driverSizes(uuid, "Škoda", "Octavia RS/vRS", 2010);
	const page = await openPage(browser, "/a/catalogue/cars", "admin");
	const problems = watchProblems(page);
	await page.getByRole("searchbox").fill("skoda octavia rs");
	await page.getByRole("link", { name: "Škoda Octavia RS/vRS" }).press("Enter");
	const sheet = page.getByRole("dialog", { name: "Škoda Octavia RS/vRS" });
	await sheet.getByRole("button", { name: "Correct: Hatchback 2006–2013" }).press("Enter");

	const form = page.getByRole("dialog", { name: "Correct Škoda Octavia RS/vRS (Hatchback)" });
	await form.getByLabel("First year").fill("2010");
	await form.getByLabel("Last year").fill("2009");
	await form.getByLabel("Driver").fill("42");
	await page.keyboard.press("Control+s");
	await form.getByText("The last year must not be before the first.").waitFor();
	await form.getByText("Sizes must be between 6 and 40 inches.", { exact: false }).waitFor();
	await form.getByLabel("Last year").fill("2011");
	await form.getByLabel("Driver").fill("22, 23");
	await form.getByLabel("Reason").fill("Measured on the car");
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	await form.waitFor({ state: "detached" });
	await sheet.getByText("Applied").waitFor();
	await sheet.getByText("Measured on the car").waitFor();
	await sheet.getByText(/^admin, \d+ \w+ \d{4}/).waitFor();
	// One value applies; the imported one is struck through.
	const years = sheet.getByText(/^2010–2011/);
	expect(await years.count()).toBe(2);
	expect(await sheet.locator("del", { hasText: "2010–2011" }).count()).toBe(1);
	// Somebody else saves another size while the reason is edited: both count.
	await sheet.getByRole("button", { name: "Edit", exact: true }).press("Enter");
	await form.getByLabel("Reason").fill("Measured again");
	const admin = await signedIn("admin");
	const { body } = await admin.post("/admin/api/catalogue/correct/list", {});
	const { id, version, variantId, options } = body.data[0];
	const theirs = { id, version, variantId, yearFrom: 2010, yearTo: 2011, options: [{ ...options[0], driver: [21] }] };
	await admin.post("/admin/api/catalogue/correct", theirs);
	await page.keyboard.press("Control+s");
	await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
	await expect.poll(() => form.getByLabel("Driver").inputValue()).toBe("21");
	await form.getByText("Changed by someone else. Check it before you save.").waitFor();
	await page.keyboard.press("Control+s");
	await form.waitFor({ state: "detached" });
	await sheet.getByText("Measured again").waitFor();
	await expect.poll(() => driverSizes(uuid, "Škoda", "Octavia RS/vRS", 2010), LATER).toEqual([[21]]);
	expect(await driverSizes(uuid, "Škoda", "Octavia RS/vRS", 2012)).toEqual([before]);

	await page.keyboard.press("Escape");
	await page.getByRole("link", { name: "Corrections" }).press("Enter");
	await page.getByRole("button", { name: "Actions for Škoda Octavia RS/vRS (Hatchback)" }).press("Enter");
	await page.getByRole("menuitem", { name: "Remove correction" }).press("Enter");
	await page.getByRole("alertdialog").getByRole("button", { name: "Remove correction" }).press("Enter");
	await expectToast(page, "Correction removed");
	await page.getByText("No corrections").waitFor();
	await expect.poll(() => driverSizes(uuid, "Škoda", "Octavia RS/vRS", 2010), LATER).toEqual([before]);
	expect(problems).toEqual([]);
}, 150_000);

test("a correction offers every adapter, however many there are", async () => {
	const admin = await signedIn("admin");
	const { body: brand } = await admin.post("/admin/api/brand/save", { name: uniqueName("Maker") });
	const names = Array.from({ length: 101 }, (_, at) => uniqueName(`Clip ${at}`));
	for (const name of names) {
		const adapter = { kind: "adapter", code: name.toUpperCase().replace(/[^A-Z0-9]/g, ""), make: brand.id };
		const { status } = await admin.post("/admin/api/assortment/save", { ...adapter, technicalName: name, wipers: [] });
		expect(status).toBe(201);
	}
	const page = await openPage(browser, "/a/catalogue/cars?search=octavia+rs", "admin");
	await page.getByRole("link", { name: "Škoda Octavia RS/vRS" }).press("Enter");
	await page.getByRole("dialog").getByRole("button", { name: "Correct: Hatchback 2006–2013" }).press("Enter");
	const adapter = page.getByRole("combobox", { name: "Adapter" });
	for (const name of [names[0]!, names[100]!]) {
		await pick(adapter, name);
		expect(await adapter.innerText()).toContain(name);
	}
});

test("the quality report counts what is worth a look, narrows to one kind, and leads to the car", async () => {
	const page = await openPage(browser, "/a/catalogue/quality?pageSize=50", "admin");
	await page.getByRole("link", { name: /^Conflicting sources \d+/ }).press("Enter");
	await expect.poll(() => new URL(page.url()).searchParams.get("kind")).toBe("options");
	expect(new URL(page.url()).searchParams.get("pageSize")).toBe("50");
	const row = page.locator("table[aria-busy=false] tbody tr").first();
	await row.getByText("Wiper combinations", { exact: false }).waitFor();
	await row.getByRole("link").press("Enter");
	await page.waitForURL(/\/a\/catalogue\/cars\?/);
	await page
		.getByRole("dialog")
		.getByRole("button", { name: /^Correct: / })
		.first()
		.waitFor();
	const download = page.waitForEvent("download");
	await page.goBack();
	await page.getByRole("button", { name: "Download as CSV" }).press("Enter");
	expect((await download).suggestedFilename()).toBe("quality.csv");
});

test("an administrator gives a model another name, and takes it away again", async () => {
	const page = await openPage(browser, "/a/catalogue/cars?search=octavia+rs", "admin");
	const alias = uniqueName("RS");
	await page.getByRole("link", { name: "Škoda Octavia RS/vRS" }).click();
	const names = page.getByRole("region", { name: "Aliases" });
	await names.getByRole("button", { name: "Add alias" }).click();
	const form = page.getByRole("dialog", { name: "Add an alias to Škoda Octavia RS/vRS" });
	await page.keyboard.press("Control+s");
	await form.getByText("This field is required.").waitFor();
	await form.getByLabel("Alias").fill(alias);
	await form.getByLabel("First year").fill("2013");
	await form.getByLabel("Last year").fill("2012");
	await page.keyboard.press("Control+s");
	await form.getByText("The last year must not be before the first.").waitFor();
	await form.getByLabel("Last year").fill("2020");
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	await names.getByText(`${alias} 2013–2020`).waitFor();
	await names.getByRole("button", { name: `Remove the alias ${alias}` }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Remove alias" }).click();
	await expectToast(page, "Alias removed");
	await expect.poll(() => names.getByText(alias).count()).toBe(0);
});

test("what was opened for one car is not shown for another one that the palette opens", async () => {
	const page = await openPage(browser, "/a/catalogue/cars?search=octavia+rs", "admin");
	const correct = () =>
		page
			.getByRole("dialog")
			.getByRole("button", { name: /^Correct: / })
			.first();
	const goTo = async (name: string) => {
		await page.keyboard.press("ControlOrMeta+k");
		await page.locator("[data-slot=command-input]:focus").fill(name);
		await page.getByRole("option", { name }).first().dispatchEvent("click");
	};
	await page.getByRole("link", { name: "Škoda Octavia RS/vRS" }).press("Enter");
	await correct().press("Enter");
	await page.getByRole("dialog", { name: "Correct Škoda Octavia RS/vRS" }).waitFor();
	await goTo("Škoda Fabia");
	await correct().waitFor();
	expect(await page.getByRole("dialog", { name: /^Correct / }).count()).toBe(0);
	await page.getByRole("button", { name: "Add alias" }).press("Enter");
	const alias = page.getByRole("dialog", { name: /^Add an alias to / });
	await alias.getByLabel("Alias").fill("vRS");
	// What is typed is not left without a question.
	await goTo("Škoda Octavia RS/vRS");
	await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
	await page.getByRole("dialog", { name: "Škoda Octavia RS/vRS" }).waitFor();
	await correct().waitFor();
	expect(await alias.count()).toBe(0);
});
