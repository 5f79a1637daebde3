/** Immutable objects by their hash: available at once when loaded, and never requested twice at the same time. */
export type Store<Value> = {
	peek(hash: string): Value | undefined;
	load(hash: string): Promise<Value>;
};

export function createStore<Value>(load: (hash: string) => Promise<Value>): Store<Value> {
	const kept = new Map<string, Value>();
	const asked = new Map<string, Promise<Value>>();
	return {
		peek: (hash) => kept.get(hash),
		load(hash) {
			const loading =
				asked.get(hash) ??
				load(hash).then((value) => {
					kept.set(hash, value);
					return value;
				});
			asked.set(hash, loading);
			loading.catch(() => asked.delete(hash));
			return loading;
		},
	};
}
