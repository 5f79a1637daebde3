import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoFinder, place, type Shop, script, startShop } from "./shop-page.ts";

const WIDTH = 320;

let shop: Shop;

beforeAll(async () => {
	const { uuid } = await demoFinder();
	const page = (locale: string) => ({
		body: place(uuid).replace("<div", `<div data-remember data-locale="${locale}"`) + script(),
	});
	shop = await startShop({ "/de": page("de"), "/ru": page("ru") }, WIDTH);
});

afterAll(() => shop?.close());

const part = (page: Page, name: string) => page.locator(`wiper-finder [part~="${name}"]`);

async function selectCar(page: Page, text: string): Promise<void> {
	await part(page, "search-input").first().fill(text);
	await part(page, "hit").first().click();
	await part(page, "car").waitFor();
}

/** In the page: the words that go on in another line. */
function brokenWords(): string[] {
	const host = document.querySelector("[data-wiper-finder]")?.shadowRoot ?? document;
	const root = host.querySelector("wiper-finder")?.shadowRoot;
	const broken: string[] = [];
	const texts = root && document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	while (texts?.nextNode()) {
		const { currentNode } = texts;
		for (const { 0: word, index } of (currentNode.textContent ?? "").matchAll(/[^\s/–-]+/g)) {
			const range = document.createRange();
			range.setStart(currentNode, index);
			range.setEnd(currentNode, index + word.length);
			if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
		}
	}
	return broken;
}

test.each(["/de", "/ru"])("on %s no word is broken in a narrow finder", async (path) => {
	const { page } = await shop.visit(path);
	for (const text of ["vw golf 1950 xyz", "Citrone Daily"]) {
		await part(page, "search-input").first().fill(text);
		await part(page, "none").or(part(page, "ignored")).first().waitFor();
		await part(page, "hit").first().waitFor();
		expect(await page.evaluate(brokenWords), text).toEqual([]);
	}

	await selectCar(page, "zastava yugo 45 1985");
	await part(page, "connector").locator("summary").click();
	await part(page, "arms").waitFor();
	expect(await page.evaluate(brokenWords)).toEqual([]);

	await part(page, "change-car").click();
	await selectCar(page, "vw sharan 2000");
	for (const name of ["driver", "passenger"]) await page.locator(`input[name="${name}"]`).last().check();
	await part(page, "fits-if").first().waitFor();
	expect(await page.evaluate(brokenWords)).toEqual([]);
});

test("in a narrow finder what is unknown stands where lengths do, and nothing touches a notice", async () => {
	const { page } = await shop.visit("/de");
	await selectCar(page, "zastava florida 1988");
	await part(page, "drawn").first().waitFor();
	const ends = await part(page, "drawn")
		.locator("dd > :last-child")
		.evaluateAll((values) => {
			return values.map((value) => {
				const range = document.createRange();
				range.selectNodeContents(value);
				return Math.round(range.getBoundingClientRect().right);
			});
		});
	expect(ends.length).toBeGreaterThan(1);
	expect(new Set(ends).size).toBe(1);

	const [notice, next] = await Promise.all(
		["notice", "complete"].map((name) => part(page, name).first().boundingBox()),
	);
	expect((next?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0)).toBeGreaterThan(8);
});

test("in tiles the sizes that a car may have keep their distance from the tile's edge", async () => {
	const { page } = await shop.visit("/de");
	await selectCar(page, "vw sharan 2000");
	for (const name of ["driver", "passenger"]) await page.locator(`input[name="${name}"]`).last().check();
	await page
		.locator("wiper-finder")
		.evaluate((element) => Reflect.set(element, "preview", { look: { theme: "card" } }));
	await page.locator("[theme=card]").waitFor();
	const sizes = part(page, "sizes").first();
	const [tile, text] = await Promise.all([sizes.boundingBox(), sizes.locator("dt").first().boundingBox()]);
	expect((text?.x ?? 0) - (tile?.x ?? 0)).toBeGreaterThan(8);
	expect((text?.y ?? 0) - (tile?.y ?? 0)).toBeGreaterThan(8);
});

test("what a wrapped link or button says begins where a link does, and is in the middle of a button", async () => {
	const { page } = await shop.visit("/de");
	await selectCar(page, "zastava yugo 45 1985");
	const alignOf = (name: string) =>
		part(page, name)
			.first()
			.evaluate((one) => getComputedStyle(one).textAlign);
	expect(await Promise.all(["forget-car", "product-link"].map(alignOf))).toEqual(["start", "center"]);
	const ends: { car: number; forget: number }[] = [];
	// At which width the link alone goes to the next line depends on the machine's fonts.
	for (let width = 660; width <= 900; width += 20) {
		await page.setViewportSize({ width, height: 800 });
		const [car, change, forget] = await Promise.all(
			["car", "change-car", "forget-car"].map((name) => part(page, name).boundingBox()),
		);
		if (!car || !change || !forget) throw new Error("no car");
		if (forget.y > change.y)
			ends.push({ car: Math.round(car.x + car.width), forget: Math.round(forget.x + forget.width) });
	}
	expect(ends.length).toBeGreaterThan(0);
	for (const { car, forget } of ends) expect(forget).toBe(car);
});
