import { useSyncExternalStore } from "react";

export type Store<Value> = {
	get: () => Value;
	set: (value: Value) => void;
	subscribe: (listener: () => void) => () => void;
};

/** A value outside React, which lives as long as the page and which components read with `useStore`. */
export function createStore<Value>(initial: Value): Store<Value> {
	const listeners = new Set<() => void>();
	let current = initial;
	return {
		get: () => current,
		set: (value) => {
			current = value;
			for (const listener of listeners) listener();
		},
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

export const useStore = <Value>({ subscribe, get }: Store<Value>): Value => useSyncExternalStore(subscribe, get);
