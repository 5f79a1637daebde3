import type { LitElement } from "lit";

/** In the frame after each update from now on: its layout is a task of its own, and shows no other place in between. */
export function placeHits(host: LitElement): void {
	const placeSafely = () => {
		try {
			place(host.renderRoot);
		} catch {
			// Whatever a page has changed: no error reaches it.
		}
	};
	host.addController({ hostUpdated: () => requestAnimationFrame(placeSafely) });
}

/**
 * Shows the list of cars found in the browser's top layer, below the text box: nothing of the page clips it there. Browsers
 * without popovers show it where it stands. It is told its place where CSS doesn't bring it there: without anchors, and in a fixed
 * drawer, a dialog or a moved part of the page, where anchors lead elsewhere.
 */
function place(root: ParentNode): void {
	const hits = root.querySelector<HTMLElement>(".hits");
	if (!hits?.isConnected || !hits.togglePopover) return;
	hits.togglePopover(!hits.hidden);
	const box = root.querySelector("#search")?.getBoundingClientRect();
	const { top, left, width } = hits.getBoundingClientRect();
	if (box && !hits.hidden && ~~(top + left + width - box.bottom - box.left - box.width))
		hits.style.cssText = `width:${box.width}px;inset:${box.bottom + scrollY}px auto auto ${box.left + scrollX}px`;
}
