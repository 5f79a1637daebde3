import type { Browser, Page } from "playwright-core";

const SLOWER = 4;

export type SlowPage = {
	page: Page;
	/** Runs an expression in the page, without Playwright's scripts: those are a long task of their own. */
	evaluate(expression: string): Promise<unknown>;
	close(): Promise<void>;
};

/** A page in its own browser profile, on a processor slowed down four times or by the given factor. */
export async function slowPage(browser: Browser, rate = SLOWER): Promise<SlowPage> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate });
	const evaluate = async (expression: string): Promise<unknown> => {
		const { result, exceptionDetails } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
		if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
		return result.value;
	};
	return { page, evaluate, close: () => context.close() };
}
