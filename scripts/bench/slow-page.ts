import type { Browser, Page } from "playwright-core";

const SLOWER = 4;

/** A page in a browser profile of its own, on a processor that is four times slower, or as many times as said. */
export async function slowPage(browser: Browser, rate = SLOWER): Promise<{ page: Page; close(): Promise<void> }> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate });
	return { page, close: () => context.close() };
}
