const MARK = "data-wiper-finder";
/** On the div they stand with `data-` before them; the finder itself is the mark. */
const ATTRIBUTES = ["finder", "locale", "remember", "vehicle"];

/** Every `[data-wiper-finder]` of the page gets its finder, now and whenever one comes or loses it. */
export function upgradeAll(name: string): void {
	const upgradeNew = () => {
		try {
			for (const place of document.querySelectorAll(`[${MARK}]`)) upgrade(place, name);
		} catch {
			// The page's own scripts must not suffer from ours.
		}
	};
	new MutationObserver(upgradeNew).observe(document, { subtree: true, childList: true, attributeFilter: [MARK] });
	upgradeNew();
}

/** The element takes over what stands in the div, and shows it until it has something better. */
function upgrade(place: Element, name: string): void {
	const finder = place.querySelector(name) ?? document.createElement(name);
	for (const attribute of ATTRIBUTES) {
		const value = place.getAttribute(attribute === "finder" ? MARK : `data-${attribute}`);
		if (value === null) finder.removeAttribute(attribute);
		else finder.setAttribute(attribute, value);
	}
	if (place.contains(finder)) return;
	if (place.children.length > 0 || place.textContent?.trim()) finder.append(...place.childNodes);
	place.append(finder);
}
