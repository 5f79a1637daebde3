import { createStore } from "../create-store.ts";
import { createStoredValue } from "../stored-value.ts";

export const userToken = createStoredValue("token");
/** A second token that overrides the first while an administrator simulates somebody. */
export const simulateToken = createStoredValue("simulateToken");

export const bearer = (): string | null => simulateToken.get() ?? userToken.get();

/** Counts the users of this tab: what was loaded for one is not shown to the next. */
export const person = createStore(0);

/** This tab continues as somebody else, or as nobody: all data of the previous user is cleared. */
export function become({ user, simulation }: { user: string | null; simulation: string | null }): void {
	simulateToken.set(simulation);
	userToken.set(user);
	person.set(person.get() + 1);
}

/** Calls back when this tab continues as somebody else. */
export const onOtherPerson = person.subscribe;

/** Calls back when another tab signs in or out, or starts or ends a simulation. */
export function onTokensElsewhere(listener: () => void): () => void {
	const hear = ({ key }: StorageEvent) => {
		if (key === null || key === "token" || key === "simulateToken") listener();
	};
	window.addEventListener("storage", hear);
	return () => window.removeEventListener("storage", hear);
}
