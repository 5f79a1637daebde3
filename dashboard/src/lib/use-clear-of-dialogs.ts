import { useState, useSyncExternalStore } from "react";

/** Radix locks the page's scrolling while a dialog lies over it. */
const LOCK = "data-scroll-locked";

const isCovered = (): boolean => document.body.hasAttribute(LOCK);

function subscribe(listener: () => void): () => void {
	const observer = new MutationObserver(listener);
	observer.observe(document.body, { attributeFilter: [LOCK] });
	return () => observer.disconnect();
}

/** True once something is wanted and no dialog lies over the page: what appears below one is neither seen nor heard. */
export function useClearOfDialogs(isWanted: boolean): boolean {
	const isHidden = useSyncExternalStore(subscribe, isCovered);
	const [isShown, setShown] = useState(false);
	const shows = isWanted && (isShown || !isHidden);
	if (shows !== isShown) setShown(shows);
	return shows;
}
