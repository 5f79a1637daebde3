import { randomBytes } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import { chooseAction, chooseLanguage, holdCall, openPage, tokenOf, uniqueName } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

/** A busy machine is no reason to fail. */
const SOON = { timeout: 20_000 };
const HEADER = "Marke;Modell;Baujahr;Fahrer;Beifahrer\n";
/** A brand that no other test uses: merged into the demo's catalogue, its cars affect no test. */
const aBrand = () => uniqueName("Testmarke").replaceAll(" ", "-");
/** As many models as make this many rows; 2,000 are a part. */
const manyRows = (brand: string, rows: number) =>
	HEADER + Array.from({ length: rows }, (_, at) => `${brand};Modell ${at};2010-2015;26;18\n`).join("");
const file = (name: string, content: string | Buffer) => ({
	name,
	mimeType: "text/csv",
	buffer: typeof content === "string" ? Buffer.from(content) : content,
});

const openImport = (language = "en") => openPage(browser, "/a/catalogue/import", "admin", { language });
const choose = (page: Page, name: string, content: string | Buffer) =>
	page.getByLabel("CSV file").setInputFiles(file(name, content));

async function merge(page: Page): Promise<void> {
	await page.getByLabel("Import mode").selectOption({ label: "Merge into the catalogue" });
	await page.getByRole("button", { name: "Start import" }).click();
}
const reviewed = (page: Page) => page.getByText("All rows have arrived.").waitFor();

async function activate(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Activate" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Activate" }).click();
}
const isActivated = (page: Page) => page.getByText("This import is now a catalogue version").waitFor();

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the call answered
async function call(path: string, body: object): Promise<any> {
	const response = await fetch(`${system.worker}/admin/api/catalogue/${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${await tokenOf("admin")}` },
		body: JSON.stringify(body),
	});
	return response.json();
}
const activeVersion = async (): Promise<number> =>
	(await call("version/list", { pageSize: 100 })).data.find(({ active }: { active: boolean }) => active).id;

/** Lets this many parts through; the next ones wait until they are released. */
async function holdParts(page: Page, free: number): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	let seen = 0;
	await page.route("**/catalogue/import/*/rows", async (route) => {
		if (++seen > free) await released;
		await route.continue().catch(() => {});
	});
	return release;
}

/** An import whose tab was closed after its first part. */
async function givenInterrupted() {
	const [name, text] = [uniqueName("resumed.csv"), manyRows(aBrand(), 5000)];
	const page = await openImport();
	await holdParts(page, 1);
	await choose(page, name, text);
	await merge(page);
	await page.getByText("2,000 of 5,000 rows").waitFor();
	await page.context().close();
	return { name, text };
}

/** The imports of a file that wait for more rows, or to be activated. */
async function unfinished(name: string): Promise<unknown[]> {
	const { data } = await call("import/list", { states: ["receiving", "building"], pageSize: 100 });
	return data.filter(({ fileName }: { fileName: string }) => fileName === name);
}

async function cancel(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Cancel import" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Cancel import" }).click();
}

test("columns are recognised, what is missing is chosen by hand, and the preview says what comes of the first rows", async () => {
	const page = await openImport();
	const odd = uniqueName("Spalte");
	await choose(page, "odd.csv", `Marke;${odd};Baujahr;Fahrer\nSaab;9-5;2005;23\nSaab;95;never;11\n`);
	await page.getByText("Semicolon").waitFor();
	const model = page.getByRole("combobox", { name: "Model" });
	await page.getByText("Select the model column.").waitFor();
	await page.getByRole("button", { name: "Start import" }).click();
	await expect.poll(() => model.evaluate((select) => select === document.activeElement), SOON).toBe(true);
	await model.selectOption({ label: odd });
	await page.getByText("Examples: 9-5 · 95").waitFor();
	await page.getByText("2 rows read. 1 row rejected.").waitFor();
	await page.getByRole("cell", { name: /^Year .?never.?: Enter years such as 2012/ }).waitFor();
	await page.getByRole("combobox", { name: "Size unit" }).selectOption({ label: "Millimetres" });
	await page.getByText("2 rows read. 2 rows rejected.").waitFor();
});

test("columns named left and right depend on the steering, also if they are chosen by hand", async () => {
	const page = await openImport();
	const odd = uniqueName("Spalte");
	await choose(page, "sides.csv", `Marke;Modell;Jahr;Lenkung;Links;Rechts;${odd}\nSaab;95;2005;RHD;26;18;11\n`);
	const row = page.getByRole("row", { name: "Saab" });
	await expect.poll(() => row.innerText(), SOON).toMatch(/18\D+26/);
	const driver = page.getByRole("combobox", { name: "Driver" });
	await driver.selectOption({ label: odd });
	await expect.poll(() => row.innerText(), SOON).toMatch(/11\D+18/);
	await driver.selectOption({ label: "Links" });
	await expect.poll(() => row.innerText(), SOON).toMatch(/18\D+26/);
});

test("a column in another unit is refused among others, and read in its own without them", async () => {
	const page = await openImport();
	await choose(page, "units.csv", "make,model,year,driver_in,passenger_in,rear_cm\nSaab,95,2005,26,18,40\n");
	await page.getByRole("combobox", { name: "Rear" }).selectOption({ label: "rear_cm" });
	const reason = page.getByText("The sizes are in different units. Use one unit for all of them.");
	await reason.waitFor();
	await page.getByRole("button", { name: "Start import" }).click();
	await page.getByRole("alert").filter({ has: reason }).waitFor();
	for (const name of ["Driver", "Passenger"]) {
		await page.getByRole("combobox", { name }).selectOption({ label: "Not in this file" });
	}
	await reason.first().waitFor({ state: "detached" });
	expect(await page.getByRole("combobox", { name: "Size unit" }).inputValue()).toBe("cm");
	await expect.poll(() => page.getByRole("row", { name: "Saab" }).innerText(), SOON).toMatch(/\b16\b/);
});

test("the mapping comes back with the next file that has these columns", async () => {
	const page = await openImport();
	const [brand, odd] = [aBrand(), uniqueName("Spalte")];
	const text = `Marke;${odd};Baujahr;Fahrer\n${brand};A;2005;23\n`;
	await choose(page, "first.csv", text);
	await page.getByRole("combobox", { name: "Model" }).selectOption({ label: odd });
	await merge(page);
	await reviewed(page);
	await page.getByRole("link", { name: "Import", exact: true }).click();
	await choose(page, "second.csv", text);
	await page.getByText("Mapped as in the last import").waitFor();
	expect(await page.getByRole("combobox", { name: "Model" }).inputValue()).toBe("1");
	await page.getByRole("button", { name: "Detect again" }).click();
	await page.getByText("Select the model column.").waitFor();
});

test("a file goes from the screen to the visitors, with its refused rows and its difference, and back again", async () => {
	const [brand, before] = [aBrand(), await activeVersion()];
	const page = await openImport();
	await choose(
		page,
		`${brand}.csv`,
		`${HEADER}${brand};Eins;2010;26;18\n${brand};Eins;2010;26;18\n${brand};Zwei;20x;26;18\n`,
	);
	await merge(page);
	await reviewed(page);
	await expect
		.poll(() => page.locator("dl").innerText(), SOON)
		.toMatch(
			/Rows in the file\s+3\s+Imported\s+1\s+Duplicates\s+1\s+Rejected\s+1\s+Added\s+1\s+Changed\s+0\s+Removed\s+0/,
		);
	const current = page.getByRole("navigation", { name: "Review" }).locator("[aria-current]");
	expect(await current.allInnerTexts()).toEqual(["Changes"]);
	await page.getByRole("searchbox", { name: "Search cars" }).fill(`${brand} eins`);
	await page.getByRole("row", { name: `Added ${brand} Eins` }).waitFor();
	await page.getByRole("link", { name: /Rejected rows/ }).click();
	await page.getByRole("cell", { name: "20x" }).waitFor();
	for (const [language, reason] of [
		["de", "Jahre wie 2012"],
		["en", "years such as 2012"],
	] as const) {
		await chooseLanguage(page, language);
		await page.getByRole("cell", { name: reason }).waitFor();
	}
	expect(await current.allInnerTexts()).toEqual([expect.stringContaining("Rejected rows")]);
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download as CSV" }).click();
	expect((await download).suggestedFilename()).toMatch(/^import-\d+-errors\.csv$/);

	await activate(page);
	await isActivated(page);
	const made = await activeVersion();
	expect(made).not.toBe(before);

	await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Versions" }).click();
	await page.getByRole("row", { name: new RegExp(`#${made} .*Active.*${brand}`) }).waitFor();
	await chooseAction(page, `#${before}`, "Activate");
	await page
		.getByRole("alertdialog")
		.getByRole("row", { name: `${brand} – – 1` })
		.waitFor();
	await page.getByRole("alertdialog").getByRole("button", { name: "Activate" }).click();
	await expect.poll(activeVersion, SOON).toBe(before);
	await page.getByRole("row", { name: new RegExp(`#${before} .*Active`) }).waitFor();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole("button", { name: `Actions for #${made}`, exact: true }).waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test("a brand whose file is lost says before going back that it is not known which of its cars change", async () => {
	const [page, before, brand] = [await openImport(), await activeVersion(), aBrand()];
	await choose(page, "lost.csv", manyRows(brand, 1));
	await merge(page);
	await reviewed(page);
	await activate(page);
	await isActivated(page);
	const totals = { added: 0, changed: 0, gone: 2 };
	const json = {
		activeId: await activeVersion(),
		carsBefore: 100,
		totals,
		brands: [{ brand, ...totals, isUnknown: true }],
	};
	await page.route("**/version/difference/*", (route) => route.fulfill({ json }));
	await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Versions" }).click();
	await chooseAction(page, `#${before}`, "Activate");
	const dialog = page.getByRole("alertdialog");
	for (const name of ["All", brand])
		await dialog.getByRole("row", { name: `${name} – Not known 2`, exact: true }).waitFor();
	await dialog.getByRole("button", { name: "Activate" }).click();
	await expect.poll(activeVersion, SOON).toBe(before);
});

test("going back over no version is refused when one has become active since its changes were shown", async () => {
	const [page, before, brand] = [await openImport(), await activeVersion(), aBrand()];
	await choose(page, "first.csv", manyRows(brand, 1));
	await merge(page);
	await reviewed(page);
	await activate(page);
	await isActivated(page);
	const made = await activeVersion();
	await page.route("**/version/difference/*", (route) =>
		route.fulfill({ json: { activeId: null, carsBefore: 0, totals: { added: 1, changed: 0, gone: 0 }, brands: [] } }),
	);
	await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Versions" }).click();
	await chooseAction(page, `#${before}`, "Activate");
	await page.getByRole("alertdialog").getByRole("button", { name: "Activate" }).click();
	await page.getByText("Another catalogue was activated in the meantime.").waitFor();
	expect(await activeVersion()).toBe(made);
});

test("an earlier worker's changes don't name the active version, which guards going back all the same", async () => {
	const [page, before, brand] = [await openImport(), await activeVersion(), aBrand()];
	await choose(page, "earlier.csv", manyRows(brand, 1));
	await merge(page);
	await reviewed(page);
	await activate(page);
	await isActivated(page);
	const made = await activeVersion();
	const totals = { added: 0, changed: 0, gone: 0 };
	const json = { carsBefore: 100, totals, brands: [{ brand, ...totals, isUnknown: true }] };
	await page.route("**/version/difference/*", (route) => route.fulfill({ json }));
	await page.getByRole("navigation", { name: "Catalogue" }).getByRole("link", { name: "Versions" }).click();
	await chooseAction(page, `#${before}`, "Activate");
	const dialog = page.getByRole("alertdialog");
	for (const name of ["All", brand])
		await dialog.getByRole("row", { name: `${name} Not known`, exact: true }).waitFor();
	const called = page.waitForRequest("**/version/activate/**");
	await dialog.getByRole("button", { name: "Activate" }).click();
	expect(new URL((await called).url()).searchParams.get("over")).toBe(String(made));
	await expect.poll(activeVersion, SOON).toBe(before);
});

test.each(["1.5", "nothing"])("an import %s that can't be is a 404 inside the shell", async (id) => {
	const page = await openPage(browser, `/a/catalogue/import/${id}`, "admin");
	await page.getByRole("heading", { level: 1, name: /404/ }).waitFor();
	await page.getByRole("navigation", { name: "Menu" }).waitFor();
});

test("an import that removes more than a tenth of the cars says so in red, and asks for their number", async () => {
	const page = await openImport();
	await choose(page, "small.csv", manyRows(aBrand(), 2));
	expect(await page.getByLabel("Import mode").inputValue()).toBe("merge");
	await page.getByLabel("Import mode").selectOption({ label: "Replace the catalogue" });
	await page.getByRole("button", { name: "Start import" }).click();
	await reviewed(page);
	const warning = page.getByRole("alert").getByText(/^Removes [\d,]+ of [\d,]+ cars$/);
	const removed = /Removes ([\d,]+)/.exec(await warning.innerText())![1]!.replace(",", "");
	await page.getByRole("button", { name: "Activate" }).click();
	const dialog = page.getByRole("alertdialog");
	const yes = dialog.getByRole("button", { name: "Activate" });
	const field = dialog.getByRole("textbox", { name: `Type ${removed} to confirm` });
	await field.fill(`${removed}0`);
	expect(await yes.isDisabled()).toBe(true);
	await field.fill(removed);
	expect(await yes.isEnabled()).toBe(true);
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("button", { name: "Discard" }).click();
	await dialog.getByRole("button", { name: "Discard" }).click();
	await page.getByText("This import was discarded.").waitFor();
	// It has no changes to choose.
	expect(await page.getByRole("navigation", { name: "Review" }).count()).toBe(0);
	expect(await page.getByText("No rejected rows").count()).toBe(0);
});

test("an import goes on while other pages are shown, and says so everywhere", async () => {
	const page = await openImport();
	const release = await holdParts(page, 1);
	await choose(page, "leave.csv", manyRows(aBrand(), 5000));
	await merge(page);
	await page.getByText("2,000 of 5,000 rows").waitFor();
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Companies" }).click();
	await page.waitForURL(/companies/);
	const indicator = page.getByRole("link", { name: /Import running/ });
	await expect.poll(() => indicator.innerText(), SOON).toContain("40%");
	release();
	await page.getByRole("link", { name: "Import ready for review" }).click();
	await reviewed(page);
});

test("it can be paused and cancelled, and then nothing of it is left", async () => {
	const page = await openImport();
	const name = uniqueName("cancelled.csv");
	const release = await holdParts(page, 1);
	await choose(page, name, manyRows(aBrand(), 6500));
	await merge(page);
	await page.getByText("2,000 of 6,500 rows").waitFor();
	await page.getByRole("button", { name: "Pause" }).click();
	release();
	await page.getByText("4,000 of 6,500 rows").waitFor();
	await page.getByRole("button", { name: "Resume" }).waitFor();
	await cancel(page);
	// The choices are kept for another start.
	await page.getByRole("button", { name: "Start import" }).waitFor();
	await expect.poll(() => unfinished(name), SOON).toEqual([]);
});

test("after a closed tab the same file sends only what is missing; another file is refused", async () => {
	const { name, text } = await givenInterrupted();
	const page = await openImport();
	const sent: number[] = [];
	page.on("request", (request) => request.url().endsWith("/rows") && sent.push(request.postDataJSON().part));
	const again = page.getByLabel(`Choose file again ${name}`);
	await again.setInputFiles(file(name, manyRows("Another", 5000)));
	await page.getByText("This is not the file the import started with.").waitFor();
	await page.getByRole("button", { name: "Close" }).click();
	await again.setInputFiles(file(name, text));
	await reviewed(page);
	expect(sent).toEqual([2, 3]);
});

test("nothing is left of an import that is cancelled before the server has answered that it goes on", async () => {
	const { name, text } = await givenInterrupted();
	const page = await openImport();
	const answer = await holdCall(page, "**/admin/api/catalogue/import");
	const opening = page.waitForRequest("**/admin/api/catalogue/import");
	await page.getByLabel(`Choose file again ${name}`).setInputFiles(file(name, text));
	const opened = (await opening).response();
	await cancel(page);
	await page.getByText("Reading the file").waitFor({ state: "detached" });
	answer();
	await opened;
	await expect.poll(() => unfinished(name), SOON).toEqual([]);
});

test("an import that goes on leads nobody back who has left for another page", async () => {
	const { name, text } = await givenInterrupted();
	const page = await openImport();
	const answer = await holdCall(page, /\/api\/catalogue\/import\/\d+$/);
	await page.getByLabel(`Choose file again ${name}`).setInputFiles(file(name, text));
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Companies" }).click();
	await page.getByRole("heading", { level: 1, name: "Companies" }).waitFor();
	answer();
	await page.getByRole("link", { name: /^Import (running|ready)/ }).waitFor();
	expect(new URL(page.url()).pathname).toBe("/a/companies");
});

test.each([
	["a day slow", -24],
	["a day fast", 24],
])("an import is shown as under way while it receives rows, by a clock that is %s too", async (_, hours) => {
	const fileName = uniqueName("others.csv");
	const columns = { brand: 0, model: 1, year: 2, driver: 3 };
	const fileHash = randomBytes(32).toString("hex");
	const { id } = await call("import", { fileHash, parts: 3, rows: 6000, mapping: { columns }, fileName });
	const send = (part: number) =>
		call(`import/${id}/rows`, { part, rows: [[part + 1, aBrand(), "Eins", "2010", "26"]] });
	const page = await openPage(browser, "/a/companies", "admin");
	await page.clock.install({ time: Date.now() + hours * 3_600_000 });
	await page.goto(new URL("/a/catalogue/import", page.url()).href);
	const entry = page.getByRole("listitem").filter({ hasText: fileName });
	const state = entry.getByText("Receiving rows");
	await entry.waitFor();
	for (const part of [1, 2]) {
		await send(part);
		await page.clock.fastForward(5000);
		await state.waitFor();
		await page.clock.fastForward(16_000);
		await state.waitFor({ state: "detached" });
	}
	await call(`import/${id}/discard`, {});
});

test("a dry run shows the difference, can't be activated, and is then imported without choosing the file again", async () => {
	const [page, before] = [await openImport(), await activeVersion()];
	const [name, brand] = [uniqueName("dry.csv"), aBrand()];
	const accented = brand.replace("e", "é");
	await choose(page, name, `${manyRows(brand, 3)}${accented};Eins;2010;26;18\n`);
	await page.getByLabel("Import mode").selectOption({ label: "Merge into the catalogue" });
	await page.getByRole("switch", { name: "Dry run" }).click();
	await page.getByRole("button", { name: "Start dry run" }).click();
	await page.getByText("This is a dry run").waitFor();
	await expect.poll(() => page.locator("dl").innerText(), SOON).toMatch(/\bAdded\s+4/);
	await page.getByText(`${accented} is new and may be the same vehicle brand as ${brand}.`).waitFor();
	expect(await page.getByRole("button", { name: "Activate" }).count()).toBe(0);
	await page.getByRole("button", { name: "Import" }).click();
	await reviewed(page);
	await page.getByRole("button", { name: "Activate" }).waitFor();
	expect(await activeVersion()).toBe(before);
});

test("somebody whose catalogue has changed meanwhile compares with the new catalogue, then activates, without sending anything again", async () => {
	const [slow, fast, before] = [await openImport(), await openImport(), await activeVersion()];
	await choose(slow, "slow.csv", manyRows(aBrand(), 2));
	await merge(slow);
	await reviewed(slow);
	await choose(fast, "fast.csv", manyRows(aBrand(), 2));
	await merge(fast);
	await reviewed(fast);
	await activate(fast);
	await isActivated(fast);
	await activate(slow);
	await slow.getByText("Another catalogue was activated in the meantime.").waitFor();
	await slow.getByRole("button", { name: "Compare with the new catalogue" }).click();
	await slow.getByRole("button", { name: "Compare with the new catalogue" }).waitFor({ state: "detached" });
	await activate(slow);
	await isActivated(slow);
	await call(`version/activate/${before}`, {});
});

test("a review shows no numbers of an older comparison once the import goes on over another version", async () => {
	const [slow, fast, before, brand] = [await openImport(), await openImport(), await activeVersion(), aBrand()];
	await choose(slow, "slow.csv", manyRows(brand, 2));
	await merge(slow);
	await reviewed(slow);
	const added = () => slow.locator("dl").innerText();
	await expect.poll(added, SOON).toMatch(/\bAdded\s+2/);
	await choose(fast, "fast.csv", manyRows(brand, 1));
	await merge(fast);
	await reviewed(fast);
	await activate(fast);
	await isActivated(fast);
	await activate(slow);
	const released = Promise.withResolvers<void>();
	await slow.route("**/catalogue/import/*/difference", async (route) => {
		await released.promise;
		await route.continue();
	});
	await slow.getByRole("button", { name: "Compare with the new catalogue" }).click();
	await slow.getByRole("button", { name: "Compare with the new catalogue" }).waitFor({ state: "detached" });
	await reviewed(slow);
	expect([await slow.getByRole("button", { name: "Activate" }).isDisabled(), await added()]).toEqual([
		true,
		expect.not.stringMatching(/\bAdded\s+\d/),
	]);
	released.resolve();
	await expect.poll(added, SOON).toMatch(/\bAdded\s+1/);
	await activate(slow);
	await isActivated(slow);
	await call(`version/activate/${before}`, {});
});

test("a review whose import goes on over another version by now compares with that one", async () => {
	const page = await openImport();
	await choose(page, "review.csv", manyRows(aBrand(), 2));
	await merge(page);
	await reviewed(page);
	await expect.poll(() => page.locator("dl").innerText(), SOON).toMatch(/\bAdded\s+2/);
	const [base, other] = [await activeVersion(), 999_999];
	await page.route("**/catalogue/import/*", async (route) => {
		const response = await route.fetch();
		await route.fulfill({ json: { ...(await response.json()), baseVersionId: other } });
	});
	await page.route("**/catalogue/import/*/difference?*", (route) => {
		const url = route.request().url();
		if (url.endsWith(`over=${other}`)) return route.continue({ url: url.replace(`over=${other}`, `over=${base}`) });
		return route.fulfill({ status: 409, json: { error: { code: "catalogue.superseded", message: "Overtaken." } } });
	});
	await page.getByRole("searchbox", { name: "Search cars" }).fill("Modell 1");
	await page.getByRole("row", { name: /Modell 1/ }).waitFor();
	await page.getByRole("row", { name: /Modell 0/ }).waitFor({ state: "detached" });
	await page.getByText("Overtaken.").waitFor({ state: "detached" });
});

test("an activation is done without the tab that started it, and watched in another one", async () => {
	const [page, before, brand] = [await openImport(), await activeVersion(), aBrand()];
	await choose(page, "closed.csv", manyRows(brand, 20));
	await merge(page);
	await reviewed(page);
	const { pathname } = new URL(page.url());
	// The answer never comes.
	await page.route("**/activate*", (route) =>
		route.fetch().then(
			() => {},
			() => {},
		),
	);
	await activate(page);
	await page.getByText("Building the catalogue").waitFor();
	await expect.poll(activeVersion, SOON).not.toBe(before);
	await page.context().close();
	const other = await openPage(browser, "/", "admin", { language: "en" });
	let looks = 0;
	// As it is while a large file is built, and when its run has died.
	let isHeld = true;
	await other.route(`**${pathname.replace("/a/", "/admin/api/")}`, async (route) => {
		const response = await route.fetch();
		const entry = { ...(await response.json()), state: "building", activating: { done: 1, total: 3 } };
		looks++;
		await route.fulfill(isHeld ? { response, json: entry } : { response });
	});
	await other.clock.install();
	await other.goto(new URL(pathname, other.url()).href);
	await other.getByText("1 of 3 vehicle brands").waitFor();
	await other.getByText("or close this tab in the meantime").waitFor();
	expect(await other.getByRole("button", { name: /Activate|Discard|Pause|Resume/ }).count()).toBe(0);
	await other.clock.fastForward(61_000);
	const request = other.waitForRequest(/\/activate\?/);
	await other.getByRole("button", { name: "Resume" }).click();
	await request;
	isHeld = false;
	await isActivated(other);
	expect(looks).toBeGreaterThan(1);
	await call(`version/activate/${before}`, {});
});

test("a second tab of the same browser is told that an import is under way", async () => {
	const page = await openImport();
	await holdParts(page, 0);
	await choose(page, "one.csv", manyRows(aBrand(), 10));
	await merge(page);
	await page.getByText("0 of 10 rows").waitFor();
	const other = await page.context().newPage();
	await other.goto(page.url());
	await choose(other, "two.csv", manyRows(aBrand(), 10));
	await merge(other);
	await other.getByText("Another tab is importing.").waitFor();
});

test.each([
	["a zip", Buffer.from([0x50, 0x4b, 3, 4, ...Array(200).fill(0)]), "This is not a CSV file."],
	["an empty file", "", "The file is empty."],
	["a header alone", HEADER, "The file has a header but no rows."],
])("%s that calls itself CSV is refused in words", async (_, content, words) => {
	const page = await openImport();
	await choose(page, "wrong.csv", content);
	await expect.poll(() => page.getByRole("alert").innerText(), SOON).toContain(words);
});

test("UTF-16 with a byte order mark is read as what it is", async () => {
	const page = await openImport();
	await choose(page, "excel.csv", Buffer.from(`\uFEFF${HEADER}Škoda;Octavia;2013-2020;24;19\n`, "utf16le"));
	await page.getByText("UTF-16LE").waitFor();
	await page.getByRole("cell", { name: "Škoda" }).waitFor();
});

test("columns and options that somebody has chosen are not dropped unasked", async () => {
	const page = await openImport();
	await choose(page, "untouched.csv", manyRows(aBrand(), 1));
	await page.getByRole("button", { name: "Cancel" }).click();
	await choose(page, "changed.csv", manyRows(aBrand(), 1));
	await page.getByLabel("Import mode").selectOption({ label: "Replace the catalogue" });
	const question = page.getByRole("alertdialog");
	for (const leaving of ["Cancel", "Choose another file"]) {
		await page.getByRole("button", { name: leaving }).click();
		await question.getByRole("button", { name: "Stay" }).click();
		await question.waitFor({ state: "detached" });
	}
	await page.getByText("changed.csv").waitFor();
	await page.getByRole("button", { name: "Cancel" }).click();
	await question.getByRole("button", { name: "Leave" }).click();
	await page.getByLabel("CSV file").waitFor({ state: "attached" });
});
