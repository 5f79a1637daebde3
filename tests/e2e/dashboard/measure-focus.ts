import type { Page } from "playwright-core";

/**
 * What the keyboard reaches without anything of it being in sight (WCAG 2.4.11), forwards and backwards. The browser
 * scrolls to what gets the focus in the same way whether a key or a script moves it.
 */
export const hiddenFocus = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const STOPS = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]";
		const isStop = (one: Element) =>
			one instanceof HTMLElement &&
			one.tabIndex >= 0 &&
			!one.matches(":disabled") &&
			!one.closest("[aria-hidden=true], [inert]") &&
			one.checkVisibility({ visibilityProperty: true });
		/** Those inside of elements with a tree of their own, too. */
		const stopsIn = (root: Document | ShadowRoot | HTMLElement): Element[] =>
			[...root.querySelectorAll("*")].flatMap((one) => [
				...(one.matches(STOPS) && isStop(one) ? [one] : []),
				...(one.shadowRoot ? stopsIn(one.shadowRoot) : []),
			]);
		/** A field that is not to be seen itself has a label that is. */
		const shown = (one: Element) => (one.getBoundingClientRect().width > 2 ? null : one.closest("label")) ?? one;
		const isInSight = (one: Element) => {
			const { left, right, top, bottom } = one.getBoundingClientRect();
			const tree = one.getRootNode();
			if (!(tree instanceof Document || tree instanceof ShadowRoot)) return false;
			const [x, y] = [Math.max(0, left), Math.max(0, top)];
			const [width, height] = [Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y];
			if (width <= 0 || height <= 0) return false;
			return [0.05, 0.25, 0.5, 0.75, 0.95].some((across) =>
				[0.1, 0.5, 0.9].some((down) => {
					const hit = tree.elementFromPoint(x + width * across, y + height * down);
					return hit !== null && one.contains(hit);
				}),
			);
		};
		const layers = [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")];
		const stops = stopsIn(layers.at(-1) ?? document);
		const hidden: string[] = [];
		for (const stop of [...stops, ...stops.toReversed()]) {
			if (!(stop instanceof HTMLElement)) continue;
			// What has the focus already is not scrolled to.
			stop.blur();
			stop.focus();
			const isFocused = stop.matches(":focus");
			if (isFocused && !isInSight(shown(stop)))
				hidden.push(`${stop.textContent?.slice(0, 40) || stop.getAttribute("aria-label") || stop.id} ${stop.tagName}`);
		}
		return hidden;
	});
