import type { CurrentUser } from "#worker/auth/auth.schema.ts";
import { toProblem } from "../api-problem.ts";
import { createStore } from "../create-store.ts";
import { fetchCurrentUser } from "./current-user.ts";
import { shownUser } from "./shown-user.ts";
import { bearerToken, onUserSwitch, simulateToken, userToken } from "./tokens.ts";

/** Who is signed in, if that isn't the user whom this tab shows. */
export type Presence = { kind: "other"; user: CurrentUser["user"] } | { kind: "signed-out" };

/** Null: the user whom the tab shows. */
export const presence = createStore<Presence | null>(null);

onUserSwitch(() => presence.set(null));

const isSame = (one: CurrentUser, other: CurrentUser): boolean =>
	one.user.id === other.user.id && one.user.impersonatedBy?.id === other.user.impersonatedBy?.id;

/** Takes the server's current user. A tab that shows somebody else keeps showing them, and shows a message. */
export function applyCurrentUser(current: CurrentUser): CurrentUser {
	const shown = shownUser.get();
	if (shown && !isSame(shown, current)) {
		presence.set({ kind: "other", user: current.user });
		return shown;
	}
	shownUser.set(current);
	presence.set(null);
	return current;
}

let checking: Promise<void> | null = null;

/** Asks the server who is signed in. If it can't answer, nobody is signed out: the next call asks again. */
export function checkPresence(): Promise<void> {
	checking ??= check().finally(() => {
		checking = null;
	});
	return checking;
}

async function check(): Promise<void> {
	const token = bearerToken();
	if (shownUser.get() === null) return;
	if (token === null) return presence.set({ kind: "signed-out" });
	try {
		const current = await fetchCurrentUser();
		if (bearerToken() === token) applyCurrentUser(current);
	} catch (error) {
		if (toProblem(error).status !== 401) return;
		removeToken(token);
	}
	if (bearerToken() !== token) await check();
}

/** Only the rejected token is removed: after a simulation's token the administrator's own is used. */
export function removeToken(token: string): void {
	if (simulateToken.get() === token) simulateToken.set(null);
	else if (userToken.get() === token) userToken.set(null);
}
