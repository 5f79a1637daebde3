import type { CurrentUser } from "#worker/auth/auth.schema.ts";
import { createStore } from "../create-store.ts";
import { onUserSwitch } from "./tokens.ts";

/**
 * The user whom this tab shows; null until it is known. Another tab may have signed in somebody else in the meantime.
 */
export const shownUser = createStore<CurrentUser | null>(null);

/** That user has been moved to another company since: what is on the page belongs to the one before. */
export const hasMoved = createStore(false);

onUserSwitch(() => {
	shownUser.set(null);
	hasMoved.set(false);
});
