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
		type Scroller = { box: Box; overflowX: string; overflowY: string };
		/** `around`: what scrolls or cuts, from the inside. */
		type Place = { isSkipped: boolean; layer: Element | undefined; around: Scroller[] };
		const places = new Map<Element, Place>();
		/** Where a text of an element stands. Once for each: asking for a style takes long. */
		const placeOf = (one: Element): Place => {
			const known = places.get(one);
			if (known) return known;
			const outer = one.parentElement && placeOf(one.parentElement);
			const style = getComputedStyle(one);
			const { overflowX, overflowY } = style;
			const isOpen = overflowX === "visible" && overflowY === "visible";
			const own = isOpen ? [] : [{ box: one.getBoundingClientRect(), overflowX, overflowY }];
			const place = {
				isSkipped: outer?.isSkipped || isUnseen(one, style) || saysSo(style),
				layer: ["fixed", "sticky"].includes(style.position) ? one : outer?.layer,
				around: [...own, ...(outer?.around ?? [])],
			};
			places.set(one, place);
			return place;
		};
		const isUnseen = (one: Element, { clip, clipPath }: CSSStyleDeclaration) =>
			one.matches("[aria-hidden=true], [inert], option, [data-slot=preview-stage]") ||
			// For screen readers alone, by this project's style and by cmdk's.
			clipPath === "inset(50%)" ||
			clip === "rect(0px, 0px, 0px, 0px)";
		/** Where a text ends in an ellipsis, all of it is a click away. */
		const saysSo = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
			textOverflow === "ellipsis" || webkitLineClamp !== "none";
		const isCut = (overflow: string) => overflow === "hidden" || overflow === "clip";
		const meet = (one: Box, other: Box): Box => ({
			left: Math.max(one.left, other.left),
			right: Math.min(one.right, other.right),
			top: Math.max(one.top, other.top),
			bottom: Math.min(one.bottom, other.bottom),
		});
		/** What of a box is in sight between those that scroll or cut around it, and whether something is lost for good. */
		const look = (box: Box, around: Scroller[]): Sight =>
			around.reduce<Sight>(
				({ seen, isLost }, { box: outer, overflowX, overflowY }) => {
					const inner = meet(seen, outer);
					const isNarrower = inner.right - inner.left < seen.right - seen.left - SLACK;
					const isLower = inner.bottom - inner.top < seen.bottom - seen.top - SLACK;
					return { seen: inner, isLost: isLost || (isCut(overflowX) && isNarrower) || (isCut(overflowY) && isLower) };
				},
				{ seen: box, isLost: false },
			);
		const texts: { text: string; seen: Box; isLost: boolean; layer: Element | undefined }[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const { parentElement, nodeValue } = walker.currentNode;
			// An element without a box of its own counts as unseen.
			const parent = parentElement?.closest(":not(.contents)");
			const text = (nodeValue ?? "").trim();
			if (text === "" || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
			const { isSkipped, layer, around } = placeOf(parent);
			if (isSkipped) continue;
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			for (const box of range.getClientRects()) if (box.width > 0) texts.push({ text, layer, ...look(box, around) });
		}
		const isOnTop = (one: Box, other: Box) => {
			const { left, right, top, bottom } = meet(one, other);
			// Lines of one paragraph stand closer than their boxes are high.
			return right - left > SLACK && bottom - top > Math.min(one.bottom - one.top, other.bottom - other.top) / 3;
		};
		const fromTheTop = texts.toSorted((one, other) => one.seen.top - other.seen.top);
		const onTop: string[] = [];
		for (const [at, { text, seen, layer }] of fromTheTop.entries()) {
			for (let next = at + 1; next < fromTheTop.length; next++) {
				const other = fromTheTop[next]!;
				// It begins below this one, as all after it do.
				if (other.seen.top >= seen.bottom) break;
				if (other.layer === layer && other.text !== text && isOnTop(seen, other.seen))
					onTop.push(`on top of each other: ${text} / ${other.text}`);
			}
		}
		const sideways = [document.documentElement, ...document.querySelectorAll("body *")]
			.filter((one) => one.scrollWidth > one.clientWidth + SLACK)
			// A table of data needs both directions (WCAG 1.4.10). The footer is one line of links, however many there are.
			.filter(
				(one) => one === document.documentElement || !(one.matches("footer") || one.querySelector(":scope > table")),
			)
			.filter((one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX))
			.map((one) => `${one.scrollWidth - one.clientWidth} px sideways: ${one.tagName} ${one.className}`.slice(0, 90));
		return [...sideways, ...texts.filter(({ isLost }) => isLost).map(({ text }) => `cut off: ${text}`), ...onTop];
	});
