import type { Browser, Locator, Page, Response } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import {
	chooseAction,
	dashboard,
	drawn,
	expectToast,
	givenContent,
	givenFinder,
	givenShop,
	openPage,
	removeContent,
	saveContent,
	uniqueName,
} from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const openForm = async (page: Page) => {
	await page.getByRole("button", { name: "Add content" }).first().click();
	await page.getByLabel("Text", { exact: true }).waitFor();
};

/** A paragraph of a list as Word puts it on the clipboard, with its mark. */
const ofWord = (part: "First" | "Last", list: number, mark: string, text: string, level = 1) =>
	`<p class=MsoListParagraphCxSp${part} style='text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoNormal>You need</p>
${ofWord("First", 0, "·", "Gloves")}
${ofWord("Last", 0, "·", "A <b>cloth</b>")}
${ofWord("First", 1, "1.", "Lift it")}
${ofWord("First", 1, "a)", "Slowly", 2)}
${ofWord("Last", 1, "2.", "Hold the arm")}
<p class=MsoNormal>Then</p>
${ofWord("First", 1, "3.", "Press")}
<p class=MsoNormal>Done</p><!--EndFragment--></body></html>`;

/** Begins at the second level, and leaves one out. */
const INNER_LIST = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
${ofWord("First", 0, "o", "Gloves", 2)}
${ofWord("First", 0, "o", "A cloth", 2)}
${ofWord("First", 0, "·", "Tools", 1)}
${ofWord("First", 0, "§", "Pliers", 3)}
${ofWord("First", 0, "§", "A knife", 3)}
${ofWord("Last", 0, "·", "Time", 1)}<!--EndFragment--></body></html>`;

const paste = (text: Locator, part: string) =>
	text.evaluate((box, html) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/html", html);
		box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	}, part);

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });

describe("an administrator", () => {
	test("writes, reads, changes and deletes an article; each closes its modal and reloads the list", async () => {
		const title = uniqueName("Article");
		const page = await openPage(browser, "/a/contents", "admin");
		await openForm(page);
		await page.keyboard.type(title);
		await page.getByLabel("Type").selectOption({ label: "Article" });
		await page.getByLabel("Text", { exact: true }).fill("Clear the ice first.");
		await page.keyboard.press("Control+s");
		await expectToast(page, "Saved");
		await page.getByRole("dialog").waitFor({ state: "detached" });
		await page.getByRole("contentinfo").getByRole("link", { name: title }).waitFor();

		await rowOf(page, title).getByRole("link", { name: title, exact: true }).press("Enter");
		const view = page.getByRole("dialog", { name: title });
		await view.getByText("Clear the ice first.").waitFor();
		await view.getByRole("button", { name: "Edit content" }).click();
		await page.getByLabel("Title", { exact: true }).fill(`${title}, second edition`);
		await page.getByRole("button", { name: "Save" }).click();
		await rowOf(page, `${title}, second edition`).waitFor();

		await chooseAction(page, `${title}, second edition`, "Delete");
		await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
		await expectToast(page, "Deleted");
		await rowOf(page, title).waitFor({ state: "detached" });
	});

	test("pastes lists of Word as lists", async () => {
		const page = await openPage(browser, "/a/contents", "admin");
		await openForm(page);
		const text = page.getByLabel("Text", { exact: true });
		await paste(text, WORD);
		await text.getByText("Hold the arm").waitFor();
		const parts = text.evaluate((box) => [...box.children].map((part) => [part.localName, part.textContent]));
		expect(await parts).toEqual([
			["p", "You need"],
			["ul", "GlovesA cloth"],
			["ol", "Lift itSlowlyHold the arm"],
			["p", "Then"],
			// Rich text has no list that begins with 3.
			["p", expect.stringMatching(/^3\.\s+Press$/)],
			["p", "Done"],
		]);
		expect(await text.locator("ol li li").allInnerTexts()).toEqual(["Slowly"]);
		expect(await text.locator("ol > li > p").allInnerTexts()).toEqual(["Lift it", "Slowly", "Hold the arm"]);
	});

	test("pastes a list of Word that begins at its second level, or leaves one out, with items beside each other", async () => {
		const page = await openPage(browser, "/a/contents", "admin");
		await openForm(page);
		const text = page.getByLabel("Text", { exact: true });
		await paste(text, INNER_LIST);
		await text.getByText("Time").waitFor();
		const textsOf = (items: string) => text.locator(`${items} > p`).allInnerTexts();
		expect(await text.locator("ul").count()).toBe(2);
		expect(await textsOf("> ul > li")).toEqual(["Gloves", "A cloth", "Tools", "Time"]);
		expect(await textsOf("li li")).toEqual(["Pliers", "A knife"]);
	});

	test("is told at the field what is missing", async () => {
		const page = await openPage(browser, "/a/contents", "admin");
		await openForm(page);
		await page.getByRole("button", { name: "Save" }).click();
		for (const label of ["Title", "Type"])
			await expect.poll(() => page.getByLabel(label, { exact: true }).getAttribute("aria-invalid")).toBe("true");
		await page.locator("input[name=title]:focus").waitFor();
	});

	test("is asked before what was typed is lost", async () => {
		const page = await openPage(browser, "/a/contents", "admin");
		await openForm(page);
		await page.keyboard.type("Unfinished");
		await page.keyboard.press("Escape");
		await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
		expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Unfinished");
		await page.getByRole("button", { name: "Cancel" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
		await page.getByRole("dialog").waitFor({ state: "detached" });
	});

	test("hears a title in the language that it is written in, in the list and over it", async () => {
		const { id, title } = await givenContent({ title: uniqueName("Ελληνικό άρθρο"), language: "gr" });
		const page = await openPage(browser, "/a/contents", "admin");
		const name = rowOf(page, title).getByRole("link").getByText(title);
		expect(await name.getAttribute("lang")).toBe("el");
		await rowOf(page, title).getByRole("link").click();
		await page.waitForURL((url) => url.searchParams.get("view") === String(id));
		const dialog = page.getByRole("dialog");
		expect(await dialog.getByRole("heading").getByText(title).getAttribute("lang")).toBe("el");
		expect(
			await dialog.getByText("Text", { exact: true }).evaluate((one) => one.closest("[lang]")?.getAttribute("lang")),
		).toBe("el");
	});

	test("links an address where nothing is selected: it stands in the text, and what is typed next isn't linked", async () => {
		const page = await openPage(browser, "/a/contents", "admin");
		await openForm(page);
		const text = page.getByLabel("Text", { exact: true });
		await text.click();
		await page.keyboard.type("See ");
		await page.getByRole("button", { name: "Link", exact: true }).click();
		await page.getByLabel("Address").fill("HTTPS://shop.example");
		await page.keyboard.press("Enter");
		const link = text.getByRole("link", { name: "HTTPS://shop.example", exact: true });
		await expect.poll(() => link.getAttribute("href")).toBe("https://shop.example/");
		await text.press("End");
		await page.keyboard.type(" today");
		expect(await text.innerText()).toBe("See HTTPS://shop.example today");
		expect(await link.innerText()).toBe("HTTPS://shop.example");
	});

	test("keeps what was typed when somebody else saved meanwhile", async () => {
		const content = await givenContent({ title: uniqueName("Shared") });
		const page = await openPage(browser, "/a/contents", "admin");
		await chooseAction(page, content.title, "Edit");
		await page.getByLabel("Title", { exact: true }).fill(`${content.title}, mine`);
		await saveContent({ ...content, content: "<p>Theirs</p>" });
		await page.getByRole("button", { name: "Save" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
		await page.getByLabel("Text", { exact: true }).getByText("Theirs").waitFor();
		await page.getByRole("button", { name: "Save" }).click();
		await expectToast(page, "Saved");
		await rowOf(page, `${content.title}, mine`).waitFor();
	});

	test("each field that somebody else has changed says so, with their text or the one before, until it is saved", async () => {
		const content = await givenContent({ title: uniqueName("Shared"), content: "<p>Once <b>ours</b></p>" });
		const page = await openPage(browser, "/a/contents", "admin");
		await chooseAction(page, content.title, "Edit");
		const title = page.getByLabel("Title", { exact: true });
		await title.fill(`${content.title}, mine`);
		await saveContent({ ...content, title: `${content.title}, theirs`, content: "<p>Theirs</p>", language: "de" });
		await page.getByRole("button", { name: "Save" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByText(`Someone else has entered: ${content.title}, theirs. Saving replaces it.`).waitFor();
		await dialog.getByText("Changed by someone else. Check it before you save.").waitFor();
		await dialog.getByText("Changed by someone else. Before: All languages").waitFor();
		expect(await dialog.getByText(/someone else/i).count()).toBe(3);
		expect(await title.inputValue()).toBe(`${content.title}, mine`);
		expect(await title.getAttribute("aria-invalid")).toBe("false");
		await title.fill("");
		await page.getByRole("button", { name: "Save" }).click();
		await dialog.getByText("This field is required.").waitFor();
		await dialog.getByText("Changed by someone else. Before: All languages").waitFor();
		await title.fill(`${content.title}, mine`);
		await page.getByRole("button", { name: "Save" }).click();
		await expectToast(page, "Saved");
		await rowOf(page, `${content.title}, mine`).waitFor();
	});

	test("a content that somebody else has deleted leaves the list when it is to be deleted", async () => {
		const { id, title } = await givenContent({ title: uniqueName("Gone") });
		const page = await openPage(browser, "/a/contents", "admin");
		await rowOf(page, title).waitFor();
		await removeContent(id);
		await chooseAction(page, title, "Delete");
		await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
		await expectToast(page, "Content not found.");
		await rowOf(page, title).waitFor({ state: "detached" });
	});

	test("a content that somebody else has deleted leaves the list when it is saved", async () => {
		const { id, title } = await givenContent({ title: uniqueName("Gone") });
		const page = await openPage(browser, "/a/contents", "admin");
		await chooseAction(page, title, "Edit");
		await page.getByLabel("Title", { exact: true }).fill("Typed");
		await removeContent(id);
		await page.getByRole("button", { name: "Save" }).click();
		await expectToast(page, "Content not found.");
		await page.locator("main tbody tr", { hasText: title }).waitFor({ state: "detached" });
		expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Typed");
	});

	test("a content's fields are in the language that it is for, as spelling checks and screen readers need it", async () => {
		const { title } = await givenContent({ title: uniqueName("Άρθρο"), language: "gr" });
		const page = await openPage(browser, "/a/contents", "admin");
		await chooseAction(page, title, "Edit");
		const fields = [
			page.getByLabel("Title", { exact: true }),
			page.getByRole("textbox", { name: "Text", exact: true }),
		];
		const langs = () =>
			Promise.all(fields.map((field) => field.evaluate((node) => node.closest("[lang]")?.getAttribute("lang"))));
		await fields[1]!.waitFor();
		expect(await langs()).toEqual(["el", "el"]);
		await page.getByLabel("Language", { exact: true }).selectOption({ label: "Polish" });
		expect(await langs()).toEqual(["pl", "pl"]);
		await page.getByLabel("Language", { exact: true }).selectOption({ label: "All languages" });
		expect(await langs()).toEqual(["en", "en"]);
	});

	test("searches, sorts, and a sent link shows the same list", async () => {
		const [first, second] = [uniqueName("Zebra A"), uniqueName("Zebra B")];
		await givenContent({ title: first });
		await givenContent({ title: second });
		const page = await openPage(browser, "/a/contents?search=zebra&sortField=title&sortOrder=asc", "admin");
		await rowOf(page, first).waitFor();
		const at = async (title: string) =>
			(await page.locator("tbody tr").allInnerTexts()).findIndex((row) => row.includes(title));
		await expect.poll(() => at(first)).toBeLessThan(await at(second));
		await page.getByRole("button", { name: "Clear search for zebra" }).click();
		await rowOf(page, "How to measure a wiper blade").waitFor();
		expect(page.url()).not.toContain("search=");
	});
});

describe("everybody", () => {
	test("opens an article from the footer; back closes it, and its address opens it at once", async () => {
		const page = await openPage(browser, "/c", "reader");
		const link = page.getByRole("contentinfo").getByRole("link", { name: "How to measure a wiper blade" });
		await link.press("Enter");
		const article = page.getByRole("dialog", { name: "How to measure a wiper blade" });
		await article.getByText("Lift the arm off the glass.").waitFor();
		const address = page.url();
		expect(address).toMatch(/[?&]id=\d+/);
		await page.keyboard.press("Escape");
		await article.waitFor({ state: "detached" });
		expect(page.url()).not.toContain("id=");
		await page.locator("footer a:focus").waitFor();
		await page.goto(address);
		await article.waitFor();
	});

	test("reads articles of the own language and of all, and none that was written for others", async () => {
		const page = await openPage(browser, "/c", "shop");
		const footer = page.getByRole("contentinfo");
		await footer.getByRole("link", { name: "How to measure a wiper blade" }).waitFor();
		expect(await footer.getByRole("link", { name: "Welcher Wischerarm ist das?" }).count()).toBe(0);
		await page.getByRole("button", { name: /^User:/ }).press("Enter");
		await page.getByRole("menuitem", { name: "Language" }).press("ArrowRight");
		await page.getByRole("menuitemradio", { name: "Deutsch" }).press("Enter");
		await footer.getByRole("link", { name: "Welcher Wischerarm ist das?" }).waitFor();
	});

	test("is told where there are no articles", async () => {
		const page = await openPage(browser, "/login", "shop");
		await page.route("**/content/published", (route) => route.fulfill({ json: { data: [] } }));
		await page.goto(dashboard("/c"));
		await page.getByRole("contentinfo").getByText("No articles").waitFor();
	});

	test("sees news at the bell until it was opened, and again once it was edited", async () => {
		const news = await givenContent({
			title: uniqueName("News"),
			contentType: "notification",
			content: "<p>Hello</p>",
		});
		// Of a company that has no messages.
		const { token } = await givenShop();
		const page = await openPage(browser, "/c", undefined, { token });
		await page.getByRole("button", { name: "Notifications, new" }).press("Enter");
		const popover = page.getByRole("dialog", { name: "Notifications" });
		await popover.getByRole("heading", { name: news.title }).waitFor();
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Notifications", exact: true }).waitFor();
		// Before it has heard of any, too, there is nothing new at the bell.
		const notifications = (answer: Response) =>
			answer.url().endsWith("/content/published") && answer.request().postDataJSON().contentType === "notification";
		const read = page.waitForResponse(notifications);
		await page.reload();
		await (await read).finished();
		await drawn(page);
		await page.getByRole("button", { name: "Notifications", exact: true }).waitFor();
		await saveContent({ ...news, title: `${news.title}, corrected` });
		await page.reload();
		await page.getByRole("button", { name: "Notifications, new" }).waitFor();
	});

	test("reads a content on a page of its own; an unknown one is a page that is not there, and the menu stays", async () => {
		const content = await givenContent({ content: '<p>See <a href="https://shop.example/">the shop</a></p>' });
		const page = await openPage(browser, `/content/${content.id}`, "reader");
		await page.getByRole("heading", { level: 1, name: content.title }).waitFor();
		const link = page.getByRole("main").getByRole("link", { name: "the shop" });
		expect(await link.getAttribute("target")).toBe("_blank");
		// It stays when it can't be read again.
		await page.route("**/content/published", (route) => route.fulfill({ status: 500 }));
		const response = page.waitForResponse("**/content/published");
		await page.evaluate(() => {
			const later = Date.now() + 100_000;
			Date.now = () => later;
			window.dispatchEvent(new Event("visibilitychange"));
		});
		await (await response).finished();
		await page.waitForTimeout(200);
		expect(await link.isVisible()).toBe(true);
		await page.unroute("**/content/published");
		for (const path of ["/content/999999", "/content/nonsense", "/c/nowhere"]) {
			await page.goto(dashboard(path));
			await page.getByRole("heading", { level: 1, name: "Error 404" }).waitFor();
			await page.getByRole("navigation", { name: "Menu" }).waitFor();
		}
	});

	test("reads an article by its address when the newest have displaced it from the footer", async () => {
		const article = await givenContent({ title: uniqueName("Old"), content: "<p>Still true.</p>" });
		const page = await openPage(browser, "/login", "reader");
		await page.route("**/content/published", (route) =>
			route.request().postDataJSON().id === undefined ? route.fulfill({ json: { data: [] } }) : route.continue(),
		);
		await page.goto(dashboard(`/content/${article.id}`));
		await page.getByRole("heading", { level: 1, name: article.title }).waitFor();
		await page.goto(dashboard(`/c?id=${article.id}`));
		await page.getByRole("dialog", { name: article.title }).getByText("Still true.").waitFor();
		await page.goto(dashboard("/c?id=999999"));
		await page.getByRole("dialog", { name: "Article not found" }).waitFor();
		await page.route("**/content/published", (route) =>
			route.request().postDataJSON().id === undefined ? route.fallback() : route.abort(),
		);
		await page.goto(dashboard(`/c?id=${article.id}`));
		const failed = page.getByRole("dialog", { name: "Article" });
		await failed.getByRole("alert").waitFor();
		await page.unrouteAll();
		await failed.getByRole("button", { name: "Try again" }).click();
		await page.getByRole("dialog", { name: article.title }).getByText("Still true.").waitFor();
	});

	test("is safe from what an older rule let into the store", async () => {
		const hostile = {
			id: 1,
			title: "<b>Hostile</b>",
			content:
				'<p id="config" style="position:fixed">Inert<img src=x onerror="window.hurt=1"></p><a href="javascript:window.hurt=1">x</a><form><input name=y></form><svg onload="window.hurt=1"></svg>',
			contentType: { name: "article", translateName: "content_type.article" },
			language: null,
			updatedAt: "2026-01-01T00:00:00.000Z",
		};
		const page = await openPage(browser, "/login", "shop");
		await page.route("**/content/published", (route) => route.fulfill({ json: { data: [hostile] } }));
		await page.goto(dashboard("/c?id=1"));
		const dialog = page.getByRole("dialog", { name: "<b>Hostile</b>" });
		await dialog.getByText("Inert").waitFor();
		expect(await dialog.locator("img, form, svg[onload], [style*=fixed], #config, a[href]").count()).toBe(0);
		expect(await page.evaluate(() => Reflect.get(window, "hurt"))).toBeUndefined();
	});
});

test("a customer on an administrator's page is told so, and the menu and the way home stay", async () => {
	const { id } = await givenFinder();
	const page = await openPage(browser, "/a/contents", "shop", { finder: id });
	await page.getByRole("heading", { level: 1, name: "Error 403" }).waitFor();
	await page.getByRole("navigation", { name: "Menu" }).waitFor();
	await page.getByRole("link", { name: "Back to the homepage" }).click();
	await page.waitForURL(dashboard("/c"));
});

test("a screen that crashes keeps the menu, and the others work", async () => {
	const page = await openPage(browser, "/login", "shop");
	await page.route("**/config/list", (route) => route.fulfill({ json: { data: [null], totalItemCount: 1 } }));
	await page.goto(dashboard("/c"));
	await page.getByRole("heading", { level: 1, name: "Error 500" }).waitFor();
	await page.getByRole("navigation", { name: "Menu" }).waitFor();
	await page.unroute("**/config/list");
	await page.reload();
	await page.getByRole("heading", { level: 1, name: "Configurations" }).waitFor();
});
