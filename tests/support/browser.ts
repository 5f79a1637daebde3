import { existsSync } from "node:fs";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { packagedBrowser } from "./packaged-browser.ts";

const SYSTEM_BROWSERS = [
	// Without a browser frame around the page, which takes as long as the page.
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const ARGS = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
];

/** All that this process has launched and not closed. */
export const browsers: Browser[] = [];

/** The browser of the tests: CHROMIUM_PATH, else the system's, else (or if CHROMIUM_PATH is empty) a packaged one. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
	const executablePath = systemBrowser();
	const browser = await chromium.launch(
		executablePath
			? { ...options, executablePath, args: [...ARGS, ...(options.args ?? [])] }
			: // With the flags that its package lists it hangs.
				{ ...options, ...(await packagedBrowser()), args: ["--no-sandbox"] },
	);
	browsers.push(browser);
	browser.once("disconnected", () => browsers.splice(browsers.indexOf(browser), 1));
	return browser;
}

/** Unpacks the packaged browser if the tests will use it: once, before several processes start it. */
export async function prepareBrowser(): Promise<void> {
	if (!systemBrowser()) await packagedBrowser();
}

const systemBrowser = (): string | undefined =>
	process.env.CHROMIUM_PATH ?? SYSTEM_BROWSERS.find((path) => existsSync(path));
