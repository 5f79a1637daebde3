const MARK = "data-wiper-finder";
/** On the div they have the prefix `data-`; the finder's id is the marker. */
const ATTRIBUTES = ["finder", "locale", "remember", "vehicle"];

/** Turns every `[data-wiper-finder]` of the page into a finder, also when one is added or its id removed later. */
export function upgradeAll(name: string): void {
	const upgradeNew = () => {
		try {
			for (const place of document.querySelectorAll(`[${MARK}]`)) upgrade(place, name);
		} catch {
			// The page's own scripts must not be affected by ours.
		}
	};
	new MutationObserver(upgradeNew).observe(document, { subtree: true, childList: true, attributeFilter: [MARK] });
	upgradeNew();
}

/** The element takes the content of the div, and shows it until the finder has loaded. */
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
