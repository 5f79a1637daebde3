import type { AdapterIds } from "#worker/catalogue/fitment/fitment.rules.ts";
import { guessMapping } from "#worker/catalogue/import/detect-mapping.rules.ts";
import type { ImportOptions, Mapping } from "#worker/catalogue/import/import.schema.ts";
import { MAX_HEADER_CELL } from "#worker/imports/header.rules.ts";
import { createStore, useStore } from "../../../lib/create-store.ts";
import { type FileHead, inspectFile } from "../../imports/inspect-file.ts";
import { fetchLayout } from "../catalogue.api.ts";

/** A chosen file and its import options. Kept while the user visits other pages. */
export type ImportDraft = {
	file: File;
	head: FileHead;
	adapters: AdapterIds;
	mapping: Mapping;
	options: ImportOptions;
	/** The mapping is the last one of files with these columns. */
	isRemembered: boolean;
	/** Somebody has changed what was suggested. */
	isChanged: boolean;
};

export const importDraft = createStore<ImportDraft | null>(null);
export const useImportDraft = () => useStore(importDraft);

/** The columns' names as the server accepts them. */
export const sentHeader = (header: string[]): string[] => header.map((cell) => cell.slice(0, MAX_HEADER_CELL));

/** Inspects a file, and suggests a mapping: the last one for these columns, else one by their names. */
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
		isChanged: false,
	});
}

export function changeDraft(change: Partial<ImportDraft>): void {
	const draft = importDraft.get();
	if (draft) importDraft.set({ ...draft, ...change, isChanged: true });
}
