import type { Page } from "playwright-core";
import { beforeEach, onTestFailed } from "vitest";
import { browsers } from "./browser.ts";
import { takeShownPages } from "./kept-tabs.ts";

const PARTS = "main, [role=dialog], [role=alertdialog], [data-sonner-toast], body:not(:has(main))";
const TEXT_MAX = 1500;

async function stateOf(page: Page): Promise<string> {
	const parts = await page
		.locator(PARTS)
		.allInnerTexts()
		.catch((error) => [String(error)]);
	return `${page.url()}\n${parts
		.join("\n")
		.replaceAll(/\s*\n\s*/g, " | ")
		.slice(0, TEXT_MAX)}`;
}

// Most failures of browser tests are seen once, on another machine: what the pages showed goes with the error.
beforeEach(() => {
	onTestFailed(async ({ task }) => {
		const last = browsers.flatMap((browser) => browser.contexts().at(-1) ?? []);
		const used = new Set(takeShownPages().map((page) => page.context()));
		const pages = [...(used.size > 0 ? used : last)].flatMap((context) => context.pages());
		const states = await Promise.all(pages.map(stateOf));
		const error = task.result?.errors?.[0];
		if (error) error.message += `\nOpen pages:\n${states.join("\n")}`;
	});
});
