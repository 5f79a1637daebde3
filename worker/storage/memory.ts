type Entry<Value> = { value: Value; bytes: number; until: number; used: boolean };

/**
 * A cache of one isolate, bounded in bytes. It evicts entries that were not read since the last pass: an LRU by second
 * chance, so that a hit costs a look-up and no reordering. Entries may also expire.
 */
export function createMemory<Value>(maxBytes: number) {
	const entries = new Map<string, Entry<Value>>();
	let total = 0;
	return { get, set, clear };

	function get(key: string, now: number): Value | undefined {
		const entry = entries.get(key);
		if (entry === undefined) return undefined;
		if (entry.until <= now) {
			drop(key, entry);
			return undefined;
		}
		entry.used = true;
		return entry.value;
	}

	/** `until` in milliseconds since 1970; Infinity for content that never changes. */
	function set(key: string, value: Value, bytes: number, until: number): void {
		const old = entries.get(key);
		if (old) drop(key, old);
		if (bytes > maxBytes) return;
		entries.set(key, { value, bytes, until, used: false });
		total += bytes;
		while (total > maxBytes) evictOne();
	}

	function clear(): void {
		entries.clear();
		total = 0;
	}

	function evictOne(): void {
		for (const [key, entry] of entries) {
			entries.delete(key);
			if (!entry.used) {
				total -= entry.bytes;
				return;
			}
			entry.used = false;
			entries.set(key, entry);
		}
	}

	function drop(key: string, entry: Entry<Value>): void {
		entries.delete(key);
		total -= entry.bytes;
	}
}
