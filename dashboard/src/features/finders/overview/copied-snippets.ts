import { createPersonalValue } from "../../../lib/personal-value.ts";
import { useStoredValue } from "../../../lib/stored-value.ts";

const stored = createPersonalValue("copiedSnippets");

const toIds = (text: string | null): string[] => (text === null ? [] : text.split(","));

/** Remembers, in this browser, that a finder's lines were copied. */
export function markCopied(finder: number): void {
	const ids = toIds(stored.get());
	if (!ids.includes(String(finder))) stored.set([...ids, finder].join(","));
}

export const useIsCopied = (finder: number): boolean => toIds(useStoredValue(stored)).includes(String(finder));
