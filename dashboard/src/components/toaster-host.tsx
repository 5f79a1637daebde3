import { Suspense, useEffect, useSyncExternalStore } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import { notices } from "../lib/notify.ts";

const load = () => import("./ui/toaster.tsx");
const Toaster = lazyPart(load, "Toaster");

/** After the first view, which doesn't need it. */
const LOAD_AFTER_MS = 2000;

/**
 * Shows toasts. They are loaded before the first one: when it says that there is no connection, they can't be loaded.
 */
export function ToasterHost() {
	const isShown = useSyncExternalStore(notices.subscribe, notices.isNeeded);
	useEffect(() => {
		const timer = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER_MS);
		return () => clearTimeout(timer);
	}, []);
	return (
		// A dialog hides all that isn't live when it opens, and with it what comes later. The toasts are live themselves.
		<div aria-live="off" className="contents">
			{isShown && (
				<Suspense>
					<Toaster />
				</Suspense>
			)}
		</div>
	);
}
