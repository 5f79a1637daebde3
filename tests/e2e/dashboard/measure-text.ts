import type { Page } from "playwright-core";

/**
 * Text that can't be read where it stands: cut off by a box that neither scrolls down nor says so by an ellipsis, or with
 * other text on top of it. And how far the page scrolls sideways.
 */
export const unreadableText = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const SLACK = 2;
		type Sight = { seen: Box; isLost: boolean };
		type Box = { left: number; right: number; top: number; bottom: number };
		const ancestors = (one: Element): Element[] => (one.parentElement ? [one, ...ancestors(one.parentElement)] : [one]);
		const isUnseen = (one: Element) =>
			one.matches("[aria-hidden=true], [inert], option, [data-slot=preview-stage]") ||
			// For screen readers alone, by this project's style and by cmdk's.
			getComputedStyle(one).clipPath === "inset(50%)" ||
			getComputedStyle(one).clip === "rect(0px, 0px, 0px, 0px)";
		/** Where a text ends in an ellipsis, all of it is a click away. */
		const saysSo = (one: Element) =>
			getComputedStyle(one).textOverflow === "ellipsis" || getComputedStyle(one).webkitLineClamp !== "none";
		const isCut = (overflow: string) => overflow === "hidden" || overflow === "clip";
		const meet = (one: Box, other: Box): Box => ({
			left: Math.max(one.left, other.left),
			right: Math.min(one.right, other.right),
			top: Math.max(one.top, other.top),
			bottom: Math.min(one.bottom, other.bottom),
		});
		/** What of a box is in sight between those that scroll or cut around it, and whether something is lost for good. */
		const look = (box: Box, around: Element[]): Sight =>
			around.reduce<Sight>(
				({ seen, isLost }, one) => {
					const { overflowX, overflowY } = getComputedStyle(one);
					if (overflowX === "visible" && overflowY === "visible") return { seen, isLost };
					const inner = meet(seen, one.getBoundingClientRect());
					const isNarrower = inner.right - inner.left < seen.right - seen.left - SLACK;
					const isLower = inner.bottom - inner.top < seen.bottom - seen.top - SLACK;
					return { seen: inner, isLost: isLost || (isCut(overflowX) && isNarrower) || (isCut(overflowY) && isLower) };
				},
				{ seen: box, isLost: false },
			);
		const texts: { text: string; seen: Box; isLost: boolean; layer: Element | undefined }[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const { parentElement: parent, nodeValue } = walker.currentNode;
			const text = (nodeValue ?? "").trim();
			if (text === "" || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
			const around = ancestors(parent);
			if (around.some((one) => isUnseen(one) || saysSo(one))) continue;
			const layer = around.find((one) => ["fixed", "sticky"].includes(getComputedStyle(one).position));
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			for (const box of range.getClientRects()) if (box.width > 0) texts.push({ text, layer, ...look(box, around) });
		}
		const isOnTop = (one: Box, other: Box) => {
			const { left, right, top, bottom } = meet(one, other);
			// Lines of one paragraph stand closer than their boxes are high.
			return right - left > SLACK && bottom - top > Math.min(one.bottom - one.top, other.bottom - other.top) / 3;
		};
		const sideways = [document.documentElement, ...document.querySelectorAll("body *")]
			.filter((one) => one.scrollWidth > one.clientWidth + SLACK)
			// A table of data needs both directions (WCAG 1.4.10). The footer is one line of links, however many there are.
			.filter(
				(one) => one === document.documentElement || !(one.matches("footer") || one.querySelector(":scope > table")),
			)
			.filter((one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
			.map((one) => `${one.scrollWidth - one.clientWidth} px sideways: ${one.tagName} ${one.className}`.slice(0, 90));
		return [
			...sideways,
			...texts.filter(({ isLost }) => isLost).map(({ text }) => `cut off: ${text}`),
			...texts.flatMap(({ text, seen, layer }, at) =>
				texts
					.slice(at + 1)
					.filter((other) => other.layer === layer && other.text !== text && isOnTop(seen, other.seen))
					.map((other) => `on top of each other: ${text} / ${other.text}`),
			),
		];
	});
