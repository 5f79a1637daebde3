import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from "playwright-core";

/** A page with a browser profile of its own. `isSpent`: what a test did to it can't be taken back. */
export type Tab = {
	options: BrowserContextOptions;
	page: Page;
	session: CDPSession;
	prepared?: Disposable;
	isSpent: boolean;
};

/** What a test listens to. */
const EVENTS = [
	...(["console", "dialog", "download", "filechooser", "pageerror", "popup", "request", "requestfailed"] as const),
	...(["requestfinished", "response"] as const),
];
const LASTING = [
	...["addInitScript", "addLocatorHandler", "exposeBinding", "exposeFunction", "newCDPSession", "routeWebSocket"],
	...["setDefaultNavigationTimeout", "setDefaultTimeout", "setExtraHTTPHeaders", "setGeolocation"],
	// Of its clock.
	...["install", "pauseAt", "setFixedTime", "setSystemTime"],
];
const VIEWPORT = { width: 1280, height: 720 };
const CLIPBOARD = ["clipboard-read", "clipboard-write"];
/** For a page that no longer answers, such as one with a dialog that nobody answers. */
const CLEAN_MS = 5000;

let opened = 0;

export async function openTab(browser: Browser, options: BrowserContextOptions): Promise<Tab> {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	const tab: Tab = { options, page, session: await context.newCDPSession(page), isSpent: false };
	for (const owner of [page, context, context.clock]) {
		for (const name of LASTING.filter((one) => one in owner)) {
			const method = Reflect.get(owner, name).bind(owner);
			Reflect.set(owner, name, (...values: unknown[]) => {
				tab.isSpent = true;
				return method(...values);
			});
		}
	}
	return tab;
}

/** Stores the entries, and nothing else, before the first page of the tab does anything. */
export async function prepare(tab: Tab, entries: Record<string, string>): Promise<void> {
	tab.prepared = await tab.page.context().addInitScript(
		({ stored, serial }) => {
			// Only once: what the page stores itself must survive a reload.
			const last = sessionStorage.getItem("prepared") ?? localStorage.getItem("prepared");
			if (Number(last) >= serial) return;
			for (const storage of [localStorage, sessionStorage]) {
				storage.clear();
				storage.setItem("prepared", String(serial));
			}
			for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
		},
		{ stored: entries, serial: ++opened },
	);
	tab.isSpent = false;
}

/** Ends whatever a test has left in the tab; returns whether the next one can take it. */
export async function clean(tab: Tab): Promise<boolean> {
	if (tab.isSpent || tab.page.isClosed()) return false;
	const cleaned = endAll(tab).then(
		() => true,
		// A page that has crashed, or is closed at the same time.
		() => false,
	);
	return Promise.race([cleaned, setTimeout(CLEAN_MS, false, { ref: false })]);
}

/** What is held back by a test does not fail because its page is gone. */
export async function closeProfile(context: BrowserContext): Promise<void> {
	await Promise.allSettled([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
	await context.close();
}

async function endAll({ page, session, prepared, options }: Tab): Promise<void> {
	const context = page.context();
	for (const event of EVENTS) for (const owner of [page, context]) owner.removeAllListeners(event);
	await Promise.all(context.pages().map((one) => one === page || one.close()));
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await context.unrouteAll({ behavior: "ignoreErrors" });
	await context.setOffline(options.offline ?? false);
	await context.grantPermissions(CLIPBOARD);
	// All tabs share the clipboard. Only a page of a secure origin has it.
	await page.evaluate(() => navigator.clipboard?.writeText(""));
	await context.clearPermissions();
	if (options.permissions) await context.grantPermissions(options.permissions);
	await page.goto("about:blank");
	await page.mouse.move(0, 0);
	await session.send("Emulation.resetPageScaleFactor");
	await prepared?.dispose();
	await session.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
	const { colorScheme = "light", reducedMotion = null, forcedColors = null, contrast = null, viewport } = options;
	await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast });
	if (viewport !== null) await page.setViewportSize(viewport ?? VIEWPORT);
}
