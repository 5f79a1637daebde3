import { createStore } from "./create-store.ts";
import { hasDownloads } from "./downloads.ts";
import { hasUnsaved } from "./unsaved.ts";

const KEY = "reloadedForRelease";
/** A part that is still missing after a reload is not requested repeatedly. */
const PAUSE_MS = 60_000;
const RETRY_MS = 3000;

/** Parts of the dashboard that this page needs no longer exist: a release has replaced them. */
export const newRelease = createStore(false);

/** An import is under way that a reload would interrupt. */
export const isImporting = createStore(false);

/** Detects a release by any part that can't be loaded, also in a preload. */
export const watchReleases = (): void =>
	window.addEventListener("vite:preloadError", async ({ payload }) => {
		// The router reloads by itself for an error that begins with a browser's message.
		if (payload instanceof Error && isReloadHeld()) payload.message = `Reload held: ${payload.message}`;
		if (await isReachable()) newRelease.set(true);
	});

/** A part may be missing because there is no connection. */
export const isReachable = (): Promise<boolean> =>
	fetch("/", { method: "HEAD", cache: "no-store" }).then(
		({ ok }) => ok,
		() => false,
	);

export async function untilReachable(): Promise<void> {
	do await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
	while (!(await isReachable()));
}

/** Something would be lost by a reload that nobody has asked for: unsaved changes, an import or a download. */
const isReloadHeld = (): boolean => hasUnsaved() || isImporting.get() || hasDownloads();

/** Loads the new version, automatically once. */
export function reloadOnce(): boolean {
	if (isReloadHeld() || isReloaded()) return false;
	window.location.reload();
	return true;
}

/** Without storage it never reloads automatically, because it could repeat endlessly. */
function isReloaded(): boolean {
	try {
		if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return true;
		sessionStorage.setItem(KEY, String(Date.now()));
		return false;
	} catch {
		return true;
	}
}

/** The browsers' messages for a missing module. */
export const isMissingPart = (error: unknown): boolean =>
	error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);
