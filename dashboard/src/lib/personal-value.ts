import { shownUser } from "./session/shown-user.ts";
import { createStoredValue, type StoredValue } from "./stored-value.ts";

/** A value of localStorage for one user: the next user of this browser starts without it. */
export function createPersonalValue(key: string): StoredValue {
	const stored = createStoredValue(key);
	const owner = () => String(shownUser.get()?.user.id ?? "");
	return {
		get: () => {
			const value = parse(stored.get())[owner()];
			return typeof value === "string" ? value : null;
		},
		set: (value) => stored.set(JSON.stringify({ ...parse(stored.get()), [owner()]: value ?? undefined })),
		subscribe: stored.subscribe,
	};
}

function parse(text: string | null): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text ?? "{}");
		return typeof value === "object" && value !== null ? { ...value } : {};
	} catch {
		return {};
	}
}
