import type { Browser, Page, Route } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { png } from "#tests/support/images.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { PHONE, swipe } from "#tests/support/touch.ts";
import {
	asksOnClose,
	comeBack,
	dashboard,
	drawn,
	expectToast,
	givenFinder,
	holdCall,
	openPage,
	readFinder,
	saveFinder,
	uniqueName,
	watchProblems,
} from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

type Opened = Parameters<typeof openPage>[3];

async function openSettings(
	parts: Record<string, unknown> = {},
	opened: Opened = {},
): Promise<{ page: Page; id: number }> {
	const { id } = await givenFinder(parts);
	const page = await openPage(browser, `/c/settings?finder=${id}`, "shop", opened);
	await page.getByLabel("Name").waitFor();
	return { page, id };
}

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();
/** The contract with the element: the unsaved values that it gets. */
const previewOf = (page: Page) =>
	page.locator("wiper-finder").evaluate((element) => Reflect.get(element, "preview").look);

/** Answers a second late, as on a slow line. */
const slowDown = (page: Page, call: string, answer: (route: Route) => Promise<void> = (route) => route.continue()) =>
	page.route(call, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1000));
		await answer(route);
	});

test("the real finder beside the form changes as its owner types, before anything is saved", async () => {
	const { page, id } = await openSettings();
	const problems = watchProblems(page);
	const finder = page.locator("wiper-finder");
	await finder.locator("select").first().waitFor();
	await page.getByRole("textbox", { name: "Title", exact: true }).click();
	await page.keyboard.type("Find your ");
	await page.keyboard.press("Control+b");
	await page.keyboard.type("wipers");
	await expect.poll(() => finder.locator("strong").allInnerTexts()).toEqual(["wipers"]);
	await page.getByLabel("Title colour", { exact: true }).fill("#0a7d33");
	await expect
		.poll(() => finder.locator("strong").evaluate((text) => getComputedStyle(text).color))
		.toBe("rgb(10, 125, 51)");
	await page.getByRole("slider", { name: "Corner radius", exact: true }).press("End");
	await expect.poll(() => previewOf(page)).toMatchObject({ titleColor: "#0a7d33", borderRadius: 50 });
	await page.getByLabel("Title colour", { exact: true }).fill("#0a7");
	await expect.poll(() => previewOf(page)).not.toHaveProperty("titleColor");
	await page.getByLabel("Primary colour", { exact: true }).fill("#0a7d33");
	await page.getByRole("radio", { name: /^Bold/ }).check();
	const frame = finder.locator('[part~="frame"]');
	await expect
		.poll(() => frame.evaluate((element) => getComputedStyle(element).backgroundColor))
		.toBe("rgb(10, 125, 51)");
	const unavailable = finder.getByText("Zurzeit nicht verfügbar");
	await page.getByLabel("Out-of-stock products").selectOption({ label: "Mark as not available" });
	await unavailable.waitFor();
	const shown = await finder.locator('[part~="product"]').count();
	await page.getByLabel("Out-of-stock products").selectOption({ label: "Hide" });
	await expect.poll(() => finder.locator('[part~="product"]').count()).toBe(shown - 1);
	expect(await unavailable.count()).toBe(0);
	await page.getByLabel("Price note", { exact: true }).fill("plus <b>shipping</b>");
	const note = finder.locator('[part~="price-note"]').first();
	await expect.poll(() => note.innerText()).toBe("plus <b>shipping</b>");
	expect(await note.getByRole("link").count()).toBe(0);
	const noteUrl = page.getByLabel("Price note link");
	for (const [typed, shown] of [
		["https://shop.example/shipping", 1],
		["htt", 0],
		["https://shop.example/ship", 1],
		["javascript:alert(1)", 0],
		["https://shop.example/{sku}", 0],
	] as const) {
		await noteUrl.fill(typed);
		await expect.poll(() => note.getByRole("link").count()).toBe(shown);
	}
	await page.getByRole("radio", { name: "Phone" }).click();
	await expect.poll(() => finder.evaluate((element) => getComputedStyle(element).width)).toBe("390px");
	expect((await readFinder(id)).title).toBe("");
	expect(problems).toEqual([]);
});

test("a finger that scrolls on a slider changes nothing; it sets the value by a drag or a tap", async () => {
	const { page } = await openSettings({ borderRadius: 10 }, PHONE);
	const thumb = page.getByRole("slider", { name: "Corner radius", exact: true });
	const track = page.locator("[data-slot=slider]").filter({ has: thumb });
	const shown = async () => Number(await thumb.getAttribute("aria-valuenow"));
	for (const touched of [track, thumb]) {
		const before = await page.evaluate(() => scrollY);
		await swipe(touched, { x: 12, y: -200 });
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
		await drawn(page);
		expect([await shown(), await asksOnClose(page)]).toEqual([10, false]);
		await page.evaluate((top) => scrollTo(0, top), before);
	}
	await track.tap();
	await expect.poll(shown).toBe(25);
	await thumb.tap();
	const { width } = (await track.boundingBox())!;
	await swipe(thumb, { x: width / 5, y: 10 });
	await expect.poll(shown).toBe(35);
	await swipe(track, { x: -width / 5 });
	await expect.poll(shown).toBe(15);
	expect(await asksOnClose(page)).toBe(true);
});

test("no link of the preview leads out of the form: the price note's, the instructions', a product's", async () => {
	const instructions = '<p><a href="https://elsewhere.example/">How to measure</a></p>';
	const priceNote = { priceNote: "plus shipping", priceNoteUrl: "https://elsewhere.example/shipping" };
	const { page } = await openSettings({ instructions, ...priceNote });
	const left: string[] = [];
	page.on("request", (request) => request.isNavigationRequest() && left.push(request.url()));
	await page.route("https://elsewhere.example/**", (route) => route.fulfill({ body: "elsewhere" }));
	await page.getByLabel("Name").fill("Unsaved");
	const finder = page.locator("wiper-finder");
	for (const link of ['[part~="price-note"] a', '[part~="product-link"]', '[part~="instructions"] a']) {
		await finder.locator(link).first().click();
	}
	await page.getByLabel("Name").press("End");
	expect(left).toEqual([]);
	expect(await page.getByLabel("Name").inputValue()).toBe("Unsaved");
});

test("Ctrl+S saves every field of the form, and nothing is unsaved afterwards", async () => {
	const { page, id } = await openSettings();
	const label = uniqueName("Saved");
	await page.getByLabel("Name").fill(label);
	await page.getByRole("combobox", { name: /Currency/ }).click();
	await page.keyboard.type("zloty");
	// The lists are loaded when they are first needed.
	await page.getByRole("option", { name: /zł/ }).waitFor();
	await page.keyboard.press("Enter");
	await page.getByRole("combobox", { name: /Country/ }).click();
	await page.keyboard.type("turk");
	await page.getByRole("option", { name: /Türkiye/ }).waitFor();
	await page.keyboard.press("Enter");
	await page.locator("#general").getByLabel("Language").selectOption("gr");
	await page.getByRole("switch", { name: "Allow cents" }).press("Space");
	await page.getByRole("textbox", { name: "Instructions" }).fill("Lift, swap, done.");
	await page.getByLabel("Out-of-stock products").selectOption("hide");
	await page.getByLabel("Title tag").selectOption("p");
	await page.getByRole("radio", { name: /^Bold/ }).check();
	await page.getByRole("combobox", { name: "Layout", exact: true }).selectOption("compact-left");
	await page.getByRole("slider", { name: "Title alignment" }).press("ArrowRight");
	await page.getByRole("switch", { name: "Car requests" }).click();
	await page.getByRole("switch", { name: "Search by Dutch number plate" }).click();
	await page.getByRole("switch", { name: "Search by VIN" }).click();
	await page.getByRole("switch", { name: "Search by VIN" }).click();
	await page.getByLabel("Shop product link").fill("https://shop.example/{sku}");
	await page.getByLabel("Price note", { exact: true }).fill(" incl. <b>VAT</b> ");
	await page.getByLabel("Price note link").fill("https://shop.example/shipping");
	await page.getByLabel("Allowed websites").fill("https://shop.example/some/page");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Control+s");
	// Base prices don't count in zloty. There are no special prices whose fate could be chosen.
	const question = page.getByRole("dialog", { name: "Change currency from € to zł?" });
	await question.getByText("Base prices are in euros and don't apply in zł.").waitFor();
	expect(await question.getByRole("radio").count()).toBe(0);
	await question.getByRole("button", { name: "Change currency" }).click();
	await expectToast(page, "Saved");
	await page.getByText("All changes saved").waitFor();
	expect(await readFinder(id)).toMatchObject({
		label,
		currency: "zł",
		countryId: 792,
		language: "gr",
		allowCents: true,
		outOfStock: "hide",
		carRequests: true,
		registrations: ["nl_plate"],
		instructions: "<p>Lift, swap, done.</p>",
		titleTag: "p",
		theme: "bold",
		layout: "compact-left",
		titleAlignment: 2,
		shopProductUrl: "https://shop.example/{sku}",
		priceNote: "incl. <b>VAT</b>",
		priceNoteUrl: "https://shop.example/shipping",
		allowedOrigins: ["https://shop.example"],
		version: 2,
	});
});

test("what is wrong is said at its field, and the first mistake has the focus", async () => {
	const { page, id } = await openSettings();
	await page.getByLabel("Name").fill("");
	await page.getByLabel("Primary colour", { exact: true }).fill("#12");
	await page.getByLabel("Shop product link").fill("javascript:alert(1)");
	await save(page);
	for (const sentence of ["This field is required.", "such as #1677ff", "starts with https://"]) {
		await page.getByText(sentence).first().waitFor();
	}
	expect(await page.getByLabel("Name").evaluate((input) => input === document.activeElement)).toBe(true);
	expect((await readFinder(id)).version).toBe(1);
});

test("what the server refuses lands on its field, too", async () => {
	const { page } = await openSettings();
	await page.route("**/admin/api/config/save/*", (route) =>
		route.fulfill({
			status: 400,
			json: {
				error: {
					code: "request.invalid_json",
					message: "Please check your entries.",
					fields: [{ path: "currency", code: "finders.currency_unknown" }],
				},
			},
		}),
	);
	await page.getByLabel("Name").fill(uniqueName("Rejected"));
	await save(page);
	await page.getByRole("main").getByText("Select a currency from the list.").waitFor();
	await expectToast(page, "Please check your entries.");
	const field = page.getByRole("combobox", { name: /Currency/ });
	expect(await field.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("two people at one configuration: who saves later is told so, and nobody's work is lost", async () => {
	const { page, id } = await openSettings();
	await page.getByLabel("Name").fill("Mine");
	await saveFinder({ ...(await readFinder(id)), topSellerText: "Theirs" });
	await save(page);
	const question = page.getByRole("alertdialog");
	await question.getByText("Someone else has saved changes").waitFor();
	expect(await readFinder(id)).toMatchObject({ topSellerText: "Theirs", version: 2 });
	await question.getByRole("button", { name: "Keep editing" }).click();
	await expect.poll(() => page.getByLabel("Top-seller text").inputValue()).toBe("Theirs");
	expect(await page.getByLabel("Name").inputValue()).toBe("Mine");
	await save(page);
	await expectToast(page, "Saved");
	expect(await readFinder(id)).toMatchObject({ label: "Mine", topSellerText: "Theirs", version: 3 });
});

test("what somebody else has saved is shown once the page is read again, and the next save is not refused", async () => {
	const { page, id } = await openSettings();
	await saveFinder({ ...(await readFinder(id)), topSellerText: "Theirs" });
	await comeBack(page);
	await expect.poll(() => page.getByLabel("Top-seller text").inputValue()).toBe("Theirs");
	await page.getByLabel("Name").fill("Mine");
	await save(page);
	await expectToast(page, "Saved");
	expect(await readFinder(id)).toMatchObject({ label: "Mine", topSellerText: "Theirs", version: 3 });
});

test("a newer version that can't be read is said, and what was typed stays", async () => {
	const { page, id } = await openSettings();
	await page.getByLabel("Name").fill("Mine");
	await saveFinder({ ...(await readFinder(id)), topSellerText: "Theirs" });
	await save(page);
	const question = page.getByRole("alertdialog");
	const newer = `**/admin/api/config/${id}`;
	await page.route(newer, (route) => route.abort());
	await question.getByRole("button", { name: "Keep editing" }).click();
	await question.waitFor({ state: "detached" });
	await expectToast(page, "The server can't be reached");
	expect(await page.getByLabel("Name").inputValue()).toBe("Mine");
	await page.unroute(newer);
	await save(page);
	await question.getByRole("button", { name: "Keep editing" }).click();
	await expect.poll(() => page.getByLabel("Top-seller text").inputValue()).toBe("Theirs");
});

test("the texts for visitors are in the configuration's language, as spelling checks and screen readers need it", async () => {
	const { page, id } = await openSettings({ language: "gr" });
	const langOf = (name: string) =>
		page.getByRole("textbox", { name, exact: true }).evaluate((node) => node.closest("[lang]")?.getAttribute("lang"));
	for (const name of ["Name", "Title", "Top-seller text", "Instructions", "Price note"])
		expect(await langOf(name)).toBe("el");
	expect(await langOf("Shop product link")).toBe("en");
	await page.goto(dashboard(`/c/instructions?finder=${id}`));
	await page.getByRole("textbox", { name: "Instructions", exact: true }).waitFor();
	expect(await langOf("Instructions")).toBe("el");
});

test("reloading after somebody else's save takes theirs", async () => {
	const { page, id } = await openSettings();
	await page.getByLabel("Name").fill("Mine");
	await saveFinder({ ...(await readFinder(id)), label: "Theirs" });
	await save(page);
	await page.getByRole("alertdialog").getByRole("button", { name: "Reload" }).click();
	await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Theirs");
	await page.getByText("All changes saved").waitFor();
});

test("unsaved changes are not left by accident, and are left on purpose", async () => {
	const { page } = await openSettings();
	await page.getByLabel("Name").fill("Unsaved");
	const leave = page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Configurations" });
	await leave.click();
	const question = page.getByRole("alertdialog");
	await question.getByRole("button", { name: "Stay" }).click();
	expect(await page.getByLabel("Name").inputValue()).toBe("Unsaved");
	await leave.click();
	await question.getByRole("button", { name: "Leave" }).click();
	await page.waitForURL(dashboard("/c"));
});

test("colours that can't be read and links without {sku} are warned of, and still saved", async () => {
	const { page, id } = await openSettings();
	await page.getByLabel("Label colour", { exact: true }).fill("#eeeeee");
	await page.getByText("Label colour is hard to read").waitFor();
	await page.getByLabel("Shop product link").fill("https://shop.example/wipers");
	await page.getByText("Without {sku}, every product links to the same page.").waitFor();
	await save(page);
	await expectToast(page, "Saved");
	expect(await readFinder(id)).toMatchObject({ labelColor: "#eeeeee" });
});

const choosePicture = (page: Page) =>
	page
		.getByLabel("Background image")
		.setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: Buffer.from(png()) });

test("a picture that is still being uploaded when Save is pressed is saved, too", async () => {
	const { page, id } = await openSettings();
	const release = await holdCall(page, "**/upload-image");
	await page.getByLabel("Name").fill("With a picture");
	await choosePicture(page);
	await save(page);
	release();
	await expectToast(page, "Saved");
	expect((await readFinder(id)).backgroundImage).toMatch(/^\/uploads\/images\/finder\//);
});

test("a save that waits for a picture stops if that can't be uploaded", async () => {
	const { page, id } = await openSettings();
	const saves: string[] = [];
	page.on("request", (request) => request.url().includes("/config/save/") && saves.push(request.url()));
	const release = await holdCall(page, "**/upload-image");
	await page.getByLabel("Name").fill("Without a picture");
	await page
		.getByLabel("Background image")
		.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
	await save(page);
	release();
	await expectToast(page, "The upload failed. Please check the uploaded file.");
	await page.getByText("Unsaved changes").waitFor();
	// The button can be pressed again a moment after the message.
	await expect.poll(async () => saves.length || save(page)).toBe(1);
	await expectToast(page, "Saved");
	expect(saves).toHaveLength(1);
	expect(await readFinder(id)).toMatchObject({ label: "Without a picture", backgroundImage: null });
});

test("leaving while a picture is being uploaded asks first", async () => {
	const { page } = await openSettings();
	const release = await holdCall(page, "**/upload-image");
	await choosePicture(page);
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Publish" }).click();
	release();
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	await page.getByRole("button", { name: "Remove image" }).waitFor();
});

test("a picture is uploaded, shown, saved and removed; what is no picture is refused in the specification's words", async () => {
	const { page, id } = await openSettings();
	const input = page.getByLabel("Background image");
	await input.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("<script>alert(1)</script>") });
	await expectToast(page, "The upload failed. Please check the uploaded file.");
	await choosePicture(page);
	const picture = page.locator("#shape img");
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-2\.webp$/);
	await expect(page.locator("wiper-finder img.image").getAttribute("srcset")).resolves.toMatch(/-2\.webp 2w$/);
	await save(page);
	await expectToast(page, "Saved");
	expect((await readFinder(id)).backgroundImage).toMatch(/^\/uploads\/images\/finder\/[0-9a-f]{64}-\d+x\d+\.png$/);
	await page.getByRole("button", { name: "Remove image" }).press("Enter");
	await input.and(page.locator(":focus")).waitFor();
	await page.keyboard.press("Control+s");
	await expect.poll(async () => (await readFinder(id)).backgroundImage).toBeNull();
});

test("the preview shows a car with its results, and each look on them at once", async () => {
	const { page } = await openSettings();
	const finder = page.locator("wiper-finder");
	const part = (name: string) => finder.locator(`[part~="${name}"]`);
	await part("product").first().waitFor();
	await page.getByLabel("Top-seller text", { exact: true }).pressSequentially("Be");
	await expect.poll(() => part("badge").innerText()).toBe("Be");
	await page.getByLabel("Primary colour", { exact: true }).fill("#0f766e");
	const color = () =>
		part("product-link")
			.first()
			.evaluate((link) => getComputedStyle(link).backgroundColor);
	await expect.poll(color).toBe("rgb(15, 118, 110)");
	expect(await part("price").first().innerText()).toMatch(/\d/);
});

test("on a phone the preview stays in sight while the form scrolls, and folds without losing the place", async () => {
	const { page } = await openSettings({}, { viewport: { width: 390, height: 844 } });
	const product = page.locator('wiper-finder [part~="product"]').first();
	await product.waitFor();
	await page.getByLabel("Shop product link", { exact: true }).scrollIntoViewIfNeeded();
	const stage = page.locator('[data-slot="preview-stage"]');
	const { y, height } = (await stage.boundingBox())!;
	expect(y).toBeGreaterThan(0);
	expect(y + height).toBeLessThan(844 * 0.6);
	const before = await page.evaluate(() => scrollY);
	expect(before).toBeGreaterThan(500);
	await page.getByRole("button", { name: "Preview", exact: true }).click();
	await expect.poll(() => stage.isVisible()).toBe(false);
	expect(await page.getByLabel("Shop product link", { exact: true }).isVisible()).toBe(true);
});

test("a disabled finder says why there is no preview", async () => {
	const { page } = await openSettings({ enabled: false });
	await page.getByText("This finder is disabled. Enable it and save to see it here.").waitFor();
});

test("who saves and goes on at once is not asked about changes: the page follows when they are saved", async () => {
	const { page, id } = await openSettings();
	const label = uniqueName("Saved on the way");
	const answer = await holdCall(page, "**/config/save/*");
	await page.getByLabel("Name").fill("First");
	await page.keyboard.press("Control+s");
	// What is typed while a save is under way is unsaved, and the next save's.
	await page.getByLabel("Top-seller text").fill("Typed meanwhile");
	answer();
	await expectToast(page, "Saved");
	await page.getByText("Unsaved changes").waitFor();
	expect(await page.getByLabel("Top-seller text").inputValue()).toBe("Typed meanwhile");
	await slowDown(page, "**/config/save/*");
	await page.getByLabel("Name").fill(label);
	await page.keyboard.press("Control+s");
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Assortments" }).first().click();
	await page.getByRole("region", { name: "Front" }).getByRole("switch").first().waitFor();
	expect(page.url()).toContain("/c/assortments");
	expect(await readFinder(id)).toMatchObject({ label, topSellerText: "Typed meanwhile", version: 3 });
});

test("who saves and goes on at once is asked where the save is refused", async () => {
	const { page } = await openSettings();
	await slowDown(page, "**/config/save/*", (route) => route.fulfill({ status: 500, json: {} }));
	await page.getByLabel("Name").fill("Never saved");
	await page.keyboard.press("Control+s");
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Assortments" }).first().click();
	await page.getByRole("alertdialog").getByRole("button").first().click();
	expect(page.url()).toContain("/c/settings");
	expect(await page.getByLabel("Name").inputValue()).toBe("Never saved");
});

test("who leaves while a save hangs is asked, and not left waiting", async () => {
	const { page } = await openSettings();
	const answer = await holdCall(page, "**/config/save/*");
	await page.getByLabel("Name").fill(uniqueName("Slow"));
	await page.keyboard.press("Control+s");
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Assortments" }).first().click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
	answer();
	await expectToast(page, "Saved");
	expect(page.url()).toContain("/c/settings");
});

test("who was asked while a save hung goes on when it is saved", async () => {
	const { page, id } = await openSettings();
	const label = uniqueName("Slow");
	const answer = await holdCall(page, "**/config/save/*");
	await page.getByLabel("Name").fill(label);
	await page.keyboard.press("Control+s");
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Assortments" }).first().click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).waitFor();
	answer();
	await page.getByRole("region", { name: "Front" }).getByRole("switch").first().waitFor();
	expect(await page.getByRole("alertdialog").count()).toBe(0);
	expect(await readFinder(id)).toMatchObject({ label });
});
