import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { dashboard, drawn, expectToast, goWithin, holdCall, openPage } from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

test.each([
	["admin", "/a"],
	["shop", "/c"],
	["reader", "/c"],
])("%s signs in by keyboard and starts at %s", async (user, home) => {
	const page = await openPage(browser, "/");
	await page.waitForURL(dashboard("/login"));
	await page.locator("input[name=username]:focus").waitFor();
	await page.keyboard.type(user);
	await page.keyboard.press("Tab");
	await page.keyboard.type(`demo-${user}`);
	await page.keyboard.press("Enter");
	await page.waitForURL(dashboard(home));
	await page.goto(dashboard("/"));
	await page.waitForURL(dashboard(home));
});

test("a sign-in forgets the configuration that somebody selected before", async () => {
	const page = await openPage(browser, "/login", undefined, { finder: 1 });
	await page.getByLabel("Username").fill("shop");
	await page.getByLabel("Password").fill("demo-shop");
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.waitForURL(dashboard("/c"));
	expect(await page.evaluate(() => localStorage.getItem("selectedFinder"))).toBeNull();
});

test("whatever goes wrong with a sign-in, one sentence says to check it, and the page stays", async () => {
	const page = await openPage(browser, "/login");
	await page.getByLabel("Username").fill("shop");
	await page.getByLabel("Password").fill("not it");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expectToast(page, "Please check your login information.");
	expect(page.url()).toBe(dashboard("/login"));
	await page.route("**/login-check", (route) => route.abort());
	await page.locator("[data-sonner-toast]").waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Sign in" }).click();
	await expectToast(page, "Please check your login information.");
});

test("an empty field is named where it is, and the first one has the focus", async () => {
	const page = await openPage(browser, "/login");
	await page.getByRole("button", { name: "Sign in" }).click();
	for (const name of ["Username", "Password"]) {
		const described = await page.getByLabel(name).getAttribute("aria-describedby");
		expect(await page.locator(`[id="${described}"]`).innerText()).toBe("This field is required.");
	}
	await expect.poll(() => page.getByLabel("Username").evaluate((input) => input === document.activeElement)).toBe(true);
});

test("an invalid token leads to the sign-in page and is forgotten", async () => {
	const page = await openPage(browser, "/login");
	for (const path of ["/", "/c", "/a"]) {
		await page.evaluate(() => localStorage.setItem("token", "worthless"));
		await page.goto(dashboard(path));
		await page.waitForURL(/\/login/);
		await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
	}
});

test("who opens a sent link signs in first and arrives at it; a foreign address is never followed", async () => {
	const page = await openPage(browser, "/c?search=golf");
	await page.waitForURL(/\/login/);
	await page.getByLabel("Username").fill("shop");
	await page.getByLabel("Password").fill("demo-shop");
	await page.keyboard.press("Enter");
	await page.waitForURL(dashboard("/c?search=golf"));
	await page.evaluate(() => localStorage.removeItem("token"));
	await page.goto(dashboard("/login?returnTo=//evil.example"));
	await page.getByLabel("Username").fill("shop");
	await page.getByLabel("Password").fill("demo-shop");
	await page.keyboard.press("Enter");
	await page.waitForURL(dashboard("/c"));
});

/** Notes of the last call whether the browser drops it when the tab closes. */
function noteCalls() {
	const send = window.fetch;
	window.fetch = (input, init) => {
		Object.assign(window, { endsWithTab: !init?.keepalive });
		return send(input, init);
	};
}

test("logging out ends the session here and on the server, even if the tab closes at once", async () => {
	const page = await openPage(browser, "/login");
	await page.getByLabel("Username").fill("reader");
	await page.getByLabel("Password").fill("demo-reader");
	await page.keyboard.press("Enter");
	await page.waitForURL(dashboard("/c"));
	const token = await page.evaluate(() => localStorage.getItem("token"));
	await page.getByRole("button", { name: /^User:/ }).click();
	await page.evaluate(noteCalls);
	const revoked = page.waitForResponse("**/token-revoke");
	await page.getByRole("menuitem", { name: "Sign out" }).click();
	await page.waitForURL(/\/login/);
	await revoked;
	expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
	expect(await page.evaluate(() => Reflect.get(window, "endsWithTab"))).toBe(false);
	await page.evaluate((value) => localStorage.setItem("token", String(value)), token);
	await page.goto(dashboard("/c"));
	await page.waitForURL(/\/login/);
});

test("who signs in before the last sign-out has been answered stays where they go", async () => {
	const page = await openPage(browser, "/c", "reader");
	const answer = await holdCall(page, "**/token-revoke");
	await page.getByRole("button", { name: /^User:/ }).click();
	await page.getByRole("menuitem", { name: "Sign out" }).click();
	await page.getByLabel("Username").fill("shop");
	await page.getByLabel("Password").fill("demo-shop");
	await page.keyboard.press("Enter");
	await page.waitForURL(dashboard("/c"));
	await goWithin(page, "/c/orders");
	const revoked = page.waitForResponse("**/token-revoke");
	answer();
	await (await revoked).finished();
	await drawn(page);
	expect(new URL(page.url()).pathname).toBe("/c/orders");
});

test("a forgotten password asks for an e-mail address, and for a real one", async () => {
	const page = await openPage(browser, "/login");
	await page.getByRole("button", { name: "Forgot your password?" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("E-mail").fill("nonsense");
	await dialog.getByRole("button", { name: "Send link" }).click();
	await dialog.getByText("Enter a valid e-mail address.").waitFor();
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "detached" });
});

test("the chosen language stays, and Greek is called el where the world reads it", async () => {
	const page = await openPage(browser, "/login");
	await page.getByLabel("Language").selectOption({ label: "Ελληνικά" });
	await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("el");
	expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("gr");
	const title = () => page.getByRole("heading", { level: 1 }).innerText();
	// The page is drawn in the language after it has been named.
	await expect.poll(title).not.toBe("Sign in");
	const greek = await title();
	await page.reload();
	await expect.poll(title).toBe(greek);
	expect(await page.locator("html").getAttribute("lang")).toBe("el");
});

test("the first view costs less than 150 kB of compressed JavaScript", async () => {
	const page = await browser.newPage();
	const scripts = new Set<string>();
	page.on("response", (response) => {
		if (new URL(response.url()).pathname.endsWith(".js")) scripts.add(response.url());
	});
	// What loads two seconds later is no part of it, however long the first view takes.
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 1000);
	await page.goto(dashboard("/login"), { waitUntil: "networkidle" });
	const sizes = await Promise.all([...scripts].map(sizeOf));
	const total = sizes.reduce((sum, size) => sum + size, 0);
	expect(total).toBeGreaterThan(50_000);
	expect(total).toBeLessThan(150_000);
});

const sizeOf = async (url: string) => gzipSync(await (await fetch(url)).bytes()).length;
