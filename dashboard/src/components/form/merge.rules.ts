/**
 * The property that names the entries of a form's list, by its field. In other lists an entry is what it is: an id, a name,
 * a website.
 */
export type EntryKeys = Readonly<Record<string, string>>;

/** For a list that is one value: nobody else's entries belong in one that was changed here. */
export const WHOLE = "";

type List = readonly unknown[];
type Entries = ReadonlyMap<string, unknown>;

/**
 * Merges what was changed here since it was read `before` into what is saved now: objects property by property, lists
 * entry by entry. What both have changed is as it was changed here.
 */
export function mergeValue(before: unknown, mine: unknown, newer: unknown, key?: string): unknown {
	if (isSame(mine, before)) return newer;
	if (isSame(newer, before) || key === WHOLE) return mine;
	if (isList(before) && isList(mine) && isList(newer)) return mergeList(before, mine, newer, key);
	if (!isRecord(before) || !isRecord(mine) || !isRecord(newer)) return mine;
	return Object.fromEntries(
		Object.entries(mine).map(([name, value]) => [
			name,
			mergeValue(Reflect.get(before, name), value, Reflect.get(newer, name)),
		]),
	);
}

export const isSame = (one: unknown, other: unknown): boolean => toText(one) === toText(other);

const isList = (value: unknown): value is List => Array.isArray(value);
const isRecord = (value: unknown): value is object => typeof value === "object" && value !== null;

/** In their order, unless another one was made here. */
function mergeList(before: List, mine: List, newer: List, key?: string): unknown[] {
	const [read, own, theirs] = [entriesOf(before, key), entriesOf(mine, key), entriesOf(newer, key)];
	const isKept = (id: string) => !read.has(id) || theirs.has(id) || !isSame(own.get(id), read.get(id));
	const ownIds = [...own.keys()].filter(isKept);
	const theirIds = [...theirs.keys()].filter((id) => !read.has(id) || own.has(id));
	const hasMoved = !isSame(
		[...own.keys()].filter((id) => read.has(id)),
		[...read.keys()].filter((id) => own.has(id)),
	);
	const ids = hasMoved ? withMissing(ownIds, theirIds) : withMissing(theirIds, ownIds);
	return ids.map((id) => {
		if (!own.has(id)) return theirs.get(id);
		return theirs.has(id) ? mergeValue(read.get(id), own.get(id), theirs.get(id)) : own.get(id);
	});
}

/** The entries by their names. A second one of the same name, as while it is typed, is another one. */
function entriesOf(list: List, key: string | undefined): Entries {
	const entries = new Map<string, unknown>();
	for (const entry of list) {
		const name = toText(key !== undefined && isRecord(entry) ? Reflect.get(entry, key) : entry);
		let id = name;
		for (let count = 2; entries.has(id); count++) id = `${name} ${count}`;
		entries.set(id, entry);
	}
	return entries;
}

/** Each of the others that is missing is put behind the one that it follows there. */
function withMissing(ids: readonly string[], others: readonly string[]): string[] {
	const all = [...ids];
	let last = -1;
	for (const id of others) {
		const place = all.indexOf(id);
		if (place < 0) all.splice(++last, 0, id);
		else last = place;
	}
	return all;
}

/** A number that is none is not an empty field. */
const toText = (value: unknown): string =>
	JSON.stringify(value, (_, part) => (Number.isNaN(part) ? "NaN" : part)) ?? "";
