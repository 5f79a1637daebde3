import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import { notices } from "../lib/notify.ts";

const Toaster = lazyPart(() => import("./ui/toaster.tsx"), "Toaster");

/** Shows toasts, loaded with the first one. */
export function ToasterHost() {
	const isWanted = useSyncExternalStore(notices.subscribe, notices.isWanted);
	if (!isWanted) return null;
	return (
		<Suspense>
			<Toaster />
		</Suspense>
	);
}
