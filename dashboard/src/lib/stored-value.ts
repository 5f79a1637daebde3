import { useSyncExternalStore } from "react";

export type StoredValue = {
	get: () => string | null;
	set: (value: string | null) => void;
	subscribe: (listener: () => void) => () => void;
};

/**
 * A value of localStorage that React follows, also when another tab changes it. If storage is blocked (private windows,
 * policies) the value lives as long as the page.
 */
export function createStoredValue(key: string): StoredValue {
	const listeners = new Set<() => void>();
	let fallback: string | null = null;
	const notify = () => listeners.forEach((listener) => void listener());
	window.addEventListener("storage", (event) => {
		if (event.key === key || event.key === null) notify();
	});
	return {
		get: () => guard(() => localStorage.getItem(key), fallback),
		set: (value) => {
			fallback = value;
			guard(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)), undefined);
			notify();
		},
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

function guard<Value>(action: () => Value, fallback: Value): Value {
	try {
		return action();
	} catch {
		return fallback;
	}
}

export const useStoredValue = ({ subscribe, get }: StoredValue): string | null => useSyncExternalStore(subscribe, get);
