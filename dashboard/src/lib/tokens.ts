import { createStoredValue } from "./stored-value.ts";

export const userToken = createStoredValue("token");
/** A second token that overrides the first while an administrator simulates somebody (spec section 4). */
export const simulateToken = createStoredValue("simulateToken");

export const bearer = (): string | null => simulateToken.get() ?? userToken.get();

const listeners = new Set<() => void>();

/** This tab goes on as somebody else, or as nobody: what it knows of the one before is forgotten. */
export function become({ user, simulation }: { user: string | null; simulation: string | null }): void {
	simulateToken.set(simulation);
	userToken.set(user);
	for (const listener of listeners) listener();
}

/** Calls back when this tab goes on as somebody else. */
export function onOtherPerson(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Calls back when another tab signs in or out, or begins or ends a simulation. */
export function onTokensElsewhere(listener: () => void): () => void {
	const hear = ({ key }: StorageEvent) => {
		if (key === null || key === "token" || key === "simulateToken") listener();
	};
	window.addEventListener("storage", hear);
	return () => window.removeEventListener("storage", hear);
}
