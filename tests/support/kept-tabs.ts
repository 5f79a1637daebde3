import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";

/** What a test listens to on its pages. */
const EVENTS = ["console", "dialog", "download", "pageerror", "popup", "request", "requestfailed", "response"] as const;
const VIEWPORT = { width: 1280, height: 720 };

type Kept = { options: string; page: Page };

const keptBy = new WeakMap<Browser, Kept[]>();

/** Pages that the running test has opened in kept tabs. */
export const pagesInUse = new Set<Page>();

/**
 * The browser's pages go on in the tabs of earlier tests, which takes two thirds of the processor time: the process that
 * shows them and what it has loaded are there. What opens a page (back-office.ts) clears what is stored.
 */
export function keepTabs(browser: Browser): Browser {
	keptBy.set(browser, []);
	return browser;
}

/** A tab with a profile of its own: a new one, or in a browser that keeps its tabs one that no test uses any more. */
export async function takeTab(browser: Browser, options: BrowserContextOptions): Promise<Page> {
	const kept = keptBy.get(browser);
	if (!kept) return (await browser.newContext(options)).newPage();
	const same = JSON.stringify(options);
	const at = kept.findIndex((one) => one.options === same);
	const page = at < 0 ? await (await browser.newContext(options)).newPage() : kept.splice(at, 1)[0]!.page;
	pagesInUse.add(page);
	onTestFinished(async ({ task }) => {
		// Of a test that failed they are still to be looked at.
		if (task.result?.state === "fail") return;
		pagesInUse.delete(page);
		if (page.isClosed()) return;
		await clean(page, options);
		kept.push({ options: same, page });
	});
	return page;
}

/** Ends whatever a test has left on a page but what is stored. */
async function clean(page: Page, { permissions, viewport, colorScheme, reducedMotion }: BrowserContextOptions) {
	const context = page.context();
	for (const event of EVENTS) page.removeAllListeners(event);
	await Promise.all(context.pages().map((one) => one === page || one.close()));
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await context.unrouteAll({ behavior: "ignoreErrors" });
	await context.clearPermissions();
	if (permissions) await context.grantPermissions(permissions);
	await page.emulateMedia({ media: null, colorScheme: colorScheme ?? "light", reducedMotion: reducedMotion ?? null });
	if (viewport !== null) await page.setViewportSize(viewport ?? VIEWPORT);
}
