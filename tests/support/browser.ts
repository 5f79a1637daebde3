import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";

const SYSTEM_BROWSERS = [
	// Without the frame of a browser around the page, which takes as long as the page.
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const UNPACKED = join(import.meta.dirname, "../../node_modules/.cache/chromium");

const ARGS = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--no-first-run",
];

/** The browser of the tests: CHROMIUM_PATH, else the system's, else (or where CHROMIUM_PATH is empty) a packaged one. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
	const executablePath = process.env.CHROMIUM_PATH ?? SYSTEM_BROWSERS.find((path) => existsSync(path));
	if (executablePath) return chromium.launch({ ...options, executablePath, args: [...ARGS, ...(options.args ?? [])] });
	return launchPackagedBrowser(options);
}

let packaged: Promise<string> | undefined;

/** Its own list of flags hangs, so it gets one alone. */
async function launchPackagedBrowser(options: LaunchOptions): Promise<Browser> {
	packaged ??= unpackBrowser();
	return chromium.launch({ ...options, executablePath: await packaged, args: ["--no-sandbox"] });
}

/**
 * Unpacks itself into TMPDIR, once, libraries included where it believes to be on AWS Lambda. Its font settings look in
 * /tmp alone, so it gets its own: without any font, form fields crash the page.
 */
async function unpackBrowser(): Promise<string> {
	mkdirSync(UNPACKED, { recursive: true });
	writeFileSync(join(UNPACKED, "fonts.conf"), fontSettings(UNPACKED));
	const { TMPDIR } = process.env;
	Object.assign(process.env, { TMPDIR: UNPACKED, FONTCONFIG_PATH: UNPACKED });
	process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
	try {
		const { default: browser } = await import("@sparticuz/chromium");
		return await browser.executablePath();
	} finally {
		if (TMPDIR === undefined) delete process.env.TMPDIR;
		else process.env.TMPDIR = TMPDIR;
	}
}

const fontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<dir>${folder}/fonts</dir>
	<dir>/usr/share/fonts</dir>
	<cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
