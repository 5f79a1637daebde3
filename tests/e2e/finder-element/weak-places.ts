/**
 * In the page: what of the finder has too little contrast as it is drawn. Texts and placeholders need 4.5 on what is
 * behind them, the edges of fields and the ring of the focus 3.
 */
export function weakPlaces(): string[] {
	type Color = [red: number, green: number, blue: number, alpha: number];
	const host = document.querySelector("[data-wiper-finder]")?.shadowRoot ?? document;
	const root = host.querySelector("wiper-finder")?.shadowRoot;
	if (!root) return ["no finder"];
	const weak: string[] = [];

	const read = (text: string): Color => {
		const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
		const scale = text.startsWith("color(") ? 255 : 1;
		return [red * scale, green * scale, blue * scale, alpha];
	};
	const over = (top: Color, below: Color): Color => {
		const [red, green, blue] = [0, 1, 2].map((at) => (top[at] ?? 0) * top[3] + (below[at] ?? 0) * (1 - top[3]));
		return [red ?? 0, green ?? 0, blue ?? 0, 1];
	};
	const luminance = (color: Color) => {
		const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((part) => {
			const value = part / 255;
			return value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92;
		});
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	};
	const surface = (element: Element | null): Color => {
		if (!element) return [255, 255, 255, 1];
		const own = read(getComputedStyle(element).backgroundColor);
		const filter = /brightness\(([\d.]+)\)/.exec(getComputedStyle(element).filter)?.[1] ?? 1;
		const behind = own[3] === 1 ? own : over(own, surface(element.parentElement));
		return [behind[0] * Number(filter), behind[1] * Number(filter), behind[2] * Number(filter), 1];
	};
	const need = (ratio: number, what: string, color: string, element: Element | null, filter = 1) => {
		const behind = surface(element);
		const front = over(read(color), behind);
		const shown: Color = [front[0] * filter, front[1] * filter, front[2] * filter, 1];
		const [dark = 0, light = 0] = [luminance(shown), luminance(behind)].sort((one, other) => one - other);
		const has = (light + 0.05) / (dark + 0.05);
		// Computed colours are rounded.
		if (has < ratio - 0.02) weak.push(`${what} has ${has.toFixed(2)} of ${ratio}`);
	};

	for (const element of root.querySelectorAll<HTMLElement>("*")) {
		const style = getComputedStyle(element);
		const name = element.getAttribute("part") ?? element.localName;
		const isShown = element.checkVisibility() && style.clipPath === "none" && element.getClientRects().length > 0;
		if (!isShown || element.matches(":disabled, option, style, .hidden *")) continue;
		const filter = Number(/brightness\(([\d.]+)\)/.exec(style.filter)?.[1] ?? 1);
		const hasText = [...element.childNodes].some(
			(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
		);
		if (hasText || element.matches("select, input")) need(4.5, `text of ${name}`, style.color, element, filter);
		if (element.matches("input[placeholder]"))
			need(4.5, `placeholder of ${name}`, getComputedStyle(element, "::placeholder").color, element);
		if (element.matches("select, .search-input, .answer, .button")) {
			// A button may do without an edge where its own colour or its text shows it.
			const edge = read(style.borderTopColor);
			if (edge[3] > 0) need(3, `edge of ${name}`, style.borderTopColor, element.parentElement);
		}
		if (element.matches(":focus-visible, .hit[aria-selected='true']") && style.outlineStyle !== "none")
			need(3, `ring of ${name}`, style.outlineColor, element.parentElement);
	}
	return [...new Set(weak)];
}
