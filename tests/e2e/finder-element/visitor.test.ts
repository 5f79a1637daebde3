import type { Locator, Page } from "playwright-core";
import { extractText } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CATALOGUE_FILE } from "#scripts/demo/catalogue.ts";
import { barriers } from "#tests/support/barriers.ts";
import { type FileCar, readFitmentFile } from "#tests/support/fitment-file.ts";
import { selectByTyping } from "#tests/support/keyboard.ts";
import { mailsTo } from "#tests/support/mail.ts";
import { system } from "#tests/support/system.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { ADAPTER_UNIVERSAL, ADAPTER_UNKNOWN, type Shard } from "#worker/catalogue/fitment/shard.rules.ts";
import type { OutOfStock } from "#worker/finders/finder.rules.ts";
import { finderInputSchema } from "#worker/finders/finder.schema.ts";
import { reservedHeight } from "#worker/publishing/reserved-height.rules.ts";
import { divSnippet } from "#worker/publishing/snippet.rules.ts";
import { carWithResults, demoFinder, pickFirstCar, place, type Shop, script, startShop } from "./shop-page.ts";

const WIDTHS = [240, 320, 390, 768, 1024, 1440, 1600];

let shop: Shop;
let car: string;
const cars = readFitmentFile(CATALOGUE_FILE);

beforeAll(async () => {
	const { uuid } = await demoFinder();
	car = await carWithResults(uuid);
	const english = place(uuid).replace("<div", '<div data-locale="en"');
	const greek = place(uuid).replace("<div", '<div data-locale="el"');
	// Before the finders that tell of it are first read.
	const rows = [{ partKey: OUT, onHand: 0, version: null }];
	expect((await (await signedIn("supplier")).post("/admin/api/inventory/save", { rows })).status).toBe(200);
	const reserved = "<style>[data-wiper-finder] { min-block-size: 310px }</style>";
	shop = await startShop({
		"/": { body: english.replace("></", `>${CONTACT}</`) + script() },
		"/greek": { body: greek + script() },
		"/german": { body: place(uuid).replace("<div", '<div data-locale="de"') + script() },
		"/locale-tr": { body: place(uuid).replace("<div", '<div data-locale="tr"') + script() },
		"/locale-el": { body: greek + script() },
		"/framework": {
			body:
				english.replace("<div", '<div data-remember="false"') +
				`<wiper-finder finder="${uuid}" remember="false"></wiper-finder>${script()}`,
		},
		"/remembering": { body: english.replace("<div", "<div data-remember") + script() },
		"/two": { body: `${english}<wiper-finder finder="${uuid}" locale="en"></wiper-finder>${script()}` },
		"/rtl": { body: `<div dir="rtl">${english}</div>${script()}` },
		"/flex": { body: `<div style="display: flex; justify-content: center">${english}</div>${script()}` },
		"/marked": { body: (await telling("mark")) + script() },
		"/hidden": { body: (await telling("hide")) + script() },
		"/snippet": { body: `${divSnippet({ target: "finder", uuid })}<p>What follows</p>${script()}` },
		"/cover": { body: `${await covered()}<p>What follows</p>${script()}` },
		"/linked": {
			body: `${english.replace("<div", '<div style="min-height:100vh"')}<p>What follows</p>${script()}`,
		},
		"/reserved": { body: `${english}<p>What follows</p>${script()}`, head: reserved },
	});
});

afterAll(() => shop?.close());

const CONTACT = '<a slot="empty" href="/contact">Write to us</a>';
/** A packed set that the demo's supplier has none of. */
const OUT = "VTA-26-18";

/** The place of a new finder that does so with what is out of stock. */
async function telling(outOfStock: OutOfStock): Promise<string> {
	const input = finderInputSchema.parse({ label: `Out of stock: ${outOfStock}`, outOfStock });
	return place((await (await signedIn("shop")).post("/admin/api/config/save", input)).body.uuid);
}

/** The snippet of a new finder in a picture, with selects below each other. */
async function covered(): Promise<string> {
	const look = { bannerStyle: "cover", selectBoxLayout: "vertical", title: "<p>Which wipers fit your car?</p>" };
	const input = finderInputSchema.parse({ label: "In a picture", ...look });
	const { uuid } = (await (await signedIn("shop")).post("/admin/api/config/save", input)).body;
	return divSnippet({ target: "finder", uuid }, reservedHeight(input));
}

const finder = (page: Page) => page.locator("wiper-finder");
const part = (page: Page, name: string) => finder(page).locator(`[part~="${name}"]`);
const focused = (page: Page) =>
	page.evaluate(() => {
		let element = document.activeElement;
		while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
		return element?.id || element?.localName;
	});

/** A car of one variant: its model year leads directly to the car, and so does the one before. */
function plainCar(): FileCar {
	const isAlone = (one: Pick<FileCar, "make" | "model" | "year">) =>
		cars.filter(({ make, model, year }) => make === one.make && model === one.model && year === one.year).length === 1;
	const match = cars.find(
		(one) => /^[A-Za-z ]+$/.test(`${one.make} ${one.model}`) && isAlone(one) && isAlone({ ...one, year: one.year - 1 }),
	);
	if (!match) throw new Error("no plain car in the demo");
	return match;
}

test("the keyboard alone leads from the text box to the car", async () => {
	const { make, model, year } = plainCar();
	const { page, events } = await shop.visit("/");
	await part(page, "search-input").waitFor();
	while ((await focused(page)) !== "search") await page.keyboard.press("Tab");
	// No desktop browser shows it: without it the key of Android's keyboard leads to the next field.
	expect(await part(page, "search-input").getAttribute("enterkeyhint")).toBe("search");
	await page.keyboard.type(`${make} ${model} ${year}`.toLowerCase());
	await part(page, "hit").first().waitFor();
	await page.keyboard.press("ArrowDown");
	const reached = await part(page, "search-input").getAttribute("aria-activedescendant");
	expect(await finder(page).locator(`#${reached}`).getAttribute("aria-selected")).toBe("true");
	await confirmComposition(page);
	expect(await part(page, "hit").count()).toBeGreaterThan(0);
	await page.keyboard.press("Enter");
	await part(page, "results-title").waitFor();
	expect(await part(page, "results-title").innerText()).toContain(`${make} ${model} ${year}`);
	expect(await events()).toContain("vehicle");
});

/** The Enter that ends what an input method composes, as Safari tells of it: when nothing is composed any more. */
async function confirmComposition(page: Page): Promise<void> {
	const devTools = await page.context().newCDPSession(page);
	await devTools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Enter", windowsVirtualKeyCode: 229 });
	await devTools.detach();
}

test("frameworks write false as a text: then no car is remembered", async () => {
	const { page } = await shop.visit(`/framework?wf-vehicle=${car}`);
	await expect.poll(() => part(page, "results-title").count()).toBe(2);
	expect(await part(page, "forget-car").count()).toBe(0);
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("the keyboard alone leads through the selects, in the order in which they are read", async () => {
	const { page } = await shop.visit("/");
	await part(page, "select").first().waitFor();
	while ((await focused(page)) !== "brand") await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await finder(page).locator("select#model:enabled").waitFor();
	await page.keyboard.press("Tab");
	expect(await focused(page)).toBe("model");
});

test("in a narrow finder the keyboard passes years on its way to another one, and the form stays until it leaves", async () => {
	const { make, model, year } = plainCar();
	const { page } = await shop.visit("/", (page) => page.setViewportSize({ width: 390, height: 800 }));
	const [form, years] = [part(page, "panel"), finder(page).locator("select#year")];
	const select = async (name: string, label: string) => {
		await finder(page).locator(`select#${name} option`, { hasText: label }).first().waitFor({ state: "attached" });
		await finder(page).locator(`select#${name}`).selectOption({ label });
	};
	await select("brand", make);
	await select("model", model);
	await select("year", String(year));
	await form.waitFor({ state: "hidden" });
	await part(page, "change-car").click();
	await select("brand", make);
	await select("model", model);
	await years.focus();
	await selectByTyping(years, String(year));
	await part(page, "results-title").waitFor();
	await page.keyboard.press("ArrowDown");
	await part(page, "results-title")
		.getByText(String(year - 1))
		.waitFor();
	expect([await focused(page), await years.inputValue(), await form.isVisible()]).toEqual([
		"year",
		`${year - 1}`,
		true,
	]);
	await page.keyboard.press("Tab");
	await form.waitFor({ state: "hidden" });
	expect(await focused(page)).toBe("button");
});

test("Escape closes the list of cars, and changing the car starts at the brand", async () => {
	const { make, model, year } = plainCar();
	const { page } = await shop.visit("/");
	await part(page, "search-input").pressSequentially(make.slice(0, 3));
	await part(page, "hit").first().waitFor();
	await page.keyboard.press("Escape");
	expect(await part(page, "search-input").getAttribute("aria-expanded")).toBe("false");
	await part(page, "search-input").fill(`${make} ${model} ${year}`);
	await part(page, "hit").first().click();
	await part(page, "change-car").click();
	await expect.poll(() => focused(page)).toBe("brand");
	expect(await part(page, "car").count()).toBe(0);
	expect(await finder(page).locator("select#brand").inputValue()).toBe("");
});

test("a car is taken by a click or a tap, never by another button or by scrolling over it", async () => {
	const { make } = plainCar();
	const { page } = await shop.visit("/");
	// Linux pastes what was selected last at a click of the middle button.
	await page.getByRole("heading").first().selectText();
	await page.keyboard.press("Shift+ArrowLeft");
	await part(page, "search-input").fill(make);
	const hit = part(page, "hit").first();
	await hit.click({ button: "right" });
	await hit.click({ button: "middle" });
	expect(await finder(page).locator("#search").inputValue()).toBe(make);
	const { x, y } = (await hit.boundingBox())!;
	await page.mouse.move(x + 5, y + 5);
	await page.mouse.down();
	await page.mouse.move(x + 5, y - 100);
	await page.mouse.up();
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("Input.synthesizeScrollGesture", { x: x + 5, y: y + 5, yDistance: -100, gestureSourceType: "touch" });
	expect(await finder(page).locator("select#brand").inputValue()).toBe("");
	await part(page, "search-input").fill(make);
	await hit.click();
	expect(await finder(page).locator("select#brand").inputValue()).not.toBe("");
});

test.each([
	["tr", "silecek bilgisi", "SILECEK BILGISI"],
	["el", "größe", "GRÖSSE"],
])(
	"capitals and screen readers are told the language: %s, and German for what the shop has typed",
	async (locale, label, capitals) => {
		const { page } = await shop.visit(`/locale-${locale}`);
		await part(page, "select").first().waitFor();
		const look = { showLabel: true, label, labelCapitalized: true };
		await finder(page).evaluate((element, look) => Reflect.set(element, "preview", { look }), look);
		// The page's content as it is rendered.
		await expect.poll(() => part(page, "label").innerText()).toBe(capitals);
		const labels = await part(page, "field-label").evaluateAll((all) => all.map((one) => one.textContent ?? ""));
		expect(labels.length).toBeGreaterThan(2);
		expect(await part(page, "field-label").allInnerTexts()).toEqual(
			labels.map((text) => text.toLocaleUpperCase(locale)),
		);
		await finder(page).locator(`[lang="${locale}"] [part~="title"] [lang="de"]`).waitFor();
	},
);

/** Older browsers remember a module that failed until the page is loaded again. */
async function forgetsFailures(page: Page): Promise<boolean> {
	let requests = 0;
	await page.route("**/probe.js", (route) =>
		++requests === 1 ? route.abort() : route.fulfill({ contentType: "text/javascript", body: "" }),
	);
	// As a text: the test's own build would change an import.
	return page.evaluate<boolean>(`(async () => {
		const load = () => import("/probe.js").then(() => true, () => false);
		await load();
		return load();
	})()`);
}

test("what was typed goes when the visitor picks from the lists; the search loads when it is used, and again", async () => {
	let searchRequests = 0;
	const { page } = await shop.visit("/", (page) =>
		page.route(/\/search\.[\w-]+\.js$/, (route) => (++searchRequests === 1 ? route.abort() : route.continue())),
	);
	await page.waitForLoadState("networkidle");
	expect(searchRequests).toBe(0);
	await part(page, "search-input").focus();
	await expect.poll(() => searchRequests).toBe(1);
	if (!(await forgetsFailures(page))) await page.reload();
	let nameRequests = 0;
	await page.route("**/finder/v1/models/*", (route) => (++nameRequests === 1 ? route.abort() : route.continue()));
	await part(page, "search-input").fill("zeppelin");
	await part(page, "error").getByRole("button").click();
	await part(page, "none").waitFor();
	expect(await part(page, "error").count()).toBe(0);
	await finder(page).locator("select#brand").selectOption({ index: 1 });
	await expect.poll(() => part(page, "search-input").inputValue()).toBe("");
	expect(await part(page, "none").count()).toBe(0);
});

test("the search says what it did not understand, and never leaves a visitor without a way on", async () => {
	const { page } = await shop.visit("/");
	// A form for a missing car has text boxes, too.
	const box = page.locator("wiper-finder input#search");
	// Names of cars are no words to correct.
	expect(await box.evaluate((input) => [input.getAttribute("autocorrect"), Reflect.get(input, "spellcheck")])).toEqual([
		"off",
		false,
	]);
	await box.fill("zeppelin");
	await part(page, "none").waitFor();
	await box.fill("renolt");
	const question = part(page, "hit").getByText("Did you mean Renault?");
	expect(await question.evaluate((one) => one.closest("[translate=no]"))).toBeNull();
	await box.fill("golf 1965 wiper blades");
	await part(page, "ignored").getByText("wiper, blades").waitFor();
	expect(await part(page, "hit").first().innerText()).toMatch(/Volkswagen Golf\s+No 1965 model/);
	await box.fill("golf 7");
	await part(page, "hit").getByText("2013–2020").waitFor();
	await box.fill("bmw");
	await part(page, "hit").first().getByText("All models").waitFor();
	await box.press("Enter");
	await expect.poll(() => box.inputValue()).toBe("");
	await expect
		.poll(() =>
			page
				.locator("wiper-finder select#brand")
				.evaluate((one) => one instanceof HTMLSelectElement && one.selectedOptions[0]?.text),
		)
		.toBe("BMW");
});

/** The visitor looks at another page: then the finder tells what was done, in one beacon. */
const hide = (page: Page) =>
	page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));
		Reflect.deleteProperty(document, "visibilityState");
	});

test("a page that stays in sight tells of its visit after a quarter of a minute, and of the rest when it is left", async () => {
	const posts: unknown[] = [];
	let loaded = false;
	const { page, events } = await shop.visit("/", async (page) => {
		await page.clock.install();
		// Not beside the test, which may be slow.
		await page.clock.pauseAt(Date.now() + 1000);
		page.on("requestfinished", (request) => {
			loaded ||= request.url().includes("/rest.");
		});
		page.on("request", (request) => request.method() === "POST" && posts.push(request.postDataJSON()));
	});
	await expect.poll(events).toEqual(["ready"]);
	// The module that counts loads when the page is idle.
	await page.clock.runFor(100);
	await expect.poll(() => loaded).toBe(true);
	await page.clock.runFor(14_800);
	expect(posts).toEqual([]);
	await page.clock.runFor(300);
	await expect.poll(() => posts).toEqual([{ counts: { ready: 1 }, page: new URL(page.url()).origin }]);
	await pickFirstCar(page);
	await page.clock.runFor(60_000);
	expect(posts).toHaveLength(1);
	await hide(page);
	await expect.poll(() => posts).toMatchObject([{}, { counts: { vehicle: 1 } }]);
});

test("a click that opens the product's page at once is counted, although the finder's page has no idle moment left", async () => {
	const posts: unknown[] = [];
	const { page, events } = await shop.visit(`/?wf-vehicle=${car}`, async (page) => {
		page.on("request", (request) => request.method() === "POST" && posts.push(request.postDataJSON()));
		await page.addInitScript(() => {
			const whenIdle = window.requestIdleCallback;
			window.requestIdleCallback = (then) => (Reflect.get(window, "isBusy") ? 0 : whenIdle(then));
		});
	});
	await expect.poll(events).toEqual(["ready", "vehicle", "results"]);
	const product = part(page, "product-link").first();
	await product.evaluate((link) => {
		Reflect.set(window, "isBusy", true);
		link.addEventListener("click", (event) => event.preventDefault());
	});
	await product.click();
	await page.evaluate(() => dispatchEvent(new Event("pagehide")));
	await expect.poll(() => posts).toMatchObject([{ counts: { product_click: 1 } }]);
});

test("a name that no car has is counted once, however it was typed, and stays on the page", async () => {
	const posts: (string | null)[] = [];
	const { page } = await shop.visit("/", async (page) => {
		page.on("request", (request) => request.method() === "POST" && posts.push(request.postData()));
	});
	const missed = async () => {
		await hide(page);
		return posts.filter((body) => body?.includes("no_car"));
	};
	// A form for a missing car has text boxes, too.
	const box = page.locator("wiper-finder input#search");
	await box.pressSequentially("zeppelin", { delay: 30 });
	await part(page, "none").waitFor();
	await page.keyboard.press("Enter");
	await expect.poll(missed).toEqual([expect.stringContaining('"no_car":1')]);
	await page.keyboard.press("Enter");
	await box.fill("Zeppelin");
	await page.waitForTimeout(1500);
	expect(await missed()).toHaveLength(1);
	await finder(page).evaluate((element) => Reflect.set(element, "preview", {}));
	await box.fill("airship");
	await page.keyboard.press("Enter");
	await page.waitForTimeout(200);
	expect(await missed()).toHaveLength(1);
});

test("the complete answer is in one place: the bundle with its price and what is saved, its blades to scale, and the adapter", async () => {
	const { page } = await shop.visit("/");
	await part(page, "search-input").fill("skoda octavia 2016");
	await part(page, "hit").first().click();
	const bundle = part(page, "product").filter({ hasText: "Vantero Komplettset" });
	await bundle.waitFor();
	const first = part(page, "product").first();
	expect(await first.getByRole("heading").innerText()).toBe("Vantero Komplettset 26/18/13");
	const inCents = async (within: Locator, name: string) =>
		Number((await within.locator(`[part~="${name}"]`).innerText()).replace(/\D/g, ""));
	expect([await inCents(bundle, "price"), await inCents(bundle, "saved")]).toEqual([3000, 490]);
	expect(await bundle.locator("dl dd").count()).toBe(3);
	const widths = await bundle
		.locator("path.blade")
		.evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().width));
	expect(widths).toEqual(widths.toSorted((one, other) => other - one));
	expect(new Set(widths).size).toBe(3);
	const extras = part(page, "extra");
	const prices = await Promise.all((await extras.all()).map((extra) => inCents(extra, "price")));
	expect(prices).toHaveLength(1);
	const total = Number((await part(page, "together").innerText()).replace(/\D/g, ""));
	expect(total).toBe(3000 + (prices[0] ?? 0));
	const link = (within: Locator, name: string) => within.getByRole("link", { name }).getAttribute("href");
	expect(await link(extras, "View product")).toMatch(/^https?:/);
	expect(await link(first, "inkl. MwSt., zzgl. Versand")).toBe("https://nordlicht.example/versand");
	expect(await bundle.locator('[part~="product-link"]').count()).toBe(1);
	expect(await link(bundle, "View product")).toContain("NL-30026");
});

test("what is out of stock is marked or hidden as the shop wants, with the bundles that need it", async () => {
	const shown = async (path: string) => {
		const { page } = await shop.visit(path);
		await part(page, "search-input").fill("skoda octavia 2016");
		await part(page, "hit").first().click();
		await part(page, "product").first().waitFor();
		const texts = (await part(page, "product").allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
		return { texts, marked: texts.filter((text) => text.includes("Not available at the moment")) };
	};
	const usual = await shown("/");
	expect(usual.marked).toEqual([]);
	const { texts, marked } = await shown("/marked");
	expect(texts).toHaveLength(usual.texts.length);
	expect(marked).toHaveLength(3);
	for (const name of [/^2 × Vantero Aero One/, /^Vantero Komplettset/, /^Vantero Aero One/])
		expect(marked).toContainEqual(expect.stringMatching(name));
	const hidden = await shown("/hidden");
	expect(hidden.texts).toEqual(texts.filter((text) => !marked.includes(text)));
});

/** As a browser's page translation does: other nodes in the place of texts. */
const translate = (frame: Locator) =>
	frame.evaluate((element) => {
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		const texts: Node[] = [];
		while (walker.nextNode()) texts.push(walker.currentNode);
		for (const text of texts) {
			if (!text.textContent?.trim() || text.parentElement?.closest("[translate=no]")) continue;
			const font = document.createElement("font");
			font.append(text.textContent);
			text.parentNode?.replaceChild(font, text);
		}
	});

/** All that a finder shows, of one car after another, and after each change. */
async function shownInTurn(frame: Locator, afterEach?: (frame: Locator) => Promise<unknown>): Promise<string[]> {
	const shown: string[] = [];
	const note = async (name: string, text: string) => {
		await frame.locator(name, { hasText: text }).first().waitFor();
		// Forms load when they are first shown.
		await expect.poll(() => frame.textContent()).not.toContain("Loading…");
		shown.push((await frame.textContent()) ?? "");
		await afterEach?.(frame);
	};
	const search = (text: string) => frame.locator("#search").fill(text);
	const select = async (text: string, name: string) => {
		await search(text);
		await frame.locator(".hit").first().click();
		await note(".results-title", name);
	};
	const dontKnow = async (sizes: string) => {
		await frame.locator(".questions .answer").last().click();
		await note(".fits-if", sizes);
	};
	for (const [text, nearest] of [
		["renolt", "Renault?"],
		["Citrone Daily", "Citroën?"],
	] as const) {
		await search(text);
		await note(".hit", nearest);
	}
	await search("golf 7");
	await note(".hit", "2013–2020");
	await search("golf 1965 wiper blades");
	await note(".ignored", "wiper, blades");
	await select("skoda octavia 2016", "Octavia");
	await frame.locator("#series").selectOption({ index: 2 });
	await note(".first .product-title", "Vantero Classic");
	await frame.locator("#year").selectOption("2012");
	await note(".results-title", "2012");
	await select("ford galaxy 1995", "Galaxy");
	await dontKnow("Passenger");
	await select("chevrolet tahoe 2015", "Tahoe");
	await dontKnow("Rear");
	await select("citroen c3 2009", "C3");
	await select("fiat panda 2012", "Panda");
	return shown;
}

test("a finder that the browser has translated shows what is selected now, nothing of what was before", async () => {
	const { page } = await shop.visit("/two");
	await expect.poll(() => page.locator("wiper-finder #search").count()).toBe(2);
	const usual = await shownInTurn(part(page, "frame").last());
	expect(await shownInTurn(part(page, "frame").first(), translate)).toEqual(usual);
});

test("results are announced, sets can be narrowed to one series, and lead to the shop with a sku", async () => {
	const { page, events } = await shop.visit(`/?wf-vehicle=${car}`);
	await part(page, "product").first().waitFor();
	const count = await part(page, "product").count();
	await expect
		.poll(() => finder(page).locator('[part~="outcome"] [role="status"]').innerText())
		.toMatch(new RegExp(`^Wipers for .+\\. ${count} matching products`));
	await page.getByRole("search", { name: "Search for your car" }).waitFor();
	expect(await part(page, "price").first().innerText()).toMatch(/\d/);
	const href = (await part(page, "product-link").first().getAttribute("href")) ?? "";
	expect(href).toMatch(/^https?:/);
	expect(href).not.toContain("{sku}");
	// VoiceOver takes a list without markers for none.
	expect(await part(page, "products").evaluateAll((lists) => lists.filter((list) => list.role !== "list"))).toEqual([]);
	const series = finder(page).locator("select#series");
	const options = await series.locator("option").count();
	expect(options).toBeGreaterThan(2);
	await series.selectOption({ index: 2 });
	const fewer = await part(page, "product").count();
	expect(fewer).toBeLessThan(count);
	const name = await series.locator("option").nth(2).innerText();
	expect(await finder(page).locator('[part~="outcome"] [role="status"]').innerText()).toMatch(
		new RegExp(`${name}.+ ${fewer} matching product`),
	);
	await part(page, "product-link")
		.first()
		.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
	await part(page, "product-link").first().click();
	expect(await events()).toEqual(["ready", "vehicle", "results", "product-click"]);
});

test("a page's first results are drawn in parts, so that no task is long; later ones at once", async () => {
	const { page } = await shop.visit("/");
	const products = part(page, "product");
	await part(page, "search-input").waitFor();
	const productsAtEvent = () =>
		finder(page).evaluate(async (element: HTMLElement & { open(car: string): void; reset(): void }, car) => {
			element.reset();
			await new Promise((resolve) => {
				element.addEventListener("wf-results", resolve, { once: true });
				element.open(car);
			});
			return element.shadowRoot?.querySelectorAll(".product").length;
		}, car);
	expect(await productsAtEvent()).toBe(0);
	await part(page, "group-title").first().waitFor();
	const all = await products.count();
	expect(all).toBeGreaterThan(2);
	expect(await productsAtEvent()).toBe(all);
});

test("on paper no product is cut in two, wherever the page ends", async () => {
	const { page } = await shop.visit(`/?wf-vehicle=${car}`);
	await part(page, "product").first().waitFor();
	const timesIn = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
	for (let height = 600; height < 700; height += 20) {
		const { text } = await extractText(new Uint8Array(await page.pdf({ width: "600px", height: `${height}px` })));
		// Of each product its sizes and its link, which is below them.
		const products = text.map((sheet) => [timesIn(sheet, /Driver/g), timesIn(sheet, /Driver[^D]*?View/g)]);
		expect([height, products.filter(([begun, whole]) => begun !== whole)]).toEqual([height, []]);
		expect(products.flat().some(Boolean)).toBe(true);
	}
});

/** A car that is asked for the driver's and the passenger's sizes. */
async function openCarWithQuestions(page: Page): Promise<FileCar["options"]> {
	const open = cars.find(
		({ options: [only, ...others], variant }) =>
			variant === "||" &&
			others.length === 0 &&
			[only?.driver, only?.passenger].every((sizes) => sizes && sizes.length > 1),
	);
	if (!open) throw new Error("no car of the demo has alternatives");
	await part(page, "search-input").fill(`${open.make} ${open.model} ${open.year}`);
	await part(page, "hit").first().click();
	await answersTo(page, "driver").first().waitFor();
	return open.options;
}

const answersTo = (page: Page, name: string) =>
	finder(page).locator("label", { has: page.locator(`input[name="${name}"]`) });

test("the last answer leads to what fits, also the first time", async () => {
	const { page } = await shop.visit("/german");
	await openCarWithQuestions(page);
	await answersTo(page, "driver").first().click();
	await answersTo(page, "passenger").first().click();
	await finder(page).locator('[part~="first"] [tabindex]:focus, [part~="group-title"]:focus').waitFor();
});

test("what is loaded by itself after a failure leaves the focus where the visitor types by then", async () => {
	const { page } = await shop.visit("/");
	await page.route("**/finder/v1/shards/*", (route) => route.abort());
	const brand = finder(page).locator("select#brand");
	await brand.selectOption({ index: 1 });
	const retry = part(page, "error").getByRole("button");
	const second = page.waitForEvent("requestfailed");
	await retry.click();
	await second;
	await retry.waitFor();
	await page.unroute("**/finder/v1/shards/*");
	await part(page, "search-input").fill("go");
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await finder(page).locator("select#model option").nth(1).waitFor({ state: "attached" });
	expect(await part(page, "search-input").evaluate((box) => box.matches(":focus"))).toBe(true);
});

test("a linked car's results take the place of their outline", async () => {
	const { page } = await shop.visit(`/?wf-vehicle=${car}`, (page) =>
		page.addInitScript(() => {
			const seen: string[] = [];
			Reflect.set(window, "seen", seen);
			const look = () => {
				const root = document
					.querySelector("[data-wiper-finder]")
					?.shadowRoot?.querySelector("wiper-finder")?.shadowRoot;
				const now =
					root?.querySelector(".car") && (root.querySelector(".outcome .skeleton, .product")?.className ?? "nothing");
				if (now && seen.at(-1) !== now) seen.push(now);
				requestAnimationFrame(look);
			};
			look();
		}),
	);
	await part(page, "group-title").first().waitFor();
	const seen: string[] = await page.evaluate(() => Reflect.get(window, "seen"));
	expect(seen).not.toContain("nothing");
	expect(seen.at(-1)).toMatch(/^product/);
});

test("a visitor is asked for sizes, is shown how to measure, and goes on without knowing them", async () => {
	const { page, events } = await shop.visit("/german");
	const [option] = await openCarWithQuestions(page);
	const answers = (name: string) => answersTo(page, name);
	expect(await part(page, "product").count()).toBe(0);
	const texts = (await answers("driver").allInnerTexts()).map((text) => text.replace(/\s/g, " "));
	expect(texts).toHaveLength((option?.driver.length ?? 0) + 1);
	expect(texts[0]).toMatch(/^[\d,]+ cm \/ \d+″$/);
	const widths = await answers("driver")
		.locator("path")
		.evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().width));
	expect(widths).toEqual(widths.toSorted((a, b) => a - b));
	expect(new Set(widths).size).toBe(option?.driver.length);
	await part(page, "measure").locator("summary").click();
	await part(page, "measure").locator("svg").waitFor();
	for (const answer of await answers("driver").all()) {
		expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	}

	await answers("driver").last().click();
	await finder(page).locator('input[name="passenger"]:focus').first().waitFor();
	await page.keyboard.press("Space");
	await part(page, "product").first().waitFor();
	await page.keyboard.press("Enter");
	await expect
		.poll(() =>
			part(page, "group-title")
				.first()
				.evaluate((title) => title.matches(":focus")),
		)
		.toBe(true);
	const sizes = (await part(page, "fits-if").allInnerTexts()).map((text) => Number(/(\d+)″/.exec(text)?.[1]));
	expect([...new Set(sizes)].sort()).toEqual(option?.driver.toSorted());
	expect(await part(page, "product").count()).toBeGreaterThanOrEqual(sizes.length);
	expect(await events()).toEqual(["ready", "vehicle", "results"]);
	expect(await barriers(page, { within: "[data-wiper-finder]" })).toEqual([]);

	await answers("driver").first().click();
	await expect.poll(() => part(page, "fits-if").count()).toBe(0);
	expect(await part(page, "product").count()).toBeGreaterThan(0);
});

test("answers that differ in the universal adapter alone say so", async () => {
	const { page } = await shop.visit(`/?wf-vehicle=${car}`, (page) =>
		page.route("**/finder/v1/shards/*", async (route) => {
			const response = await route.fetch();
			const shard: Shard = await response.json();
			for (const [, , variants] of shard.models)
				for (const [, , , , spans] of variants) for (const span of spans) span[2] = [0, 1];
			const both = [ADAPTER_UNIVERSAL, ADAPTER_UNKNOWN];
			await route.fulfill({ response, json: { ...shard, options: both.map((adapter) => [[26], [18], [], adapter]) } });
		}),
	);
	await finder(page).locator(".questions .answer").first().waitFor();
	const answers = await finder(page).locator(".questions .answer").allInnerTexts();
	expect(answers[0]).toContain("adapter");
	expect(answers[1]).not.toContain("adapter");
});

test("a visitor says which connector the arm has, once: the adapter for it is bought along, and kept with the car", async () => {
	const posts: { vehicle?: string; arm?: number }[] = [];
	const { page, problems, events } = await shop.visit("/remembering", async (page) => {
		page.on("request", (request) => request.method() === "POST" && posts.push(request.postDataJSON()));
	});
	const answers = async (leave: () => Promise<unknown>) => {
		await leave();
		return posts.flatMap(({ vehicle, arm }) => (vehicle ? [[vehicle, arm]] : []));
	};
	await part(page, "search-input").fill("zastava yugo 45 1988");
	await part(page, "hit").first().click();
	const question = part(page, "connector");
	await question.getByText("Which connector does the arm have?").first().click();
	const arms = question.getByRole("radio");
	expect(await arms.count()).toBe(9);
	const third = arms.nth(2);
	expect(await third.evaluate((radio) => Reflect.get(radio, "labels")[0].innerText)).toContain("Side pin, 22\u00a0mm");
	for (const answer of await part(page, "arms").locator("label").all())
		expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	expect(await barriers(page, { within: "[data-wiper-finder]" })).toEqual([]);

	await page.setViewportSize({ width: 320, height: 800 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

	// Some browsers don't draw what is folded away.
	await question.evaluate((one) => {
		const [root, sheet] = [one.getRootNode(), new CSSStyleSheet()];
		sheet.replaceSync("details:not([open]) > :not(summary) { display: none }");
		if (root instanceof ShadowRoot) root.adoptedStyleSheets.push(sheet);
	});
	// By keyboard: the arrows choose on their way, Enter goes on.
	await arms.first().focus();
	await page.keyboard.press("Enter");
	expect(await question.getAttribute("open")).not.toBeNull();
	await page.keyboard.press("Space");
	// The visitor goes to look at the car: it was a guess.
	expect(await answers(() => hide(page))).toEqual([]);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	expect(await third.isChecked()).toBe(true);
	await page.keyboard.press("Enter");
	await expect.poll(() => question.locator("summary").evaluate((summary) => summary.matches(":focus"))).toBe(true);
	const bought = () => part(page, "extra").allInnerTexts();
	expect(await bought()).toEqual([expect.stringContaining("Brisalux Side pin 22")]);
	expect(await part(page, "together").innerText()).toContain("25.00");
	expect((await events()).slice(0, 3)).toEqual(["ready", "vehicle", "results"]);
	const leave = () => page.evaluate(() => dispatchEvent(new Event("pagehide")));
	await expect.poll(() => answers(leave)).toEqual([[expect.stringMatching(/-1988$/), 3]]);

	posts.length = 0;
	await page.reload();
	await expect.poll(bought).toEqual([expect.stringContaining("Brisalux Side pin 22")]);
	// What a page breaks of the evidence ends nothing.
	await page.evaluate(() => {
		document.addEventListener = () => {
			throw new Error("patched");
		};
	});
	await question.getByText("Change connector").click();
	await part(page, "arms").getByText("Push button, 19 mm").click();
	await finder(page).getByRole("status").getByText("We have no adapter for this connector.").waitFor();
	expect([await bought(), await part(page, "together").count()]).toEqual([[], 0]);
	expect(await page.getByText("The adapter for this car is not known.").count()).toBe(0);
	await question.getByText("Change connector").click();
	await part(page, "arms").getByText("I don't know").click();
	await page.getByText("The adapter for this car is not known.").waitFor();
	// What was remembered or isn't known is no answer.
	expect(await answers(leave)).toEqual([]);
	expect(problems).toEqual([]);
});

test.each(["light", "dark"] as const)("an accessibility checker finds no issues, in style %s", async (style) => {
	const { page } = await shop.visit(`/?wf-vehicle=${car}`);
	await part(page, "product").first().waitFor();
	await finder(page).evaluate((element, style) => Reflect.set(element, "preview", { look: { style } }), style);
	// When what works the look out has loaded.
	await expect.poll(() => part(page, "root").evaluate((root) => getComputedStyle(root).colorScheme)).toBe(style);
	await part(page, "search-input").fill("a");
	await part(page, "hit").first().waitFor();
	expect(await barriers(page, { within: "[data-wiper-finder]" })).toEqual([]);
});

test.each(["/", "/greek"])(
	"on %s nothing sticks out, from 240 to 1600 pixels and on twice the text size",
	async (path) => {
		const { page } = await shop.visit(`${path}?wf-vehicle=${car}`);
		await part(page, "product").first().waitFor();
		for (const fontSize of ["16px", "32px"]) {
			await finder(page).evaluate(
				(element, size) => element.setAttribute("style", `--wf-font-size: ${size}`),
				fontSize,
			);
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 800 });
				const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
				expect(excess, `${width} px, ${fontSize}`).toBeLessThanOrEqual(0);
			}
		}
	},
);

test.each([
	["/", "18px"],
	["/german", "18px"],
	["/greek", "16px"],
])("on %s no select cuts its text off in a window of 240 pixels, at %s", async (path, fontSize) => {
	const { page } = await shop.visit(path);
	await page.setViewportSize({ width: 240, height: 800 });
	await part(page, "select").first().waitFor();
	await finder(page).evaluate((element, size) => element.setAttribute("style", `--wf-font-size: ${size}`), fontSize);
	const missing = await finder(page)
		.locator("select")
		.evaluateAll((selects) =>
			selects.map((select) => {
				const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
				const canvas = Object.assign(document.createElement("canvas").getContext("2d")!, { font });
				const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
				return Math.max(0, canvas.measureText(select.querySelector("option")!.text).width - room);
			}),
		);
	expect(missing).toEqual([0, 0, 0]);
});

/** As in browsers without container queries and units and `:has()`. */
const makeOlder = (page: Page) =>
	finder(page).evaluate(({ shadowRoot }) => {
		for (const sheet of shadowRoot?.adoptedStyleSheets ?? []) {
			const rules = [...sheet.cssRules].map(({ cssText }) => cssText);
			sheet.replaceSync(rules.join("").replace(/@container|cqi|:has(?=\()/g, "$&-unknown"));
		}
	});

test("everything to press is large enough for a thumb, and free in older browsers", async () => {
	const { page } = await shop.visit(`/?wf-vehicle=${car}`);
	await part(page, "product").first().waitFor();
	for (const target of await finder(page).locator("button, select, input, a.button").all()) {
		const box = await target.boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(24);
	}
	await finder(page).evaluate((element) => Reflect.set(element, "preview", { look: { theme: "bold" } }));
	await page.locator("[theme=bold]").waitFor();
	await makeOlder(page);
	for (const link of await part(page, "product-link").all()) await link.click({ trial: true });
	const styleOf = (name: string, property: string) =>
		part(page, name).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
	expect(await styleOf("frame", "padding-left")).not.toBe("0px");
	expect(await styleOf("outcome", "background-color")).toBe("rgb(255, 255, 255)");
});

test("on a page written from right to left the form begins at the right", async () => {
	const { page } = await shop.visit("/rtl");
	await part(page, "select").first().waitFor();
	const [brand, year] = await Promise.all(["brand", "year"].map((id) => finder(page).locator(`#${id}`).boundingBox()));
	expect(brand?.x ?? 0).toBeGreaterThan(year?.x ?? 0);
	const texts = await finder(page).evaluate(({ shadowRoot }) => {
		const label = shadowRoot!.querySelector(".field-label")!;
		const { textAlign, unicodeBidi } = getComputedStyle(label);
		return [textAlign, unicodeBidi];
	});
	expect(texts).toEqual(["right", "plaintext"]);
	await page.setViewportSize({ width: 390, height: 800 });
	await page.locator("[data-wiper-finder]").evaluate((div, car) => div.setAttribute("data-vehicle", car), car);
	const product = part(page, "product").last();
	const [image, buy] = await Promise.all([".product-image", ".buy"].map((one) => product.locator(one).boundingBox()));
	expect(image!.x).toBeGreaterThanOrEqual(buy!.x + buy!.width);
});

test("in a flex row it takes the room there is", async () => {
	const { page } = await shop.visit("/flex");
	await part(page, "select").first().waitFor();
	expect((await finder(page).boundingBox())?.width).toBeGreaterThan(500);
});

const LOOKS: [look: object, part: string, property: string, value: RegExp][] = [
	[{ titleColor: "#8b0000" }, "title", "color", /139, 0, 0/],
	[{ titleAlignment: 3 }, "title", "text-align", /end/],
	[{ showLabel: true, label: "Wipers", labelColor: "#336699" }, "label", "color", /51, 102, 153/],
	[{ showLabel: true, label: "Wipers", labelCapitalized: true }, "label", "text-transform", /uppercase/],
	[{ backgroundColor: "#fffbe6" }, "frame", "background-color", /255, 251, 230/],
	[{ style: "dark" }, "frame", "background-color", /22, 24, 29/],
	[{ borderRadius: 33 }, "frame", "border-top-left-radius", /33px/],
	[{ bannerPadding: 7 }, "frame", "padding-top", /7px/],
	[{ bannerStyle: "plain" }, "frame", "box-shadow", /none/],
	[{ bannerStyle: "card" }, "frame", "box-shadow", /rgba/],
	[{ imageBorderRadius: 21 }, "product-image", "border-top-left-radius", /21px/],
	[{ primaryColor: "#0f766e" }, "product-link", "background-color", /15, 118, 110/],
	[{ primaryColor: "#0f766e", buttonStyle: "outline" }, "product-link", "border-top-color", /15, 118, 110/],
	[{ primaryColor: "#0f766e", buttonStyle: "soft" }, "product-link", "color", /15, 118, 110/],
	[{ selectBoxAlignment: 2 }, "selects", "justify-self", /center/],
];

test("every look shows at once in the preview, and nothing is said or counted meanwhile", async () => {
	const counted: (string | null)[] = [];
	const { page, events } = await shop.visit(`/?wf-vehicle=${car}`, async (page) => {
		page.on("request", (request) => request.method() === "POST" && counted.push(request.postData()));
	});
	await expect.poll(events).toHaveLength(3);
	const before = await events();
	for (const [look, name, property, value] of LOOKS) {
		await finder(page).evaluate(
			(element, look) => Reflect.set(element, "preview", { look: { showLabel: true, ...look }, title: ["A title"] }),
			look,
		);
		const shown = () =>
			part(page, name)
				.first()
				.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
		await expect.poll(shown, { message: JSON.stringify(look) }).toMatch(value);
	}
	expect(await events()).toEqual(before);
	await hide(page);
	await expect
		.poll(() => counted.map((body) => JSON.parse(body ?? "")))
		.toMatchObject([{ counts: { ready: 1, vehicle: 1, results: 1 } }]);
	// A preview from the start, as in the dashboard.
	await finder(page).evaluate((element, car) => {
		const values = { finder: element.getAttribute("finder"), vehicle: car, preview: {}, id: "preview" };
		document.body.appendChild(Object.assign(document.createElement("wiper-finder"), values));
	}, car);
	const changeCar = page.locator('#preview [part~="change-car"]');
	await changeCar.click();
	await changeCar.waitFor({ state: "detached" });
});

test("a remembered car that is gone is said once; it goes by itself, and when the page stops remembering", async () => {
	const { page } = await shop.visit("/remembering", (page) =>
		page.addInitScript(() => localStorage.setItem("wiper-finder:car", "999999-2016 1 {}")),
	);
	const div = page.locator("[data-wiper-finder]");
	const storedCar = () => page.evaluate(() => localStorage.getItem("wiper-finder:car")?.split(" ")[0] ?? null);
	const missing = part(page, "notice");
	await missing.waitFor();
	expect(await storedCar()).toBeNull();
	await div.evaluate((element, car) => element.setAttribute("data-vehicle", car), car);
	await part(page, "product").first().waitFor();
	expect(await storedCar()).toBe(car);
	await div.evaluate((element) => element.setAttribute("data-vehicle", "999998-2016"));
	await missing.waitFor();
	expect(await storedCar()).toBe(car);
	// A framework that keeps the div for something else takes all attributes.
	const node = page.locator("#wiper-finder");
	const uuid = await node.evaluate((element) => {
		const uuid = element.getAttribute("data-wiper-finder") ?? "";
		for (const name of ["remember", "vehicle", "wiper-finder"]) element.removeAttribute(`data-${name}`);
		return uuid;
	});
	await finder(page).waitFor({ state: "detached" });
	expect(await storedCar()).toBe(car);
	await node.evaluate((element, uuid) => {
		element.setAttribute("data-remember", "");
		element.setAttribute("data-wiper-finder", uuid);
	}, uuid);
	await part(page, "product").first().waitFor();
	await div.evaluate((element) => element.removeAttribute("data-remember"));
	await expect.poll(storedCar).toBeNull();
	// Vue asks that before it sets an attribute without a value.
	expect(await page.evaluate(() => typeof Reflect.get(document.createElement("wiper-finder"), "remember"))).toBe(
		"boolean",
	);
});

test("a page that may remember only once its visitor agrees opens the remembered car then, unless the visitor has begun", async () => {
	const { page: earlier } = await shop.visit(`/remembering?wf-vehicle=${car}`);
	await part(earlier, "product").first().waitFor();
	const stored = await earlier.evaluate(() => localStorage.getItem("wiper-finder:car") ?? "");
	const visit = async (begin: (page: Page) => Promise<unknown>, waitMs = 0) => {
		const { page, events } = await shop.visit("/", async (page) => {
			await page.addInitScript((stored) => localStorage.setItem("wiper-finder:car", stored), stored);
			await page.route(/\/finder\/v1\/[0-9a-f-]{36}\?/, async (route) => {
				await new Promise((resolve) => setTimeout(resolve, waitMs));
				await route.continue().catch(() => {});
			});
		});
		await begin(page);
		await page.locator("[data-wiper-finder]").evaluate((div) => div.setAttribute("data-remember", ""));
		return { page, events };
	};
	// With the form there, and while it loads.
	for (const { page, events } of [
		await visit((page) => part(page, "select").first().waitFor()),
		await visit((page) => finder(page).waitFor(), 500),
	]) {
		await part(page, "product").first().waitFor();
		expect(await events()).toEqual(["ready", "vehicle", "results"]);
	}
	for (const begin of [
		(page: Page) => finder(page).locator("select#brand").selectOption({ index: 2 }),
		(page: Page) => part(page, "search-input").fill("golf"),
	]) {
		const { page, events } = await visit(begin);
		await page.waitForTimeout(300);
		expect(await events()).toEqual(["ready"]);
	}
});

test("what is set on the div later is followed, and another language keeps the car", async () => {
	const { page, events } = await shop.visit("/");
	await part(page, "select").first().waitFor();
	const div = page.locator("[data-wiper-finder]");
	await part(page, "search-input").fill("golf");
	await div.evaluate((element, car) => element.setAttribute("data-vehicle", car), car);
	await part(page, "product").first().waitFor();
	expect(await part(page, "search-input").inputValue()).toBe("");
	const year = await finder(page).locator("select#year").inputValue();
	await div.evaluate((element) => element.setAttribute("data-locale", "de"));
	await finder(page).getByText("Marke", { exact: true }).waitFor();
	expect(await finder(page).locator("select#year").inputValue()).toBe(year);
	expect(await part(page, "product").count()).toBeGreaterThan(1);
	expect(await events()).toEqual(["ready", "vehicle", "results"]);
	// Both at once, as frameworks do: the page's address has only said the first car.
	await div.evaluate((element, car) => {
		history.replaceState(null, "", `?wf-vehicle=${car}`);
		element.setAttribute("data-locale", "en");
		element.setAttribute("data-vehicle", "999999-2016");
	}, car);
	await part(page, "notice").getByText("We no longer have this car").waitFor();
});

test("a page's code waits for the finder, opens a car, resets it, and hears of cars and prices in words", async () => {
	const { page } = await shop.visit("/");
	await page.evaluate(() => customElements.whenDefined("wiper-finder"));
	await part(page, "search-input").fill("golf");
	const heard = await page.evaluate(async (car) => {
		const div = document.querySelector("[data-wiper-finder]")!;
		const finder = Reflect.get(customElements.get("wiper-finder")!, "of")(div);
		// At once: it takes back what was to be opened.
		finder.open("1-2000");
		finder.reset();
		await finder.ready;
		const results = new Promise<Event>((resolve) => document.addEventListener("wf-results", resolve, { once: true }));
		finder.open(car);
		const event = await results;
		return { isOfDiv: event.target === div, detail: Reflect.get(event, "detail") };
	}, car);
	expect(heard.isOfDiv).toBe(true);
	expect(await part(page, "search-input").inputValue()).toBe("");
	expect(heard.detail.car).toMatchObject({ id: car, year: Number(car.split("-")[1]) });
	const [product] = heard.detail.products;
	expect(product).toMatchObject({ amount: product.price / 100, currency: "EUR" });
	expect(product.imageUrl).toMatch(new RegExp(`^${system.worker}/uploads/`));
	await page.locator("[data-wiper-finder]").evaluate((div) => {
		Reflect.get(customElements.get("wiper-finder")!, "of")(div).reset();
	});
	await part(page, "car").waitFor({ state: "detached" });
	expect(await finder(page).locator("select#brand").inputValue()).toBe("");
});

test("selects stand side by side, below each other or close together, as the shop wants", async () => {
	const { page } = await shop.visit("/");
	await part(page, "select").first().waitFor();
	const boxOf = async (id: string) => (await finder(page).locator(`#${id}`).boundingBox())!;
	/** Shows a look: the first time when the module that works out looks has loaded. */
	const show = (look: object) =>
		finder(page).evaluate((element, look) => Reflect.set(element, "preview", { look }), look);
	/** From the brand's select to the model's. */
	const step = async () => {
		const [brand, model] = [await boxOf("brand"), await boxOf("model")];
		return [model.x - brand.x, model.y - brand.y] as const;
	};
	const directions = async () => (await step()).map(Math.sign);
	await show({ selectBoxLayout: "horizontal", layout: "wide" });
	await expect.poll(directions).toEqual([1, 0]);
	await show({ selectBoxLayout: "vertical" });
	await expect.poll(directions).toEqual([0, 1]);
	const [, height] = await step();
	await show({ selectBoxLayout: "compact" });
	await expect.poll(async () => (await step())[1]).toBeLessThan(height);
	await show({ layout: "compact-left" });
	await expect.poll(async () => (await boxOf("brand")).width).toBeLessThan(400);
	const { x: left } = await boxOf("brand");
	await show({ layout: "compact-right" });
	await expect.poll(async () => (await boxOf("brand")).x).toBeGreaterThan(left + 300);
});

test("a bootstrap of the release before looks as it did: its title and its corners", async () => {
	const { page } = await shop.visit("/", (page) =>
		page.route(/\/finder\/v1\/[0-9a-f-]{36}\?/, async (route) => {
			const response = await route.fetch();
			const { look, appearance, ...boot } = await response.json();
			const { theme, ...older } = look;
			for (const name of Object.keys(appearance.light))
				if (/^frame|title-size|(small|medium)-radius/.test(name)) delete appearance.light[name];
			Object.assign(appearance.light, { "title-color": "#0a7d33", radius: "8px" });
			await route.fulfill({ response, json: { ...boot, title: ["Wipers"], look: older, appearance } });
		}),
	);
	const styleOf = (name: string) =>
		part(page, name)
			.first()
			.evaluate((element) => {
				const { color, fontSize, borderTopLeftRadius } = getComputedStyle(element);
				return { color, size: Number.parseFloat(fontSize), corner: borderTopLeftRadius };
			});
	await part(page, "select").first().waitFor();
	const [title, root] = [await styleOf("title"), await styleOf("root")];
	expect(title.color).toBe("rgb(10, 125, 51)");
	expect(title.size).toBeGreaterThanOrEqual(1.25 * root.size);
	expect(await part(page, "root").getAttribute("theme")).toBe("plain");
	// With the rest, which loads when the page is idle.
	await expect.poll(async () => (await styleOf("select")).corner).toBe("8px");
});

test("a shop with a page of its own for results leads there, with the car", async () => {
	const { page } = await shop.visit(`/?wf-vehicle=${car}`, (page) =>
		page.route(/\/finder\/v1\/[0-9a-f-]{36}\?/, async (route) => {
			const response = await route.fetch();
			const boot = await response.json();
			await route.fulfill({
				response,
				json: { ...boot, look: { ...boot.look, resultPageUrl: "https://shop.example/fits" } },
			});
		}),
	);
	const href = await part(page, "show-results").getAttribute("href");
	expect(href).toBe(`https://shop.example/fits?wf-vehicle=${car}`);
	expect(await part(page, "product").count()).toBe(0);
});

test.each([
	["a style sheet", "/reserved", 1100],
	["the snippet", "/snippet", 390],
	["the snippet of a finder in a picture", "/cover", 390],
	["the snippet of a finder in a picture", "/cover", 768],
	["the snippet", "/snippet", 1280],
	["the window's height, for a linked car", "/linked?wf-vehicle=", 390],
	["the window's height, for a linked car", "/linked?wf-vehicle=", 768],
	["the window's height, for a linked car", "/linked?wf-vehicle=", 1280],
])(
	"with its room reserved by %s the page doesn't jump at all, however late the finder comes: %s, %i px",
	async (_, path, width) => {
		const isLinked = path.includes("=");
		const { page } = await shop.visit(isLinked ? path + car : path, async (page) => {
			await page.setViewportSize({ width, height: 800 });
			await page.addInitScript(() => {
				Reflect.set(window, "jumps", 0);
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) {
						const jumps: number = Reflect.get(window, "jumps");
						if (!Reflect.get(entry, "hadRecentInput"))
							Reflect.set(window, "jumps", jumps + Reflect.get(entry, "value"));
					}
				}).observe({ type: "layout-shift", buffered: true });
			});
			await page.route(`${system.worker}/finder/v1/**`, async (route) => {
				await new Promise((resolve) => setTimeout(resolve, 200));
				await route.continue();
			});
		});
		await part(page, isLinked ? "product" : "select")
			.first()
			.waitFor();
		await page.waitForTimeout(200);
		expect(await page.evaluate(() => Reflect.get(window, "jumps"))).toBe(0);
	},
);

test("a visitor whose car is missing asks for it once; form and request can be tried again", async () => {
	let isDown = true;
	const { page } = await shop.visit("/?wf-vehicle=999999-2016", (page) =>
		page.route(/\/forms\.[\w-]+\.js$/, (route) => (isDown ? route.abort() : route.continue())),
	);
	await finder(page).getByRole("alert").getByText("The wiper finder couldn't be loaded.").waitFor();
	isDown = false;
	const forgets = await forgetsFailures(page);
	await (forgets ? finder(page).getByRole("button", { name: "Try again" }).click() : page.reload());
	await finder(page).getByLabel("Your car", { exact: true }).waitFor();
	if (forgets) await expect.poll(() => focused(page)).toBe("input");
	const [contact, form] = await Promise.all(
		[page.getByText("Write to us"), part(page, "request")].map((one) => one.boundingBox()),
	);
	expect(contact?.y).toBeLessThan(form?.y ?? 0);
	let sent = 0;
	await page.route("**/car-requests", (route) => (++sent === 1 ? route.abort() : route.continue()));
	const send = finder(page).getByRole("button", { name: "Notify me" });
	await send.click();
	expect([sent, await focused(page)]).toEqual([0, "input"]);
	const email = `missing-${crypto.randomUUID()}@visitor.example`;
	// What the server would reject is never sent: trying again would change nothing.
	for (const [car, address, wrong] of [
		["Lada Niva", "anna@gmail", "email"],
		[" ", email, "car"],
	] as const) {
		await finder(page).getByLabel("Your car", { exact: true }).fill(car);
		await finder(page).getByLabel("E-mail address").fill(address);
		await send.click();
		await expect.poll(() => finder(page).locator("input:focus").getAttribute("name")).toBe(wrong);
	}
	expect(sent).toBe(0);
	await finder(page).getByLabel("Your car", { exact: true }).fill("Lada Niva");
	await send.click();
	await finder(page).getByText("This could not be sent.").waitFor();
	expect(await finder(page).getByLabel("E-mail address").inputValue()).toBe(email);
	expect(await barriers(page)).toEqual([]);
	await send.dblclick();
	await finder(page).getByRole("status").getByText("Thank you.").waitFor();
	expect([sent, await send.count()]).toEqual([2, 0]);
	await expect.poll(() => mailsTo(email)).toEqual([expect.stringContaining("Lada Niva")]);
	await page.goto(new URL("/", page.url()).href);
	await finder(page).getByRole("combobox").first().fill("Dasha Daily");
	await part(page, "hit").getByText("Dacia").waitFor();
	await page.getByText("Write to us").waitFor();
	await finder(page).getByLabel("Your car", { exact: true }).waitFor();
	expect(await finder(page).getByLabel("Your car", { exact: true }).inputValue()).toBe("Dasha Daily");
	const below = async () => (await finder(page).getByLabel("Your car", { exact: true }).boundingBox())?.y;
	expect((await part(page, "hit").first().boundingBox())?.y).toBeLessThan((await below()) ?? 0);
	// No longer than what is accepted, and without what another text's request said.
	await page.unroute("**/car-requests");
	await page.route("**/car-requests", (route) => route.abort());
	await finder(page).getByLabel("E-mail address").fill(email);
	await send.click();
	await finder(page).getByText("This could not be sent.").waitFor();
	await finder(page).getByRole("combobox").first().fill("Moskvich ".repeat(20));
	await finder(page).getByText("This could not be sent.").waitFor({ state: "detached" });
	expect((await finder(page).getByLabel("Your car", { exact: true }).inputValue()).length).toBeLessThanOrEqual(120);
	await finder(page).getByRole("combobox").first().fill("Volvo V60");
	await part(page, "ignored").getByText("V60").waitFor();
	await finder(page).getByRole("combobox").first().press("Enter");
	expect(await finder(page).getByLabel("Your car", { exact: true }).inputValue()).toBe("Volvo V60");
});

test("two finders whose form couldn't be loaded try again together: at the button, and back online", async () => {
	let isDown = true;
	let requests = 0;
	const { page } = await shop.visit("/two?wf-vehicle=999999-2016", (page) =>
		page.route(/\/forms\.[\w-]+\.js$/, (route) => {
			requests++;
			return isDown ? route.abort() : route.continue();
		}),
	);
	const alerts = page.getByRole("alert").getByText("The wiper finder couldn't be loaded.");
	await expect.poll(() => alerts.count()).toBe(2);
	const forgets = await forgetsFailures(page);
	// The first one may have failed before the second one asks.
	requests = 0;
	await (forgets ? page.getByRole("button", { name: "Try again" }).first().click() : page.reload());
	await expect.poll(() => requests).toBeGreaterThan(0);
	await expect.poll(() => alerts.count()).toBe(2);
	if (forgets) expect(requests).toBe(1);
	requests = 0;
	isDown = false;
	if (forgets) {
		await page.context().setOffline(true);
		await page.context().setOffline(false);
	} else await page.reload();
	await expect.poll(() => page.getByLabel("Your car", { exact: true }).count()).toBe(2);
	expect(requests).toBe(1);
});
