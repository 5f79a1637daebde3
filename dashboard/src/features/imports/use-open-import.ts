import type { ImportState } from "#worker/imports/import.schema.ts";
import { createPersonalValue } from "../../lib/personal-value.ts";
import { useStoredValue } from "../../lib/stored-value.ts";

/** `LIST.ID` of the imports whose rows this user has sent, and whose end they haven't seen. */
const stored = createPersonalValue("openImports");
const readAll = (raw: string | null) => (raw ?? "").split(" ").filter(Boolean);

export type OpenImport = { id: number | undefined; keep: (id: number) => void; forget: () => void };

/** The import that was begun in a list, however its dialog was closed, until its result was seen or it was removed. */
export function useOpenImport(list: string): OpenImport {
	const prefix = `${list}.`;
	const storedKey = readAll(useStoredValue(stored)).find((key) => key.startsWith(prefix));
	const replace = (...own: string[]) => {
		const others = readAll(stored.get()).filter((key) => !key.startsWith(prefix));
		stored.set([...others, ...own].join(" ") || null);
	};
	return {
		id: storedKey === undefined ? undefined : Number(storedKey.slice(prefix.length)),
		keep: (id) => replace(prefix + id),
		forget: () => replace(),
	};
}

/** Nothing more happens to it. */
export const hasEnded = ({ state }: { state: ImportState }): boolean => state === "activated" || state === "discarded";
