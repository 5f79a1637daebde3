import type { CurrentUser } from "#worker/auth/auth.schema.ts";
import { toProblem } from "../api-problem.ts";
import { createStore } from "../create-store.ts";
import { fetchCurrentUser } from "./current-user.ts";
import { hasMoved, shownUser } from "./shown-user.ts";
import { bearerToken, onUserSwitch, simulateToken, userToken } from "./tokens.ts";

/** Who is signed in, if that isn't the user whom this tab shows. */
export type Presence = { kind: "other"; user: CurrentUser["user"] } | { kind: "signed-out" };

/** Null: the user whom the tab shows. */
export const presence = createStore<Presence | null>(null);

onUserSwitch(() => presence.set(null));

/** Of the same company too: what was typed for one must not be saved in another. */
const isSame = ({ user: one }: CurrentUser, { user: other }: CurrentUser): boolean =>
	one.id === other.id && one.company.id === other.company.id && one.impersonatedBy?.id === other.impersonatedBy?.id;

/** Takes the server's current user. A tab that shows somebody else keeps showing them, and shows a message. */
export function applyCurrentUser(current: CurrentUser): CurrentUser {
	const shown = shownUser.get();
	if (shown && !isSame(shown, current)) {
		hasMoved.set(shown.user.id === current.user.id && shown.user.company.id !== current.user.company.id);
		presence.set({ kind: "other", user: current.user });
		return shown;
	}
	shownUser.set(current);
	hasMoved.set(false);
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
