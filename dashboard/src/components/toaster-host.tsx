import { lazy, Suspense, useSyncExternalStore } from "react";
import { notices } from "../lib/notify.ts";

const Toaster = lazy(() => import("./ui/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })));

/** Toasts, from the first one on. */
export function ToasterHost() {
	const isWanted = useSyncExternalStore(notices.subscribe, notices.isWanted);
	if (!isWanted) return null;
	return (
		<Suspense>
			<Toaster />
		</Suspense>
	);
}
