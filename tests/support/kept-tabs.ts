import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished, TestRunner } from "vitest";
import { launchBrowser } from "./browser.ts";
import { clean, closeProfile, openTab, prepare, type Tab } from "./tab.ts";

/** Tabs that wait for a test: each takes memory. */
const WAITING_MAX = 8;

let shared: Promise<Browser> | undefined;
const waiting: Tab[] = [];
const untilFileEnds: Tab[] = [];

/** Pages that the running test has opened in tabs that others take after it. */
const pagesInUse = new Set<Page>();

/** What the running test has shown, once: its own pages, else those that a hook has opened for all tests of the file. */
export function takeShownPages(): Page[] {
	const own = [...pagesInUse];
	pagesInUse.clear();
	return own.length > 0 ? own : untilFileEnds.map(({ page }) => page);
}

/** The browser of all files that this process runs. One that has crashed is launched again for the next file. */
export async function sharedBrowser(): Promise<Browser> {
	const running = await shared?.catch(() => undefined);
	if (running?.isConnected()) return running;
	waiting.length = 0;
	untilFileEnds.length = 0;
	pagesInUse.clear();
	shared = launchBrowser();
	return shared;
}

/**
 * A tab with nothing stored but the entries. If one waits that no test uses any more, it takes two thirds of the processor
 * time of a new one: the process that shows it and what it has loaded are there. A test uses it to its end, a hook to the
 * end of the file.
 */
export async function takeTab(
	browser: Browser,
	options: BrowserContextOptions,
	entries: Record<string, string>,
): Promise<Page> {
	const requested = JSON.stringify(options);
	const isRequested = ({ page, options: own }: Tab) =>
		page.context().browser() === browser && JSON.stringify(own) === requested;
	const at = waiting.findIndex(isRequested);
	const tab = at < 0 ? await openTab(browser, options) : waiting.splice(at, 1)[0]!;
	await prepare(tab, entries);
	if (!TestRunner.getCurrentTest()) {
		untilFileEnds.push(tab);
		return tab.page;
	}
	pagesInUse.add(tab.page);
	onTestFinished(async ({ task }) => {
		// Of a test that failed they are still to be looked at.
		if (task.result?.state === "fail") return;
		pagesInUse.delete(tab.page);
		await release(tab);
	});
	return tab.page;
}

/** Closes what a file has opened, but the tabs that others take after it. */
export async function endFile(): Promise<void> {
	const browser = await shared?.catch(() => undefined);
	if (!browser?.isConnected()) return;
	pagesInUse.clear();
	await Promise.all(untilFileEnds.splice(0).map(release));
	const reusable = new Set(waiting.map(({ page }) => page.context()));
	await Promise.all(browser.contexts().map((context) => reusable.has(context) || closeProfile(context)));
}

async function release(tab: Tab): Promise<void> {
	if (!(await clean(tab))) return closeProfile(tab.page.context());
	waiting.push(tab);
	const oldest = waiting.length > WAITING_MAX ? waiting.shift() : undefined;
	if (oldest) await closeProfile(oldest.page.context());
}
