import { createStore } from "./create-store.ts";
import { importJob, isUnderWay } from "./import-job.ts";
import { hasUnsaved } from "./unsaved.ts";

const KEY = "reloadedForRelease";
/** A part that is still missing after a reload is not asked for again and again. */
const PAUSE_MS = 60_000;

/** Parts of the dashboard that this page still asks for are gone: a release has replaced them. */
export const newRelease = createStore(false);

/** Notices it by whatever part can't be loaded, also one that is only loaded ahead. */
export const followReleases = (): void =>
	window.addEventListener("vite:preloadError", async () => {
		if (await isReachable()) newRelease.set(true);
	});

/** A part may be missing because nothing can be reached. */
export const isReachable = (): Promise<boolean> =>
	fetch("/", { method: "HEAD", cache: "no-store" }).then(
		({ ok }) => ok,
		() => false,
	);

/** Loads the new version, once by itself; never over something unsaved, nor in the midst of an import. */
export function reloadOnce(): boolean {
	if (hasUnsaved() || isUnderWay(importJob.get()) || isReloaded()) return false;
	window.location.reload();
	return true;
}

/** Where the browser keeps nothing it is never reloaded by itself: it could go on for ever. */
function isReloaded(): boolean {
	try {
		if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return true;
		sessionStorage.setItem(KEY, String(Date.now()));
		return false;
	} catch {
		return true;
	}
}

/** How browsers say that a module is not there. */
export const isMissingPart = (error: unknown): boolean =>
	error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);
