import type { Browser, Page } from "playwright-core";

const SLOWER = 4;

/** A page in a browser profile of its own, on a processor that is four times slower. */
export async function slowPage(browser: Browser): Promise<{ page: Page; close(): Promise<void> }> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	return { page, close: () => context.close() };
}
