import type { LitElement } from "lit";

/** After each update from now on. */
export function placeHits(host: LitElement): void {
	host.addController({ hostUpdated: () => place(host.renderRoot) });
}

/**
 * Shows the list of cars found in the browser's top layer, below the text box: nothing of the page clips it there. Browsers
 * without popovers show it where it stands. The page scrolls until box and list, or the active car, are in sight: a list below the
 * window or under a phone's keyboard would be no answer. It is told its place where CSS doesn't bring it there: without anchors, and
 * in a fixed drawer, a dialog or a moved part of the page, where anchors lead elsewhere.
 */
function place(root: ParentNode): void {
	const search = root.querySelector("#search");
	const hits = root.querySelector<HTMLElement>(".hits");
	if (!search || !hits?.isConnected) return;
	hits.togglePopover?.(!hits.hidden);
	if (hits.hidden) return;
	(hits.querySelector("[aria-selected=true]") ?? search).scrollIntoView({ block: "nearest" });
	const { bottom, left, width } = search.getBoundingClientRect();
	const list = hits.getBoundingClientRect();
	if (~~(list.top + list.left + list.width - bottom - left - width))
		hits.style.cssText = `width:${width}px;inset:${bottom + scrollY}px auto auto ${left + scrollX}px`;
}
