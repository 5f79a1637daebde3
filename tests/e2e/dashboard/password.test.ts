import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { barriers } from "#tests/support/barriers.ts";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { dashboard, escapeFrom, expectToast, openPage, problemsOf, watchProblems } from "./back-office.ts";

const CHECK = "Please check your login information.";
const BAD_LINK = "/reset-password/never-sent";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

const expectFocus = (page: Page, label: string) =>
	expect
		.poll(() => page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement))
		.toBe(true);

async function openDialog(page: Page): Promise<void> {
	await page.getByRole("button", { name: /^User:/ }).press("Enter");
	await page.getByRole("menuitem", { name: "Change password" }).press("Enter");
	await expectFocus(page, "Current password");
}

describe("a forgotten password", () => {
	const openModal = async () => {
		const page = await openPage(browser, "/login");
		await page.getByRole("button", { name: "Forgot your password?" }).press("Enter");
		await expectFocus(page, "E-mail");
		return page;
	};

	test("asks for an address, and for a real one, at the field", async () => {
		const page = await openModal();
		await page.keyboard.press("Enter");
		await expect.poll(() => problemsOf(page, "E-mail")).toBe("This field is required.");
		await page.keyboard.type("nonsense");
		await page.keyboard.press("Enter");
		await expect.poll(() => problemsOf(page, "E-mail")).toBe("Enter a valid e-mail address.");
	});

	test("says that the reset was sent, for an address that nobody has too", async () => {
		const page = await openModal();
		await page.keyboard.type("nobody@nowhere.example");
		await page.keyboard.press("Enter");
		await expectToast(page, "The reset link was sent.");
		await page.getByRole("dialog").waitFor({ state: "detached" });
		expect(page.url()).toBe(dashboard("/login"));
	});

	test("keeps the modal and what was typed when the request fails", async () => {
		const page = await openModal();
		await page.route("**/forget-password", (route) => route.abort());
		await page.keyboard.type("shop@demo.example");
		await page.keyboard.press("Enter");
		await expectToast(page, CHECK);
		expect(await page.getByLabel("E-mail").inputValue()).toBe("shop@demo.example");
	});
});

describe("the link in the mail", () => {
	test("asks for a password of at least five characters", async () => {
		const page = await openPage(browser, BAD_LINK);
		await expectFocus(page, "New password");
		await page.keyboard.press("Enter");
		await expect.poll(() => problemsOf(page, "New password")).toContain("This field is required.");
		await page.keyboard.type("four");
		await page.keyboard.press("Enter");
		await expect.poll(() => problemsOf(page, "New password")).toContain("This password is too short.");
	});

	test("that is invalid says so, and the way to a new one is at hand", async () => {
		const page = await openPage(browser, BAD_LINK);
		await page.getByLabel("New password").fill("long enough");
		await page.keyboard.press("Enter");
		await expectToast(page, CHECK);
		await page.getByRole("alert").getByText("This link is no longer valid.").waitFor();
		await page.keyboard.press("Enter");
		await expectFocus(page, "E-mail");
		await escapeFrom(page.getByRole("dialog", { name: "Forgot your password?" }));
		await page.getByRole("link", { name: "Back to sign in" }).press("Enter");
		await page.waitForURL(dashboard("/login"));
	});

	test("stays usable when the server is out of reach", async () => {
		const page = await openPage(browser, BAD_LINK);
		await page.route("**/reset-password", (route) => route.abort());
		await page.getByLabel("New password").fill("long enough");
		await page.keyboard.press("Enter");
		await expectToast(page, CHECK);
		expect(await page.getByLabel("New password").inputValue()).toBe("long enough");
	});
});

describe("changing the own password", () => {
	const OLD = "demo-ege-shop";
	const NEW = "ayşe's new one";

	const signInAs = async (password: string) => {
		const page = await openPage(browser, "/login");
		await page.getByLabel("Username").fill("ege-shop");
		await page.getByLabel("Password").fill(password);
		await page.keyboard.press("Enter");
		return page;
	};

	const type = async (page: Page, ...passwords: string[]) => {
		for (const [index, password] of passwords.entries()) {
			if (index > 0) await page.keyboard.press("Tab");
			await page.keyboard.press("ControlOrMeta+a");
			await page.keyboard.type(password);
		}
		await page.keyboard.press("Enter");
	};

	test("asks for all three, five characters each, and twice the same new one", async () => {
		const page = await openPage(browser, "/c", "shop");
		await openDialog(page);
		await page.keyboard.press("Enter");
		for (const label of ["Current password", "New password", "Confirm new password"])
			await expect.poll(() => problemsOf(page, label)).toContain("This field is required.");
		await expectFocus(page, "Current password");
		await type(page, "four", "four", "other");
		await expect.poll(() => problemsOf(page, "Current password")).toBe("This password is too short.");
		expect(await problemsOf(page, "New password")).toContain("This password is too short.");
		expect(await problemsOf(page, "Confirm new password")).toBe("The passwords don't match.");
	});

	test("keeps the dialog and says where it is wrong when the current password is", async () => {
		const page = await openPage(browser, "/c", "shop");
		await openDialog(page);
		await type(page, "not my password", NEW, NEW);
		await expectToast(page, CHECK);
		await expect.poll(() => problemsOf(page, "Current password")).toBe("The current password is incorrect.");
		await expectFocus(page, "Current password");
		await page.keyboard.press("Escape");
		await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
		await page.getByRole("dialog").waitFor({ state: "detached" });
		await page.locator("button[aria-label^='User:']:focus").waitFor();
	});

	test("ends the other sessions, keeps this one, and the old password is rejected", async () => {
		const page = await signInAs(OLD);
		await page.waitForURL(dashboard("/c"));
		const elsewhere = await signInAs(OLD);
		await elsewhere.waitForURL(dashboard("/c"));
		await openDialog(page);
		await type(page, OLD, NEW, NEW);
		await expectToast(page, "Saved");
		await page.getByRole("dialog").waitFor({ state: "detached" });
		await page.locator("button[aria-label^='User:']:focus").waitFor();
		await elsewhere.reload();
		await elsewhere.waitForURL(/\/login/);
		await expectToast(await signInAs(OLD), CHECK);
		await (await signInAs(NEW)).waitForURL(dashboard("/c"));
		await openDialog(page);
		await type(page, NEW, OLD, OLD);
		await expectToast(page, "Saved");
		await (await signInAs(OLD)).waitForURL(dashboard("/c"));
	});

	test("is not offered to somebody who simulates", async () => {
		const page = await openPage(browser, "/c", "shop");
		await page.route("**/user/current", async (route) => {
			const answer = await (await route.fetch()).json();
			answer.user.impersonatedBy = { id: 1, name: "Ada Minister" };
			await route.fulfill({ json: answer });
		});
		await page.reload();
		await page.getByRole("complementary", { name: "Simulation" }).waitFor();
		await page.getByRole("button", { name: /^User:/ }).click();
		await page.getByRole("menuitem", { name: "Sign out" }).waitFor();
		expect(await page.getByRole("menuitem", { name: "Change password" }).count()).toBe(0);
	});
});

const SCREENS: [name: string, path: string, user: "shop" | undefined, arrive: (page: Page) => Promise<void>][] = [
	["the link in the mail", BAD_LINK, undefined, (page) => expectFocus(page, "New password")],
	["an invalid link", BAD_LINK, undefined, (page) => spendLink(page)],
	["changing the password", "/c", "shop", (page) => openDialog(page)],
];

async function spendLink(page: Page): Promise<void> {
	await page.getByLabel("New password").fill("long enough");
	await page.keyboard.press("Enter");
	await page.getByRole("alert").waitFor();
}

describe.each(["light", "dark"] as const)("in the %s theme, on a phone", (colorScheme) => {
	test.each(SCREENS)("%s has no barrier that axe knows, and no sideways scroll", async (_, path, user, arrive) => {
		const viewport = { width: 390, height: 844 };
		const page = await openPage(browser, path, user, { colorScheme, viewport, reducedMotion: "reduce" });
		const problems = watchProblems(page);
		await arrive(page);
		// The error is shown, too.
		await page.keyboard.press("Enter");
		const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
		expect(await barriers(page, { tags })).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
		expect(problems).toEqual([]);
		await page.context().close();
	});
});
