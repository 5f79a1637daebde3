import type { Browser, Page } from "playwright-core";

const SLOWER = 4;

/** A page in its own browser profile, on a processor slowed down four times or by the given factor. */
export async function slowPage(browser: Browser, rate = SLOWER): Promise<{ page: Page; close(): Promise<void> }> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate });
	return { page, close: () => context.close() };
}
