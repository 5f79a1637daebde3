const MARKER = "data-wiper-finder";
/** On the div they have the prefix `data-`; the finder's id is the marker. */
const ATTRIBUTES = ["finder", "locale", "remember", "vehicle"];

/** Turns every `[data-wiper-finder]` of the page into a finder, also when one is added or its id removed later. */
export function upgradeAll(name: string): void {
	const upgradeNew = () => {
		try {
			for (const host of document.querySelectorAll(`[${MARKER}]`)) upgrade(host, name);
		} catch {
			// The page's own scripts must not be affected by ours.
		}
	};
	new MutationObserver(upgradeNew).observe(document, { subtree: true, childList: true, attributeFilter: [MARKER] });
	upgradeNew();
}

/** The element takes the content of the div, and shows it until the finder has loaded. */
function upgrade(host: Element, name: string): void {
	const finder = host.querySelector(name) ?? document.createElement(name);
	for (const attribute of ATTRIBUTES) {
		const value = host.getAttribute(attribute === "finder" ? MARKER : `data-${attribute}`);
		if (value === null) finder.removeAttribute(attribute);
		else finder.setAttribute(attribute, value);
	}
	if (host.contains(finder)) return;
	if (host.children.length > 0 || host.textContent?.trim()) finder.append(...host.childNodes);
	host.append(finder);
}
