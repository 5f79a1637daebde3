const channel = new BroadcastChannel("removedFinders");

/** Tells the other tabs, which may show it. */
export const announceRemoved = (finder: number): void => channel.postMessage(finder);

/** Calls back when another tab has removed this configuration. */
export function onRemovedElsewhere(finder: number, listener: () => void): () => void {
	const onMessage = ({ data }: MessageEvent<unknown>) => {
		if (data === finder) listener();
	};
	channel.addEventListener("message", onMessage);
	return () => channel.removeEventListener("message", onMessage);
}
