import type { LitElement } from "lit";

/** After each update from now on. */
export function placeHits(host: LitElement): void {
	host.addController({ hostUpdated: () => place(host.renderRoot) });
}

/**
 * Shows the list of cars found in the browser's top layer, below the text box: nothing of the page clips it there. Browsers
 * without popovers show it where it stands; those without anchors are told its place.
 */
function place(root: ParentNode): void {
	const hits = root.querySelector<HTMLElement>(".hits");
	if (!hits?.isConnected || !hits.togglePopover) return;
	hits.togglePopover(!hits.hidden);
	const box = root.querySelector(".search-input")?.getBoundingClientRect();
	if (hits.hidden || !box || CSS.supports("top", "anchor(bottom)")) return;
	hits.style.inset = `${box.bottom + scrollY}px auto auto ${box.left + scrollX}px`;
	hits.style.inlineSize = `${box.width}px`;
}
