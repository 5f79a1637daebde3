const channel = new BroadcastChannel("removedFinders");

/** Tells the other tabs, which may show it. */
export const announceRemoved = (finder: number): void => channel.postMessage(finder);

/** Calls back when another tab has removed this configuration. */
export function onRemovedElsewhere(finder: number, listener: () => void): () => void {
	const hear = ({ data }: MessageEvent<unknown>) => {
		if (data === finder) listener();
	};
	channel.addEventListener("message", hear);
	return () => channel.removeEventListener("message", hear);
}
