const NAME = "removedFinders";

/** Undefined if the browser allows no channel, as Firefox without cookies. */
function openChannel(): BroadcastChannel | undefined {
	try {
		return new BroadcastChannel(NAME);
	} catch {
		return undefined;
	}
}

let shared: BroadcastChannel | undefined;
const channel = () => (shared ??= openChannel());

/** Tells the other tabs, which may show it. */
export const announceRemoved = (finder: number): void => channel()?.postMessage(finder);

/** Calls back when another tab has removed this configuration. */
export function onRemovedElsewhere(finder: number, listener: () => void): () => void {
	const onMessage = ({ data }: MessageEvent<unknown>) => {
		if (data === finder) listener();
	};
	channel()?.addEventListener("message", onMessage);
	return () => shared?.removeEventListener("message", onMessage);
}
