import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endFile, sharedBrowser } from "#tests/support/kept-tabs.ts";
import { clean, openTab, prepare, type Tab } from "#tests/support/tab.ts";

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: "light" } as const;

const server = createServer((request, response) => {
	response.setHeader("content-type", request.url === "/worker.js" ? "text/javascript" : "text/html");
	response.end(request.url === "/worker.js" ? "onfetch = () => undefined" : "<h1>A page</h1>");
});
let browser: Browser;
let origin: string;

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port }: AddressInfo = Object(server.address());
	origin = `http://localhost:${port}`;
	browser = await sharedBrowser();
});
afterAll(async () => {
	await (await sharedBrowser()).close();
	server.close();
});

const given = async () => {
	const tab = await openTab(browser, PHONE);
	await prepare(tab, { token: "first" });
	await tab.page.goto(origin);
	return tab;
};

async function leaveAll(): Promise<void> {
	await cookieStore.set("left", "1");
	for (const storage of [localStorage, sessionStorage]) storage.setItem("left", "1");
	await new Promise<void>((resolve) => {
		const opening = indexedDB.open("left");
		opening.onsuccess = () => {
			opening.result.close();
			resolve();
		};
	});
	await (await caches.open("left")).put("/left", new Response("left"));
	await navigator.serviceWorker.register("/worker.js");
	await navigator.serviceWorker.ready;
	await navigator.clipboard.writeText("left");
}

/** Nobody answers it. */
async function openDialog({ page }: Tab): Promise<void> {
	page.on("dialog", () => undefined);
	await page.evaluate(() => void setTimeout(() => alert("left")));
	await page.waitForEvent("dialog");
}

const seeAll = async () => ({
	cookies: document.cookie,
	local: { ...localStorage, prepared: "" },
	session: { ...sessionStorage, prepared: "" },
	databases: (await indexedDB.databases()).length,
	caches: (await caches.keys()).length,
	workers: (await navigator.serviceWorker.getRegistrations()).length,
	clipboard: await navigator.clipboard.readText(),
	width: innerWidth,
	isDark: matchMedia("(prefers-color-scheme: dark)").matches,
	isPrinted: matchMedia("print").matches,
	isForced: matchMedia("(forced-colors: active)").matches,
	heading: document.querySelector("h1")?.textContent,
	scale: visualViewport?.scale,
});

test("nothing that a test leaves in a tab reaches the next one", async () => {
	const tab = await given();
	const { page } = tab;
	const context = page.context();
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.evaluate(leaveAll);
	await page.emulateMedia({ media: "print", colorScheme: "dark", forcedColors: "active" });
	await page.setViewportSize({ width: 1000, height: 500 });
	await tab.session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
	await page.route("**/*", (route) => route.fulfill({ body: "left" }));
	await context.newPage();
	await context.setOffline(true);
	expect(await clean(tab)).toBe(true);

	await prepare(tab, { token: "second" });
	await page.goto(origin);
	expect(context.pages()).toHaveLength(1);
	expect(
		await page.evaluate(() => navigator.permissions.query({ name: "geolocation" }).then(({ state }) => state)),
	).not.toBe("granted");
	await context.grantPermissions(["clipboard-read"]);
	expect(await page.evaluate(seeAll)).toEqual({
		cookies: "",
		local: { token: "second", prepared: "" },
		session: { prepared: "" },
		...{ databases: 0, caches: 0, workers: 0, clipboard: "" },
		...{ width: 390, isDark: false, isPrinted: false, isForced: false, heading: "A page", scale: 1 },
	});
	await context.close();
});

test.each([
	["scripts of its own", async ({ page }) => page.addInitScript("left = 1")],
	["a clock of its own", async ({ page }) => page.clock.install()],
	["a crashed page", async ({ page }) => page.goto("chrome://crash").catch(() => undefined)],
	["an open dialog", openDialog],
	["a closed page", async ({ page }) => page.close()],
] satisfies [string, (tab: Tab) => Promise<unknown>][])("a tab with %s is not used again", async (_, leave) => {
	const tab = await given();
	await leave(tab);
	expect(await clean(tab)).toBe(false);
	await tab.page.context().close();
});

test("visitors' pages end with the file, and a browser that has crashed is launched again", async () => {
	await (await browser.newContext()).newPage();
	await endFile();
	expect(browser.contexts()).toEqual([]);
	await browser.close();
	expect((await sharedBrowser()).isConnected()).toBe(true);
});
