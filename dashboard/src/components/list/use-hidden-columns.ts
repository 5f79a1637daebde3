import type { ColumnVisibilityState, Updater } from "@tanstack/react-table";
import { createPersonalValue } from "../../lib/personal-value.ts";
import { useStoredValue } from "../../lib/stored-value.ts";

/** `LIST.COLUMN` of every hidden column, in any list. */
const stored = createPersonalValue("hiddenColumns");
const readAll = (raw: string | null) => (raw ?? "").split(" ").filter(Boolean);

/** The hidden columns of a list, stored by the list's name. */
export function useHiddenColumns(name: string) {
	const prefix = `${name}.`;
	const all = readAll(useStoredValue(stored));
	const hidden: ColumnVisibilityState = Object.fromEntries(
		all.filter((key) => key.startsWith(prefix)).map((key) => [key.slice(prefix.length), false]),
	);
	const update = (updater: Updater<ColumnVisibilityState>) => {
		const next = typeof updater === "function" ? updater(hidden) : updater;
		const others = all.filter((key) => !key.startsWith(prefix));
		const updated = Object.keys(next).flatMap((id) => (next[id] === false ? [prefix + id] : []));
		stored.set([...others, ...updated].join(" ") || null);
	};
	return [hidden, update] as const;
}
