import { createStore } from "./create-store.ts";
import { createStoredValue } from "./stored-value.ts";

export const userToken = createStoredValue("token");
/** A second token that overrides the first while an administrator simulates somebody (spec section 4). */
export const simulateToken = createStoredValue("simulateToken");

export const bearer = (): string | null => simulateToken.get() ?? userToken.get();

/** Counts who this tab has been: what was made for one of them is not shown to the next. */
export const person = createStore(0);

/** This tab goes on as somebody else, or as nobody: what it knows of the one before is forgotten. */
export function become({ user, simulation }: { user: string | null; simulation: string | null }): void {
	simulateToken.set(simulation);
	userToken.set(user);
	person.set(person.get() + 1);
}

/** Calls back when this tab goes on as somebody else. */
export const onOtherPerson = person.subscribe;

/** Calls back when another tab signs in or out, or begins or ends a simulation. */
export function onTokensElsewhere(listener: () => void): () => void {
	const hear = ({ key }: StorageEvent) => {
		if (key === null || key === "token" || key === "simulateToken") listener();
	};
	window.addEventListener("storage", hear);
	return () => window.removeEventListener("storage", hear);
}
