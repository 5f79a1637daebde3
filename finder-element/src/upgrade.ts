const MARKER = "data-wiper-finder";
const NAME = "wiper-finder";
/** On the div they have the prefix `data-`; the finder's id is the marker. */
export const ATTRIBUTES = ["finder", "locale", "remember", "vehicle"] as const;
const onDiv = (attribute: (typeof ATTRIBUTES)[number]) => (attribute === "finder" ? MARKER : `data-${attribute}`);

/** The finder of each div. */
export const finders = new WeakMap<Element, HTMLElementTagNameMap[typeof NAME]>();

/** Finders in the shadow root of a div. */
export const ofDivs = new WeakSet<Element>();

/**
 * Turns every `[data-wiper-finder]` in `root` into a finder, also when one is added later, and keeps its attributes up to
 * date.
 */
export function upgradeIn(root: ParentNode & Node): void {
	const upgradeAll = (records: MutationRecord[] = []) => {
		try {
			// Also those that have lost the marker.
			for (const { target } of records) if (target instanceof Element && finders.has(target)) upgrade(target);
			for (const host of root.querySelectorAll(`[${MARKER}]`)) upgrade(host);
		} catch {
			// The page's own scripts must not be affected by ours.
		}
	};
	const attributeFilter = ATTRIBUTES.map(onDiv);
	new MutationObserver(upgradeAll).observe(root, { subtree: true, childList: true, attributeFilter });
	upgradeAll();
}

function upgrade(host: Element): void {
	const known = finders.get(host);
	const finder = known ?? document.createElement(NAME);
	for (const attribute of ATTRIBUTES) {
		const value = host.getAttribute(onDiv(attribute));
		if (value === null) finder.removeAttribute(attribute);
		else if (value !== finder.getAttribute(attribute)) finder.setAttribute(attribute, value);
	}
	if (!known) {
		finders.set(host, finder);
		place(finder, host);
	}
	if (!ofDivs.has(finder)) return;
	// A framework may keep the div for something else, and come back.
	const isReady = !!finder.finder;
	if (isReady !== finder.isConnected) host.shadowRoot?.replaceChildren(isReady ? finder : slot(""));
	// Without content the finder shows a skeleton.
	if (hasContent(host) && !finder.querySelector('[slot=""]')) finder.append(slot(""));
}

const hasContent = (host: Element) => host.childElementCount || host.textContent?.trim();

/**
 * The div's shadow root shows the finder, which shows the div's content by slots: the content stays where it is, because
 * a framework may own it.
 */
function place(finder: HTMLElement, host: Element): void {
	try {
		const root = host.attachShadow({ mode: "open" });
		finder.append(...["header", "empty", "footer"].map(slot));
		ofDivs.add(finder);
		root.append(finder);
	} catch {
		// It already has one, or its kind of element can't have one.
		if (hasContent(host)) finder.append(...host.childNodes);
		host.append(finder);
	}
}

/** Passes the div's content for one of the element's slots on; "" is the default one. */
const slot = (name: string): HTMLSlotElement => Object.assign(document.createElement("slot"), { name, slot: name });
