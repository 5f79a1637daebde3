import type { Page } from "playwright-core";

/** Below this size iOS enlarges the page when a field gets the focus, and leaves it so. */
const LEAST = 16;
const FIELDS = "input:not([type=checkbox], [type=radio], [type=color], [type=file], [type=hidden]), select, textarea";

/** The fields on which a phone would enlarge the page. */
export const enlargingFields = (page: Page): Promise<string[]> =>
	page.evaluate(
		([fields, least]) =>
			[...document.querySelectorAll(fields)]
				.filter((one) => one.checkVisibility() && Number.parseFloat(getComputedStyle(one).fontSize) < least)
				.map((one) => `${one.tagName} ${one.getAttribute("aria-label") ?? one.id} ${getComputedStyle(one).fontSize}`),
		[FIELDS, LEAST] as const,
	);
