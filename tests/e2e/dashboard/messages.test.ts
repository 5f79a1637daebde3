import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { area as enArea } from "../../../dashboard/src/i18n/en/area.ts";
import { entry as enEntry } from "../../../dashboard/src/i18n/en/entry.ts";
import { area as grArea } from "../../../dashboard/src/i18n/gr/area.ts";
import { entry as grEntry } from "../../../dashboard/src/i18n/gr/entry.ts";
import { dashboard, expectToast, givenFinder, openPage, problemsOf, uniqueName } from "./back-office.ts";

const TEXTS = { en: { ...enEntry, ...enArea }, gr: { ...grEntry, ...grArea } };
const SLOW = { timeout: 15_000 };

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

/** The specification's form rules and messages, as users see them. */
describe.each(["en", "gr"] as const)("in %s", (language) => {
	const texts = TEXTS[language];
	const opened = { language };

	const field = (page: Page, label: keyof typeof texts) => page.getByLabel(texts[label], { exact: true });
	const press = (page: Page, button: keyof typeof texts) =>
		page.getByRole("button", { name: texts[button], exact: true }).click();
	const expectProblem = (page: Page, label: keyof typeof texts, problem: keyof typeof texts) =>
		expect.poll(() => problemsOf(page, texts[label]), SLOW).toContain(texts[problem]);

	test("signing in needs both fields; whatever fails asks to check the login information, and the page stays", async () => {
		const page = await openPage(browser, "/login", undefined, opened);
		await press(page, "login.submit");
		await expectProblem(page, "login.username", "field.required");
		await expectProblem(page, "login.password", "field.required");
		await field(page, "login.username").fill("shop");
		await field(page, "login.password").fill("not it");
		await press(page, "login.submit");
		await expectToast(page, texts["auth.invalid_login"]);
		expect(page.url()).toBe(dashboard("/login"));
	});

	test("a reset is requested by a real e-mail address, and said to be sent; a failure says the same as a log-in's", async () => {
		const page = await openPage(browser, "/login", undefined, opened);
		await press(page, "login.forgot");
		await press(page, "forgot.submit");
		await expectProblem(page, "forgot.email", "field.required");
		await field(page, "forgot.email").fill("nonsense");
		await press(page, "forgot.submit");
		await expectProblem(page, "forgot.email", "users.email_invalid");
		await page.route("**/forget-password", (route) => route.abort());
		await field(page, "forgot.email").fill("nobody@nowhere.example");
		await press(page, "forgot.submit");
		await expectToast(page, texts["auth.invalid_login"]);
		await page.unroute("**/forget-password");
		await press(page, "forgot.submit");
		await expectToast(page, texts["forgot.sent"]);
	});

	test("a reset is approved by five characters; then the password is said to be changed, and OK leads to the log-in", async () => {
		const page = await openPage(browser, "/reset-password/never-sent", undefined, opened);
		await press(page, "reset.submit");
		await expectProblem(page, "password.new", "field.required");
		await field(page, "password.new").fill("four");
		await press(page, "reset.submit");
		await expectProblem(page, "password.new", "auth.password_short");
		await page.route("**/reset-password", (route) => route.fulfill({ json: { changed: true } }));
		await field(page, "password.new").fill("five5");
		await press(page, "reset.submit");
		const modal = page.getByRole("alertdialog", { name: texts["reset.changed"] });
		await modal.getByRole("button", { name: texts["action.ok"] }).click();
		await page.waitForURL(dashboard("/login"));
	});

	test("a changed password is five characters, twice the same, and only success closes the dialog", async () => {
		const page = await openPage(browser, "/c", "shop", opened);
		await page.getByRole("button", { name: texts["user.menu"] }).click();
		await page.getByRole("menuitem", { name: texts["password.change"] }).click();
		await press(page, "action.save");
		const fields = ["password.current", "password.new", "password.confirm"] as const;
		for (const label of fields) await expectProblem(page, label, "field.required");
		for (const label of fields) await field(page, label).fill("four");
		for (const label of fields) await expectProblem(page, label, "auth.password_short");
		await field(page, "password.current").fill("not my password");
		await field(page, "password.new").fill("long enough");
		await field(page, "password.confirm").fill("long, and other");
		await expectProblem(page, "password.confirm", "users.password_mismatch");
		await field(page, "password.confirm").fill("long enough");
		await press(page, "action.save");
		await expectToast(page, texts["auth.invalid_login"]);
		await expectProblem(page, "password.current", "auth.password_wrong");
		await page.route("**/change-password", (route) => route.fulfill({ json: { changed: true } }));
		await press(page, "action.save");
		await expectToast(page, texts["label.saved"]);
		await page.getByRole("dialog").waitFor({ state: "detached" });
	});

	test("a configuration's form says at each field what is wrong, and warns of a link without {sku}", async () => {
		const { id } = await givenFinder();
		const page = await openPage(browser, `/c/settings?finder=${id}`, "shop", opened);
		await field(page, "finder.label").fill("");
		await field(page, "finder.title_color").fill("#12");
		await field(page, "finder.shop_product_url").fill("shop.example");
		await field(page, "finder.price_note_url").fill("https://shop.example/{sku}");
		await field(page, "finder.target").fill("1 two");
		await press(page, "action.save");
		await expectProblem(page, "finder.label", "field.required");
		await expectProblem(page, "finder.title_color", "finders.color_invalid");
		await expectProblem(page, "finder.shop_product_url", "finders.url_invalid");
		await expectProblem(page, "finder.price_note_url", "finders.url_with_placeholder");
		await expectProblem(page, "finder.target", "finders.target_invalid");
		await field(page, "finder.shop_product_url").fill("https://shop.example/wipers");
		await page.getByText(texts["finder.sku_missing"]).waitFor();
		const ranges = { border_radius: 50, image_border_radius: 50, banner_padding: 50, title_alignment: 3 } as const;
		for (const [name, max] of Object.entries(ranges)) {
			const slider = page.getByRole("slider", { name: Reflect.get(texts, `finder.${name}`), exact: true });
			expect(await slider.getAttribute("aria-valuemax")).toBe(String(max));
		}
	});

	test("a picture that is none is refused in the specification's words; a save says that it is saved", async () => {
		const { id } = await givenFinder();
		const page = await openPage(browser, `/c/settings?finder=${id}`, "shop", opened);
		const noPicture = { name: "x.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
		await page.getByLabel(texts["finder.background_image"]).setInputFiles(noPicture);
		await expectToast(page, texts["order.upload.error"]);
		await field(page, "finder.label").fill(uniqueName("Saved"));
		await page.keyboard.press("Control+s");
		await expectToast(page, texts["label.saved"]);
	});

	test("who removes a configuration is asked yes or no, and told Saved, literally, in every language", async () => {
		const { label } = await givenFinder({ label: uniqueName("Gone") });
		const page = await openPage(browser, `/c?search=${encodeURIComponent(label)}`, "shop", opened);
		await page.getByRole("button", { name: `${texts["finders.remove"]}: ${label}` }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: texts["action.delete"] }).click();
		await expectToast(page, "Saved");
		await page.getByText(texts["finders.none_found"]).waitFor();
	});

	test("without configurations, and on pages that are none of one's business, the page says so", async () => {
		const page = await openPage(browser, "/login", "shop", opened);
		await page.route("**/config/list", (route) => route.fulfill({ json: { data: [], totalItemCount: 0 } }));
		await page.goto(dashboard("/c"));
		await page.getByRole("heading", { name: texts["finders.none"] }).waitFor();
		await page.goto(dashboard("/c/publish"));
		await page.getByText(texts["selected.none"]).waitFor();
		for (const [path, status, text] of [
			["/a/users", "403", "error_page.forbidden"],
			["/c/nowhere", "404", "error_page.not_found"],
			["/nowhere", "404", "error_page.not_found"],
		] as const) {
			await page.goto(dashboard(path));
			const title = texts["error_page.title"].replace("{{status}}", status);
			await page.getByRole("heading", { level: 1, name: title }).waitFor();
			await page.getByText(texts[text]).waitFor();
			await page.getByRole("link", { name: texts["error_page.home"] }).waitFor();
		}
	});
});
