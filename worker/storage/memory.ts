import { LRUCache } from "lru-cache";

const MEGABYTE = 1024 * 1024;

/** What an isolate may remember in all, in bytes: its 128 MB also hold the code and what requests are working on. */
const TOTAL_BYTES = 48 * MEGABYTE;
/** Parts of it for what anybody can make up, so that it evicts nothing else. */
const OWN_BYTES = {
	misses: MEGABYTE,
	"arm answers": MEGABYTE,
	"known finders": MEGABYTE,
	"rejected networks": MEGABYTE,
} as const;

type Entry<Value> = { value: Value; until: number };

/** Bytes that memories share. What was not read for the longest time is forgotten first, in whichever memory it is. */
export const createBudget = (maxBytes: number) =>
	new LRUCache<object, () => void>({ maxSize: maxBytes, dispose: (forget) => forget() });

const shared = createBudget(Object.values(OWN_BYTES).reduce((left, bytes) => left - bytes, TOTAL_BYTES));

/** A memory's own part of what an isolate may remember. */
export const ownBudget = (part: keyof typeof OWN_BYTES) => createBudget(OWN_BYTES[part]);

/** A cache of one isolate, bounded in bytes by its budget. Entries may also expire. */
export function createMemory<Value>(budget = shared) {
	const entries = new Map<string, Entry<Value>>();
	return { get, set, clear };

	function get(key: string, now: number): Value | undefined {
		const entry = entries.get(key);
		if (entry === undefined) return undefined;
		if (entry.until <= now) {
			budget.delete(entry);
			return undefined;
		}
		budget.get(entry);
		return entry.value;
	}

	/** `until` in milliseconds since 1970; Infinity for content that never changes. */
	function set(key: string, value: Value, bytes: number, until: number): void {
		const old = entries.get(key);
		if (old) budget.delete(old);
		const entry = { value, until };
		budget.set(entry, () => entries.delete(key), { size: Math.max(1, Math.ceil(bytes)) });
		// One that is larger than the whole budget is not kept.
		if (budget.has(entry)) entries.set(key, entry);
	}

	function clear(): void {
		for (const entry of [...entries.values()]) budget.delete(entry);
	}
}
