import type { Page } from "playwright-core";

/**
 * What can be pressed but is smaller than 24 x 24 px (WCAG 2.5.8) and has not the room around it instead: a circle of 24 px
 * on its middle that meets no other target, nor the circle of another small one. A link within a sentence may be as
 * small as the text.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const LEAST = 24;
		const TARGETS =
			"a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role^=menuitem], [role=tab], [role=slider]";
		/** Each element is asked once, not once for each target inside of it. */
		const once = <T>(answer: (one: Element) => T) => {
			const answers = new Map<Element, T>();
			return (one: Element): T => {
				if (!answers.has(one)) answers.set(one, answer(one));
				return answers.get(one)!;
			};
		};
		/** For screen readers alone, or in a smaller copy of a shop's page. */
		const isUnseen: (one: Element) => boolean = once(
			(one) =>
				getComputedStyle(one).clipPath === "inset(50%)" ||
				one.matches("[data-slot=preview-stage]") ||
				(one.parentElement !== null && isUnseen(one.parentElement)),
		);
		const isTarget = (one: Element) =>
			!one.matches(":disabled, [aria-disabled=true]") &&
			!one.closest("[aria-hidden=true], [inert]") &&
			one.checkVisibility({ visibilityProperty: true }) &&
			getComputedStyle(one).pointerEvents !== "none" &&
			one.getBoundingClientRect().width > 1 &&
			!isUnseen(one);
		const targetsIn = (root: ParentNode): Element[] =>
			[...root.querySelectorAll("*")].flatMap((one) => [
				...(one.matches(TARGETS) && isTarget(one) ? [one] : []),
				...(one.shadowRoot && !isUnseen(one) ? targetsIn(one.shadowRoot) : []),
			]);
		/** A label presses its box, so both are one target. */
		const boxOf = (one: Element) => {
			const boxes = [one, ...(one instanceof HTMLInputElement ? (one.labels ?? []) : [])].map((part) =>
				part.getBoundingClientRect(),
			);
			const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
			const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
			return { left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
		};
		type Box = ReturnType<typeof boxOf>;
		// Half a pixel is lost where a box begins between two.
		const isSmall = ({ left, top, right, bottom }: Box) => Math.min(right - left, bottom - top) < LEAST - 0.5;
		const isInSentence = (one: Element) =>
			getComputedStyle(one).display === "inline" &&
			[...(one.parentNode?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== "");
		/** From the middle of one to the nearest point of another. */
		const distance = ({ x, y }: Box, { left, top, right, bottom }: Box) =>
			Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
		/** A bar that stays lies over what scrolls below it, and takes no room from it. */
		const layerOf: (one: Element) => Element | undefined = once((one) => {
			if (["fixed", "sticky"].includes(getComputedStyle(one).position)) return one;
			return one.parentElement ? layerOf(one.parentElement) : undefined;
		});
		const all = targetsIn(document).map((one) => ({ one, box: boxOf(one), layer: layerOf(one) }));
		const isCrowded = ({ one, box, layer }: (typeof all)[number]) =>
			all.some(
				(other) =>
					other.one !== one &&
					other.layer === layer &&
					!other.one.contains(one) &&
					!one.contains(other.one) &&
					(distance(box, other.box) < LEAST / 2 ||
						(isSmall(other.box) && Math.hypot(box.x - other.box.x, box.y - other.box.y) < LEAST)),
			);
		return all
			.filter((target) => isSmall(target.box) && !isInSentence(target.one) && isCrowded(target))
			.map(
				({ one, box }) =>
					`${Math.round(box.right - box.left)}x${Math.round(box.bottom - box.top)} ${one.outerHTML.slice(0, 160)}`,
			);
	});
