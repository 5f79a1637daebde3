import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { demoTokens } from "#tests/support/demo-tokens.ts";
import { takeTab } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import { finderInputSchema } from "#worker/finders/finder.schema.ts";

type DemoUser = "admin" | "shop" | "supplier" | "reader";
type Opened = BrowserContextOptions & { language?: string; finder?: number; token?: string };

export const NOWHERE = "/nowhere";

export const dashboard = (path = ""): string => `${system.dashboard}${path}`;

/** One session per user and file: sign-ins are counted. */
export function tokenOf(user: DemoUser): Promise<string> {
	const token =
		demoTokens.get(user) ??
		send("/api/login-check", { username: user, password: `demo-${user}` }).then((answer) => answer.token);
	demoTokens.set(user, token);
	return token;
}

/** One of the dashboard's pages in a browser profile of its own, signed in if a user is given. */
export async function openPage(browser: Browser, path: string, user?: DemoUser, parts: Opened = {}): Promise<Page> {
	const { language = "en", finder, token = user && (await tokenOf(user)), ...options } = parts;
	const page = await takeTab(
		browser,
		{ reducedMotion: "reduce", ...options },
		{ language, ...(token && { token }), ...(finder && { selectedFinder: String(finder) }) },
	);
	await page.goto(dashboard(path));
	return page;
}

/**
 * Goes on to another page, as links do, without loading the dashboard again (0.5 s of processor time). An error page comes
 * in between, so that nothing of the page before is taken for the new one's.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
	const between = page.getByRole("heading", { level: 1, name: /404/ });
	// The router notices it, and asks nobody about unsaved changes.
	const push = (to: string) => page.evaluate((address) => history.pushState(null, "", address), to);
	await push(NOWHERE);
	await between.waitFor();
	if (path === NOWHERE) return;
	await push(path);
	await between.waitFor({ state: "hidden" });
}

/** Once the page has drawn what it shows: what listens to keys, and is told of sizes, comes after that. */
export const drawn = (page: Page) =>
	page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Opens the palette by its keys, with the focus in its text box. */
export async function openPalette(page: Page): Promise<void> {
	await page.getByRole("heading", { level: 1 }).first().waitFor();
	await drawn(page);
	await page.keyboard.press("ControlOrMeta+k");
	await page.locator("[data-slot=command-input]:focus").waitFor();
}

/** Presses Escape once the dialog is the topmost layer, which handles it: one that had to load is shown before. */
export async function escapeFrom(dialog: Locator): Promise<void> {
	await expect.poll(() => dialog.evaluate(({ style }) => style.pointerEvents)).toBe("auto");
	await dialog.page().keyboard.press("Escape");
}

/** A second tab of the same browser, with the same storage. */
export async function openTab(page: Page, path: string): Promise<Page> {
	const opened = page.waitForEvent("popup");
	// A tab opened from another one starts with a copy of that one's session storage.
	await page.evaluate((url) => void window.open(url), dashboard(path));
	return opened;
}

/** Errors on a page: uncaught ones and the console's, except rejected calls. */
export function watchProblems(page: Page): string[] {
	const problems: string[] = [];
	page.on("pageerror", (error) => problems.push(String(error)));
	page.on("console", (message) => {
		if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
			problems.push(message.text());
	});
	return problems;
}

/** Holds a call back until the returned function is called, so that something can be done while it is under way. */
export async function holdCall(page: Page, path: string | RegExp): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(path, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

/** As an earlier worker does it: a call with this field is rejected. */
export const rejectField = (page: Page, path: string, field: string) =>
	page.route(path, (route) => {
		if (!(field in (route.request().postDataJSON() ?? {}))) return route.continue();
		const error = { code: "request.invalid_json", message: "Invalid.", fields: [{ path: field, code: "unknown_key" }] };
		return route.fulfill({ status: 400, json: { error } });
	});

/** Comes back to the page after a minute elsewhere: it reads what others have changed in the meantime. */
export async function comeBack(page: Page): Promise<void> {
	await page.clock.setSystemTime(Date.now() + 60_000);
	await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}

/** Changes the language as another tab of the browser does. */
export const chooseLanguage = (page: Page, language: string) =>
	page.evaluate((newValue) => {
		localStorage.setItem("language", newValue);
		window.dispatchEvent(new StorageEvent("storage", { key: "language", newValue }));
	}, language);

let serial = 0;
export const uniqueName = (name: string): string => `${name} ${Date.now().toString(36)}${++serial}`;

/** A new user of a new company, with their own session. */
export async function givenShop() {
	const company = await send("/admin/api/company/save", { title: uniqueName("Shop") }, await tokenOf("admin"));
	const username = uniqueName("user").replace(" ", "-");
	const user = await send(
		"/admin/api/user/save",
		{
			...{ company: company.id, username, email: `${username}@shop.example`, notificationEmail: "", name: "" },
			...{ enabled: true, roles: ["ROLE_CUSTOMER"], newPassword: "secret-1" },
		},
		await tokenOf("admin"),
	);
	const token = await signInAs(username, "secret-1");
	return { id: user.id, company: company.id, username, password: "secret-1", token };
}

export const signInAs = async (username: string, password: string): Promise<string> =>
	(await send("/api/login-check", { username, password })).token;

/** A configuration of the demo shop, or of the token's user, created with the dashboard's call. */
export async function givenFinder(parts: Record<string, unknown> = {}, token?: string) {
	const input = { ...finderInputSchema.parse({ label: uniqueName("Finder"), language: "de" }), ...parts };
	return send("/admin/api/config/save", input, token ?? (await tokenOf("shop")));
}

export const readFinder = async (id: number) => send(`/admin/api/config/${id}`, undefined, await tokenOf("shop"));

export const saveFinder = async (finder: { id: number }, token?: string) =>
	send(`/admin/api/config/save/${finder.id}`, finder, token ?? (await tokenOf("shop")));

export const removeFinder = async (id: number) => send("/admin/api/config/remove", { id }, await tokenOf("shop"));

/** An article by default, created with the dashboard's call. */
export async function givenContent(parts: Record<string, unknown> = {}) {
	const input = { title: uniqueName("Article"), contentType: "article", content: "<p>Text</p>", ...parts };
	return send("/admin/api/content/save", input, await tokenOf("admin"));
}

export const saveContent = async (content: { id: number }) =>
	send(`/admin/api/content/save/${content.id}`, content, await tokenOf("admin"));

export const removeContent = async (id: number) => send(`/admin/api/content/remove/${id}`, {}, await tokenOf("admin"));

/** An action in the menu of a list's row. */
export async function chooseAction(page: Page, row: string, action: string): Promise<void> {
	await page.getByRole("button", { name: `Actions for ${row}`, exact: true }).click();
	await page.getByRole("menuitem", { name: action }).click();
}

/** Whether the browser asks before it closes the tab. */
export const asksOnClose = (page: Page): Promise<boolean> =>
	page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));

/** The error of a field, as screen readers get it. */
export async function problemsOf(page: Page, label: string): Promise<string> {
	const field = page.getByLabel(label, { exact: true });
	if ((await field.getAttribute("aria-invalid")) !== "true") return "";
	const ids = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
	const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()));
	return texts.join(" ");
}

export const expectToast = (page: Page, text: string) =>
	expect.poll(() => page.locator("[data-sonner-toast]").allInnerTexts()).toContainEqual(expect.stringContaining(text));

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the call answered
async function send(path: string, data: unknown, token?: string): Promise<any> {
	const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
	const init = data === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(data) };
	const response = await fetch(`${system.worker}${path}`, init);
	if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
	return response.json();
}
