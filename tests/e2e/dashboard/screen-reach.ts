import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { barriers } from "#tests/support/barriers.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { drawn, givenFinder, goWithin, openPage, watchProblems } from "./back-office.ts";
import { hiddenFocus } from "./measure-focus.ts";
import { smallTargets } from "./measure-targets.ts";
import { unreadableText } from "./measure-text.ts";
import { enlargingFields } from "./measure-text-fields.ts";
import type { Screen } from "./screens.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A phone, a window of less than 500 px of height, where nothing stays, and one that is the next to be looked at. */
const SIZES = [
	{ width: 390, height: 844 },
	{ width: 800, height: 450 },
	{ width: 1280, height: 720 },
];

/** What the keyboard reaches out of sight, and what is too small to be hit. */
async function obstacles(page: Page): Promise<string[]> {
	const issues: string[] = [];
	for (const size of SIZES) {
		await page.setViewportSize(size);
		// What stays at an edge tells the page its height then.
		await drawn(page);
		const small = (await smallTargets(page)).map((target) => `small: ${target}`);
		const hidden = (await hiddenFocus(page)).map((stop) => `focus out of sight: ${stop}`);
		const enlarging = size.width < 768 ? (await enlargingFields(page)).map((field) => `enlarges: ${field}`) : [];
		issues.push(...[...small, ...hidden, ...enlarging].map((text) => `${size.width} px: ${text}`));
	}
	return issues;
}

/** What can't be read at 200 % in a window of 1280 px, be it that all of the page is enlarged or its text alone (WCAG 1.4.4). */
async function unreadable(page: Page): Promise<string[]> {
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	const enlarged = await unreadableText(page);
	await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
	await page.setViewportSize({ width: 640, height: 360 });
	return [...enlarged, ...(await unreadableText(page))];
}

/** Alone, or beneath a dialog. */
const SHOWING_THE_GRID = new Set(["the price grid", "a change by per cent", "a price's history"]);

/**
 * Opens each screen of a user: no barrier that axe knows in either theme, no sideways scroll on a phone, no focus out of
 * sight, nothing too small, and all of its text in twice the size.
 */
export function testReach(screens: readonly Screen[]): void {
	/** One for all screens of a user, so that later ones use what the first one loaded. */
	const pages = new Map<Screen[2], Page>();

	beforeAll(async () => {
		const browser = await sharedBrowser();
		const title = '<p>Find your <a href="https://shop.example">wipers</a></p>';
		const finder = (await givenFinder({ title })).id;
		for (const user of new Set(screens.map((screen) => screen[2])))
			pages.set(user, await openPage(browser, "/login", user, { finder, language: "gr" }));
	});

	test.each([...screens])("%s", async (...screen) => {
		const [name, path, user, ready] = screen;
		const page = pages.get(user)!;
		await page.emulateMedia({ colorScheme: "light" });
		// High enough for whole lists: a button partly below the footer is no issue, it scrolls.
		await page.setViewportSize({ width: 1280, height: 2400 });
		const problems = watchProblems(page);
		await goWithin(page, path);
		await page.locator("html:not(.dark)").waitFor();
		await ready(page);
		expect(await barriers(page, { tags: TAGS })).toEqual([]);
		// Safari writes an ellipsis after them.
		expect(await page.locator("td .line-clamp-1 > [data-slot=badge]").allInnerTexts()).toEqual([]);
		await page.emulateMedia({ colorScheme: "dark" });
		await page.locator("html.dark").waitFor();
		// A theme changes colours and nothing else.
		expect(await barriers(page, { rules: ["color-contrast"] })).toEqual([]);
		await page.setViewportSize({ width: 390, height: 844 });
		const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
		await expect.poll(widths).toEqual([390, 390]);
		expect(await obstacles(page)).toEqual([]);
		// The lines of the price grid are 48 px high, whatever the text's size.
		if (!SHOWING_THE_GRID.has(name)) expect(await unreadable(page)).toEqual([]);
		expect(problems).toEqual([]);
	});
}
