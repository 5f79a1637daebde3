import { useState, useSyncExternalStore } from "react";

/** Radix locks the page's scrolling while a dialog lies over it. */
const LOCK = "data-scroll-locked";

const isCovered = (): boolean => document.body.hasAttribute(LOCK);

/** Calls back when a dialog opens or closes. */
function subscribeToDialogs(listener: () => void): () => void {
	const observer = new MutationObserver(listener);
	observer.observe(document.body, { attributeFilter: [LOCK] });
	return () => observer.disconnect();
}

/** True once something is to be shown and no dialog covers the page: below one, nobody would see or hear it. */
export function useAfterDialogs(isRequested: boolean): boolean {
	const isHidden = useSyncExternalStore(subscribeToDialogs, isCovered);
	const [isShown, setShown] = useState(false);
	const shows = isRequested && (isShown || !isHidden);
	if (shows !== isShown) setShown(shows);
	return shows;
}
