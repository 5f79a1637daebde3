/**
 * Immutable objects by their hash: available at once when loaded, and never requested twice at the same time. A module is its
 * store's only object, which needs no hash.
 */
export type Store<Value> = {
	peek(hash?: string): Value | undefined;
	load(hash?: string): Promise<Value>;
};

export function createStore<Value>(load: (hash: string) => Promise<Value>): Store<Value> {
	const loaded = new Map<string, Value>();
	const loading = new Map<string, Promise<Value>>();
	return {
		peek: (hash = "") => loaded.get(hash),
		load(hash = "") {
			const promise =
				loading.get(hash) ??
				load(hash).then((value) => {
					loaded.set(hash, value);
					return value;
				});
			loading.set(hash, promise);
			promise.catch(() => loading.delete(hash));
			return promise;
		},
	};
}
