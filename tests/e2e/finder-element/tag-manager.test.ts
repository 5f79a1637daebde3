import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#tests/support/system.ts";
import { newestScript, pinnedScript, type Release, snippetsOf } from "#worker/publishing/snippet.rules.ts";
import { demoFinder, place, type Shop, startShop } from "./shop-page.ts";

let shop: Shop;
let finder: Parameters<typeof snippetsOf>[0];

beforeAll(async () => {
	finder = await demoFinder();
	shop = await startShop({ "/": { body: place(finder.uuid) } });
});
afterAll(() => shop?.close());

/**
 * What Google Tag Manager does with a Custom HTML tag: it sets the text as innerHTML, where scripts never run, and
 * creates classic scripts again. A module is moved unchanged and doesn't run.
 */
const fireTag = (page: Page, html: string) =>
	page.evaluate((text) => {
		const parsed = document.createElement("div");
		parsed.innerHTML = text;
		for (const node of [...parsed.childNodes]) {
			const isPlain = node instanceof HTMLScriptElement && ["", "text/javascript"].includes(node.type);
			if (!isPlain) {
				document.body.appendChild(node);
				continue;
			}
			const again = document.createElement("script");
			again.type = "text/javascript";
			if (node.src) again.src = node.src;
			else again.text = node.text;
			document.body.appendChild(again);
		}
	}, html);

const form = (page: Page) => page.locator("wiper-finder select#brand");

test("the snippet for Tag Manager brings the finder the way Tag Manager injects it, also when it fires twice", async () => {
	const { page, problems } = await shop.visit("/");
	const { tagManager } = snippetsOf(finder, newestScript(system.worker));
	await fireTag(page, tagManager);
	await form(page).waitFor();
	await fireTag(page, tagManager);
	await expect.poll(() => page.locator('script[type="module"]').count(), { timeout: 15_000 }).toBe(2);
	await page.evaluate(() => customElements.whenDefined("wiper-finder"));
	expect(await form(page).count()).toBe(1);
	expect(problems).toEqual([]);
});

test("the same with a fixed version, whose hash the browser checks", async () => {
	const { page, problems } = await shop.visit("/");
	const release = await (await fetch(`${system.worker}/finder/release.json`)).json<Release>();
	await fireTag(page, snippetsOf(finder, pinnedScript(system.worker, release)).tagManager);
	await form(page).waitFor();
	expect(problems).toEqual([]);
	const { page: other, problems: blocked } = await shop.visit("/");
	const forged = { ...release, integrity: `sha384-${"A".repeat(64)}` };
	await fireTag(other, snippetsOf(finder, pinnedScript(system.worker, forged)).tagManager);
	await expect.poll(() => blocked.join(), { timeout: 15_000 }).toMatch(/integrity/);
	expect(await form(other).count()).toBe(0);
});

test("the usual line would do nothing there: the reason for a snippet of its own", async () => {
	const { page } = await shop.visit("/");
	await fireTag(page, snippetsOf(finder, newestScript(system.worker)).script);
	await page.locator('script[src*="wiper-finder.js"]').waitFor({ state: "attached" });
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
	expect(await page.evaluate(() => customElements.get("wiper-finder") === undefined)).toBe(true);
});
