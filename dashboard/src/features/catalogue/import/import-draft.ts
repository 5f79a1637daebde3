import { guessMapping } from "#worker/catalogue/detect-mapping.rules.ts";
import type { AdapterIds } from "#worker/catalogue/fitment-row.rules.ts";
import type { ImportOptions, Mapping } from "#worker/catalogue/import.schema.ts";
import { MAX_HEADER_CELL } from "#worker/catalogue/mapping.rules.ts";
import { createStore, useStore } from "../../../lib/create-store.ts";
import { type FileHead, inspectFile } from "../../../lib/inspect-file.ts";
import { fetchLayout } from "../catalogue.api.ts";

/** A file that was chosen, and how it is going to be imported. Kept while its owner looks at other pages. */
export type ImportDraft = {
	file: File;
	head: FileHead;
	adapters: AdapterIds;
	mapping: Mapping;
	options: ImportOptions;
	/** The mapping is the one that files with these columns had the last time. */
	isRemembered: boolean;
};

export const importDraft = createStore<ImportDraft | null>(null);
export const useImportDraft = () => useStore(importDraft);

/** The columns' names as the server takes them. */
export const sentHeader = (header: string[]): string[] => header.map((cell) => cell.slice(0, MAX_HEADER_CELL));

/** Looks into a file, and proposes how to read it: as the last one with these columns, else by their names. */
export async function chooseFile(file: File): Promise<void> {
	const head = await inspectFile(file);
	const { mapping, adapters } = await fetchLayout(sentHeader(head.header));
	importDraft.set({
		file,
		head,
		adapters: new Map(adapters),
		mapping: mapping ?? guessMapping(head.header),
		options: { mode: "merge", dryRun: false },
		isRemembered: mapping !== null,
	});
}

export function changeDraft(change: Partial<ImportDraft>): void {
	const draft = importDraft.get();
	if (draft) importDraft.set({ ...draft, ...change });
}
