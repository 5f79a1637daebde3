import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import { signedIn } from "#tests/support/system-calls.ts";
import { PHONE } from "#tests/support/touch.ts";
import {
	comeBack,
	drawn,
	expectToast,
	givenFinder,
	openPage,
	readFinder,
	saveFinder,
	uniqueName,
} from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

async function givenArticle(title: string, language: string | null = null) {
	const admin = await signedIn("admin");
	const input = { title, content: `<p>All about ${title}</p>`, contentType: "article", language };
	return (await admin.post("/admin/api/content/save", input)).body;
}

const shown = (page: Page) => page.getByRole("region", { name: "Shown", exact: true });

test("articles are chosen, put in order by keyboard, saved, and stand below the visitor's results", async () => {
	const [first, second] = [await givenArticle(uniqueName("Care")), await givenArticle(uniqueName("Fitting"))];
	const other = await givenArticle(uniqueName("Polski"), "pl");
	const polish = await givenArticle(uniqueName("Wycieraczki"), "pl");
	const { id, uuid } = await givenFinder({ language: "de", articles: [polish.id] });
	const page = await openPage(browser, "/c/contents", "shop", { finder: id });
	await page.getByRole("checkbox", { name: first.title }).check();
	const choice = page.getByRole("checkbox", { name: second.title });
	await choice.press("Space");
	// It is in the other list now.
	expect(await choice.evaluate((one) => one === document.activeElement)).toBe(true);
	expect(await choice.isChecked()).toBe(true);
	expect(await page.getByRole("checkbox", { name: other.title }).count()).toBe(0);
	await shown(page).getByText("PL", { exact: true }).waitFor();
	expect(await shown(page).getByText(polish.title).getAttribute("lang")).toBe("pl");
	await page.getByRole("button", { name: `Move up: ${second.title}` }).press("Enter");
	const titles = () => shown(page).getByRole("listitem").allInnerTexts();
	await expect.poll(titles).toEqual([`${polish.title}\nPL`, second.title, first.title]);
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	expect((await readFinder(id)).articles).toEqual([polish.id, second.id, first.id]);
	const boot = await (await fetch(`${system.worker}/finder/v1/${uuid}`)).json();
	expect(boot).toMatchObject({ articles: [{ title: second.title }, { title: first.title }] });
});

test("articles are also put in order by dragging, and by Alt and an arrow key", async () => {
	const [first, second] = [await givenArticle(uniqueName("Care")), await givenArticle(uniqueName("Fitting"))];
	const { id } = await givenFinder({ articles: [first.id, second.id] });
	const page = await openPage(browser, "/c/contents", "shop", { finder: id });
	const titles = () => shown(page).getByRole("listitem").allInnerTexts();
	await page.getByRole("checkbox", { name: first.title }).press("Alt+ArrowDown");
	await expect.poll(titles).toEqual([second.title, first.title]);
	await expect.poll(() => page.evaluate(() => document.activeElement?.closest("li")?.innerText)).toBe(first.title);
	const grips = shown(page).locator("[data-grip]");
	const [upper, lower] = [await grips.nth(0).boundingBox(), await grips.nth(1).boundingBox()];
	await page.mouse.move((lower?.x ?? 0) + 5, (lower?.y ?? 0) + 5);
	await page.mouse.down();
	await page.mouse.move((upper?.x ?? 0) + 5, (upper?.y ?? 0) + 2, { steps: 5 });
	await page.mouse.up();
	await expect.poll(titles).toEqual([first.title, second.title]);
});

test("an article is dragged by a finger that waits at the window's edge, and no other finger takes it over", async () => {
	const articles: { id: number; title: string }[] = [];
	for (let n = 1; n <= 14; n++) articles.push(await givenArticle(uniqueName(`Care ${n}`)));
	const { id } = await givenFinder({ articles: articles.map((one) => one.id) });
	const page = await openPage(browser, "/c/contents", "shop", { ...PHONE, finder: id });
	const titles = () => shown(page).getByRole("listitem").allInnerTexts();
	const [first] = articles.map(({ title }) => title);
	const grip = shown(page).locator("[data-grip]").first();
	await grip.scrollIntoViewIfNeeded();
	const start = await grip.boundingBox();
	const [x, y] = [(start?.x ?? 0) + 5, (start?.y ?? 0) + 5];
	const devtools = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number; id: number }[]) =>
		devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
	const waiting = { x, y: PHONE.viewport.height - 10, id: 1 };
	await touch("touchStart", [{ x, y, id: 1 }]);
	for (const [edge, place] of [
		[PHONE.viewport.height - 10, -1],
		[10, 0],
		[PHONE.viewport.height - 10, -1],
	] as const) {
		await touch("touchMove", [{ ...waiting, y: edge }]);
		await expect.poll(async () => (await titles()).at(place)).toBe(first);
	}
	await touch("touchStart", [waiting, { x, y: 300, id: 2 }]);
	await touch("touchMove", [waiting, { x, y: 250, id: 2 }]);
	await drawn(page);
	expect((await titles()).at(-1)).toBe(first);
	await touch("touchEnd", []);
	const place = await page.evaluate(() => window.scrollY);
	await drawn(page);
	expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test("articles that were chosen stay chosen while somebody else changes the configuration's language", async () => {
	const article = await givenArticle(uniqueName("Care"));
	const { id } = await givenFinder({ language: "de" });
	const page = await openPage(browser, "/c/contents", "shop", { finder: id });
	await page.getByRole("checkbox", { name: article.title }).check();
	await saveFinder({ ...(await readFinder(id)), label: "Theirs", language: "tr" });
	await comeBack(page);
	await page.getByRole("heading", { level: 1, name: /Theirs/ }).waitFor();
	await shown(page).getByRole("checkbox", { name: article.title }).waitFor();
	await page.keyboard.press("Control+s");
	const question = page.getByRole("alertdialog");
	await question.getByRole("button", { name: "Keep editing" }).click();
	await question.waitFor({ state: "detached" });
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	expect(await readFinder(id)).toMatchObject({ language: "tr", articles: [article.id] });
});

test("a page on which nothing is unsaved shows the articles of the language that somebody else has chosen", async () => {
	const [german, turkish] = [
		await givenArticle(uniqueName("Pflege"), "de"),
		await givenArticle(uniqueName("Bakım"), "tr"),
	];
	const { id } = await givenFinder({ language: "de" });
	const page = await openPage(browser, "/c/contents", "shop", { finder: id });
	const ofTurkish = page.getByRole("checkbox", { name: turkish.title });
	await page.getByRole("checkbox", { name: german.title }).waitFor();
	await saveFinder({ ...(await readFinder(id)), language: "tr" });
	await comeBack(page);
	await ofTurkish.waitFor();
	await saveFinder({ ...(await readFinder(id)), language: "de" });
	await ofTurkish.check();
	await page.keyboard.press("Control+s");
	await page.getByRole("alertdialog").getByRole("button", { name: "Reload" }).click();
	await ofTurkish.waitFor({ state: "detached" });
	await page.getByRole("checkbox", { name: german.title }).check();
	await page.keyboard.press("Control+s");
	await expectToast(page, "Saved");
	expect(await readFinder(id)).toMatchObject({ language: "de", articles: [german.id] });
});
