import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sharedBrowser } from "#tests/support/kept-tabs.ts";
import { system } from "#tests/support/system.ts";
import {
	dashboard,
	drawn,
	givenContent,
	givenFinder,
	givenShop,
	holdCall,
	openPage,
	openPalette,
	openTab,
	readFinder,
	signInAs,
	tokenOf,
} from "./back-office.ts";

let browser: Browser;

beforeAll(async () => {
	browser = await sharedBrowser();
});

type Shop = Awaited<ReturnType<typeof givenShop>>;

const name = (page: Page) => page.getByLabel("Name", { exact: true });
const notice = (page: Page) => page.getByRole("alertdialog");
const signInDialog = (page: Page) => page.getByRole("dialog", { name: "You're signed out" });
const storedIn = (page: Page, key: string) => page.evaluate((stored) => localStorage.getItem(stored), key);
const store = (page: Page, key: string, value: string | null) =>
	page.evaluate(
		([stored, text]) => (text === null ? localStorage.removeItem(stored) : localStorage.setItem(stored, text)),
		[key, value] as const,
	);

async function simulate(page: Page, username: string): Promise<void> {
	await page
		.getByRole("row")
		.filter({ hasText: username })
		.getByRole("button", { name: /^Actions/ })
		.click();
	await page.getByRole("menuitem", { name: "Simulate" }).click();
}

async function isIn(token: string): Promise<boolean> {
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const url = `${system.worker}/admin/api/user/token-check`;
	return (await fetch(url, { method: "POST", headers, body: "{}" })).ok;
}

const revoke = (token: string) =>
	fetch(`${system.worker}/admin/api/user/token-revoke`, {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: "{}",
	});

/** A tab at the settings of a shop's finder, with unsaved changes. */
async function givenTyping(shop: Shop) {
	const { id, label } = await givenFinder({}, shop.token);
	const page = await openPage(browser, `/c/settings?finder=${id}`, undefined, { token: shop.token });
	await name(page).fill("Typed");
	return { page, finder: id, label };
}

async function signInBy(page: Page, { username, password }: Pick<Shop, "username" | "password">): Promise<void> {
	const dialog = signInDialog(page);
	await dialog.getByLabel("Username").fill(username);
	await dialog.getByLabel("Password").fill(password);
	await dialog.getByRole("button", { name: "Sign in" }).click();
}

test("a sign-in in another tab is said at once: what was typed stays, and nothing is saved under the other name", async () => {
	const [one, other] = [await givenShop(), await givenShop()];
	const { page, finder, label } = await givenTyping(one);
	const second = await openTab(page, "/c");
	await store(second, "token", other.token);
	await notice(page).getByText(`You're now signed in as ${other.username}`).waitFor();
	await notice(page).getByRole("button", { name: "Keep this page open" }).click();
	await notice(page).waitFor({ state: "detached" });
	expect(await name(page).inputValue()).toBe("Typed");
	await page.keyboard.press("Control+s");
	await page.getByText("You are signed in as another user. Nothing was saved.").waitFor();
	const headers = { authorization: `Bearer ${one.token}` };
	const saved = await fetch(`${system.worker}/admin/api/config/${finder}`, { headers });
	expect(await saved.json()).toMatchObject({ label, version: 1 });
	// Continuing as the other user asks before unsaved changes are lost.
	const question = page.waitForEvent("dialog");
	const gone = page.getByRole("button", { name: `Continue as ${other.username}` }).click();
	const dialog = await question;
	expect(dialog.type()).toBe("beforeunload");
	await dialog.accept();
	await gone;
	await page.waitForURL(dashboard("/c"));
	await page.getByRole("button", { name: `User: ${other.username}` }).waitFor();
});

test("who is moved to another company saves nothing of the old one's page into it", async () => {
	const [one, other] = [await givenShop(), await givenShop()];
	const { page } = await givenTyping(one);
	const admin = await signInAs("admin", "demo-admin");
	const ask = async (path: string, body?: object) => {
		const headers = { authorization: `Bearer ${admin}`, "content-type": "application/json" };
		const init = body && { method: "POST", body: JSON.stringify(body) };
		return (await fetch(`${system.worker}/admin/api/user/${path}`, { headers, ...init })).json();
	};
	await ask(`save/${one.id}`, { ...Object(await ask(String(one.id))), company: other.company });
	await page.keyboard.press("Control+s");
	await signInBy(page, one);
	await notice(page).getByRole("button", { name: "Keep this page open" }).click();
	await notice(page).waitFor({ state: "detached" });
	await page.keyboard.press("Control+s");
	await page.getByText("You are signed in as another user. Nothing was saved.").waitFor();
});

test("a late answer to an old token signs nobody out who has signed in since", async () => {
	const shop = await givenShop();
	const old = await signInAs(shop.username, shop.password);
	await revoke(old);
	const page = await openPage(browser, "/login");
	await page.getByRole("button", { name: "Sign in" }).waitFor();
	const release = await holdCall(page, "**/user/current");
	await store(page, "token", old);
	await page.goto(dashboard("/c"));
	const second = await openTab(page, "/no/such/page");
	await store(second, "token", shop.token);
	release();
	await page.getByRole("heading", { level: 1, name: "Configurations" }).waitFor();
	expect(await storedIn(page, "token")).toBe(shop.token);
});

test("a simulation that another tab begins and ends is said in both directions, and the administrator stays signed in", async () => {
	const shop = await givenShop();
	const token = await signInAs("admin", "demo-admin");
	const first = await openPage(browser, "/a", undefined, { token });
	await first.getByRole("heading", { level: 1 }).waitFor();
	const second = await openTab(first, `/a/users?search=${shop.username}`);
	await simulate(second, shop.username);
	await second.waitForURL(dashboard("/c"));
	await notice(first).getByText(`You're now simulating ${shop.username}`).waitFor();
	await notice(first)
		.getByRole("button", { name: `Continue as ${shop.username}` })
		.click();
	await first.waitForURL(dashboard("/c"));
	const ends = await Promise.all(
		[first, second].map((page) => page.getByRole("button", { name: "End simulation" }).elementHandle()),
	);
	// Ended twice at once: only the simulation's own token is invalid afterwards.
	await Promise.all(ends.map((end) => end!.evaluate((button) => button instanceof HTMLElement && button.click())));
	await expect.poll(() => storedIn(first, "simulateToken")).toBeNull();
	await expect
		.poll(async () => [first, second].filter((page) => new URL(page.url()).pathname === "/a").length)
		.toBeGreaterThan(0);
	// The first tab may be the one that is still on its way.
	await expect.poll(() => storedIn(first, "token")).toBe(token);
	expect(await isIn(token)).toBe(true);
});

test("a simulation that ended elsewhere is said, and its page never acts for the administrator", async () => {
	const shop = await givenShop();
	const token = await signInAs("admin", "demo-admin");
	const first = await openPage(browser, `/a/users?search=${shop.username}`, undefined, { token });
	await simulate(first, shop.username);
	await first.waitForURL(dashboard("/c"));
	await first.getByRole("complementary", { name: "Simulation" }).waitFor();
	const second = await openTab(first, "/c");
	await second.getByRole("button", { name: "End simulation" }).click();
	await second.waitForURL(dashboard("/a"));
	await notice(first).getByText("The simulation has ended").waitFor();
	await notice(first)
		.getByRole("button", { name: /^Continue as/ })
		.click();
	await first.waitForURL(dashboard("/a"));
	expect(await isIn(token)).toBe(true);
});

test("a simulation with unsaved changes asks before it ends", async () => {
	const shop = await givenShop();
	const { id } = await givenFinder({}, shop.token);
	const token = await signInAs("admin", "demo-admin");
	const page = await openPage(browser, `/a/users?search=${shop.username}`, undefined, { token });
	await simulate(page, shop.username);
	await page.waitForURL(dashboard("/c"));
	await page.goto(dashboard(`/c/settings?finder=${id}`));
	await name(page).fill("Typed");
	await page.getByRole("button", { name: "End simulation" }).click();
	await notice(page).getByRole("button", { name: "Stay" }).click();
	expect(await name(page).inputValue()).toBe("Typed");
	expect(await storedIn(page, "simulateToken")).not.toBeNull();
	await page.getByRole("button", { name: "End simulation" }).click();
	await notice(page).getByRole("button", { name: "Leave" }).click();
	await page.waitForURL(dashboard("/a"));
	expect(await storedIn(page, "simulateToken")).toBeNull();
});

test("a simulation asks before unsaved changes are lost by its begin", async () => {
	const shop = await givenShop();
	const { id } = await givenFinder({}, shop.token);
	const token = await signInAs("admin", "demo-admin");
	const page = await openPage(browser, `/c/settings?finder=${id}`, undefined, { token });
	await name(page).fill("Typed");
	const begun: string[] = [];
	page.on("request", (request) => request.url().endsWith("/user/token-create") && begun.push(request.url()));
	const begin = async () => {
		await openPalette(page);
		await page.keyboard.type("simulate user");
		await page.getByRole("option", { name: "Simulate user", selected: true }).waitFor();
		await page.keyboard.press("Enter");
		await page.keyboard.type(shop.username);
		await page.getByRole("option", { name: shop.username, selected: true }).waitFor();
		await page.keyboard.press("Enter");
	};
	await begin();
	await notice(page).getByRole("button", { name: "Stay" }).click();
	expect(await name(page).inputValue()).toBe("Typed");
	expect(await storedIn(page, "simulateToken")).toBeNull();
	await begin();
	await notice(page).getByRole("button", { name: "Leave" }).click();
	await page.getByRole("complementary", { name: "Simulation" }).waitFor();
	expect(begun).toHaveLength(1);
});

test("a session that ends while somebody types: they sign in on top of the form and save what they typed", async () => {
	const shop = await givenShop();
	const { page, finder } = await givenTyping(shop);
	await revoke(shop.token);
	await page.keyboard.press("Control+s");
	await signInDialog(page).waitFor();
	expect(await signInDialog(page).getByLabel("Username").inputValue()).toBe(shop.username);
	await signInBy(page, shop);
	await signInDialog(page).waitFor({ state: "detached" });
	expect(await name(page).inputValue()).toBe("Typed");
	expect(page.url()).toBe(dashboard(`/c/settings?finder=${finder}`));
	await page.getByRole("button", { name: "Save" }).click();
	const token = String(await storedIn(page, "token"));
	const saved = async () => {
		const headers = { authorization: `Bearer ${token}` };
		return (await fetch(`${system.worker}/admin/api/config/${finder}`, { headers })).json();
	};
	await expect.poll(saved).toMatchObject({ label: "Typed" });
});

test("signing out in one tab asks in the others, and signing in once opens them all again", async () => {
	const shop = await givenShop();
	const { page } = await givenTyping(shop);
	const second = await openTab(page, "/c");
	await second.getByRole("button", { name: /^User:/ }).click();
	await second.getByRole("menuitem", { name: /^(Log|Sign) out/ }).click();
	await second.waitForURL(/\/login/);
	await signInDialog(page).waitFor();
	await second.getByLabel("Username").fill(shop.username);
	await second.getByLabel("Password").fill(shop.password);
	await second.keyboard.press("Enter");
	await second.waitForURL(dashboard("/c"));
	await signInDialog(page).waitFor({ state: "detached" });
	expect(await name(page).inputValue()).toBe("Typed");
});

test.each([
	["on top of it", (page: Page, shop: Shop) => signInBy(page, shop)],
	[
		"in another tab",
		async (page: Page, { username, password }: Shop) =>
			store(await openTab(page, "/login"), "token", await signInAs(username, password)),
	],
])(
	"a page that asks by itself is quiet while nobody is signed in, and goes on after a sign-in %s",
	async (_, signIn) => {
		const shop = await givenShop();
		const { id } = await givenFinder({}, shop.token);
		const page = await openPage(browser, "/c", undefined, { token: shop.token });
		await page.clock.install();
		let [requests, answers] = [0, 0];
		page.on("request", (request) => void (request.url().endsWith("/seen") && requests++));
		page.on("requestfinished", (request) => void (request.url().endsWith("/seen") && answers++));
		const wait = async () => {
			await page.clock.fastForward(20_000);
			await drawn(page);
			await expect.poll(() => answers === requests).toBe(true);
		};
		await page.goto(dashboard(`/c/publish?finder=${id}`));
		await page.getByText("Not connected yet").waitFor();
		await revoke(shop.token);
		await wait();
		await signInDialog(page).waitFor();
		// The one that was planned before.
		await wait();
		const before = requests;
		for (let times = 0; times < 3; times++) await wait();
		expect(requests).toBe(before);
		await signIn(page, shop);
		await signInDialog(page).waitFor({ state: "detached" });
		await expect.poll(() => answers).toBeGreaterThan(before);
		const again = requests;
		await wait();
		await expect.poll(() => requests).toBeGreaterThan(again);
	},
);

test("a form in a dialog stays beneath the sign-in, and so does what was typed there", async () => {
	const token = await signInAs("admin", "demo-admin");
	const page = await openPage(browser, "/a/companies", undefined, { token });
	await page.getByRole("button", { name: /^Add company/ }).click();
	const form = page.getByRole("dialog").filter({ hasText: "Street" });
	await form.getByLabel("Street").fill("Typed");
	const second = await openTab(page, "/c");
	await store(second, "token", null);
	await signInBy(page, { username: "admin", password: "demo-admin" });
	await signInDialog(page).waitFor({ state: "detached" });
	expect(await form.getByLabel("Street").inputValue()).toBe("Typed");
	await form.getByLabel("City").fill("Kiel");
});

test("a sign-in on top of a form that the server can't finish says so, and is repeated", async () => {
	const shop = await givenShop();
	const { page } = await givenTyping(shop);
	await revoke(shop.token);
	await page.keyboard.press("Control+s");
	await signInDialog(page).waitFor();
	await page.route("**/admin/api/user/current", (route) =>
		route.fulfill({ status: 503, json: { error: { code: "server.unavailable", message: "Away." } } }),
	);
	await signInBy(page, shop);
	await page.getByText("Please check your login information.").waitFor();
	await page.unroute("**/admin/api/user/current");
	await signInDialog(page).getByRole("button", { name: "Sign in" }).click();
	await signInDialog(page).waitFor({ state: "detached" });
	expect(await name(page).inputValue()).toBe("Typed");
});

test("whoever signs in on top of another one's form is asked before it is left", async () => {
	const [one, other] = [await givenShop(), await givenShop()];
	const { page } = await givenTyping(one);
	await revoke(one.token);
	await page.keyboard.press("Control+s");
	await signInDialog(page).waitFor();
	await signInBy(page, other);
	await notice(page).getByText(`You're now signed in as ${other.username}`).waitFor();
	await notice(page).getByRole("button", { name: "Keep this page open" }).click();
	expect(await name(page).inputValue()).toBe("Typed");
	const action = page.getByRole("button", { name: `Continue as ${other.username}` });
	await action.and(page.locator(":focus")).waitFor();
	// The other one begins without this one's configuration.
	expect(await storedIn(page, "selectedFinder")).toBeNull();
});

test("the current user's call that fails does not sign out: the page offers to try again", async () => {
	const token = await tokenOf("shop");
	const page = await openPage(browser, "/login", undefined, {});
	await page.route("**/admin/api/user/current", (route) =>
		route.fulfill({ status: 503, json: { error: { code: "server.unavailable", message: "Away." } } }),
	);
	await store(page, "token", token);
	for (const path of ["/c", "/"]) {
		await page.goto(dashboard(path));
		await page.getByRole("heading", { name: "Error 503" }).waitFor();
		expect(await storedIn(page, "token")).toBe(token);
	}
	await page.unroute("**/admin/api/user/current");
	await page.getByRole("button", { name: "Try again" }).click();
	await page.waitForURL(dashboard("/c"));
	await page.getByRole("heading", { level: 1, name: "Configurations" }).waitFor();
});

test("the sign-in page leads home who is signed in already, also by another tab", async () => {
	const page = await openPage(browser, "/login", "shop");
	await page.waitForURL(dashboard("/c"));
	const waiting = await openPage(browser, "/login");
	await waiting.getByLabel("Username").waitFor();
	const second = await openTab(waiting, "/login");
	await second.getByLabel("Username").waitFor();
	await store(second, "token", await tokenOf("admin"));
	await waiting.waitForURL(dashboard("/a"));
});

test("who signs in after somebody else is not led to a page that is not theirs", async () => {
	const page = await openPage(browser, "/a/users");
	await page.waitForURL(/\/login\?returnTo/);
	await page.getByLabel("Username").fill("shop");
	await page.getByLabel("Password").fill("demo-shop");
	await page.keyboard.press("Enter");
	await page.waitForURL(dashboard("/c"));
});

test("what a browser remembers of one user is not shown to the next", async () => {
	await givenContent({ contentType: "notification" });
	const page = await openPage(browser, "/a/users", "admin");
	const unread = page.getByRole("button", { name: "Notifications, new" });
	await unread.click();
	await page.keyboard.press("Escape");
	await unread.waitFor({ state: "detached" });
	await store(page, "token", await tokenOf("shop"));
	await page.goto(dashboard("/c"));
	await unread.waitFor();
});

test("language and appearance chosen in another tab are followed, and what was typed stays", async () => {
	const { id } = await givenFinder();
	const page = await openPage(browser, `/c/settings?finder=${id}`, "shop");
	await name(page).fill("Typed");
	const second = await openTab(page, "/c");
	await store(second, "theme", "dark");
	await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(true);
	await store(second, "language", "de");
	await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
	await page.locator('main input[value="Typed"]').waitFor();
	expect((await readFinder(id)).version).toBe(1);
});
