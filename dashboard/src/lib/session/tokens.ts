import { createStore } from "../create-store.ts";
import { createStoredValue } from "../stored-value.ts";

export const userToken = createStoredValue("token");
/** A second token that overrides the first while an administrator simulates somebody. */
export const simulateToken = createStoredValue("simulateToken");

export const bearerToken = (): string | null => simulateToken.get() ?? userToken.get();

/** The number of user switches in this tab: a key that drops what was loaded for the previous user. */
export const userSwitches = createStore(0);

/** This tab continues as somebody else, or as nobody: all data of the previous user is cleared. */
export function switchUser({ user, simulation }: { user: string | null; simulation: string | null }): void {
	simulateToken.set(simulation);
	userToken.set(user);
	userSwitches.set(userSwitches.get() + 1);
}

/** Calls back when this tab continues as somebody else. */
export const onUserSwitch = userSwitches.subscribe;

/** Says later whether this tab still continues as who it is now: nobody is given what the user before has asked for. */
export function askedNow(): () => boolean {
	const now = userSwitches.get();
	return () => userSwitches.get() === now;
}

/** Calls back when another tab signs in or out, or starts or ends a simulation. */
export function onTokensChangedInOtherTab(listener: () => void): () => void {
	const onStorage = ({ key }: StorageEvent) => {
		if (key === null || key === "token" || key === "simulateToken") listener();
	};
	window.addEventListener("storage", onStorage);
	return () => window.removeEventListener("storage", onStorage);
}
