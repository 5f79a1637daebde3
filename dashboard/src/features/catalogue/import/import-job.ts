import type { Import } from "#worker/catalogue/import/import.schema.ts";
import type { Progress } from "#worker/imports/import.schema.ts";
import { createStore, useStore } from "../../../lib/create-store.ts";
import type { ImportProblem } from "../../imports/import-error.ts";

/** Reading the file, sending its rows, and building the catalogue from them. */
export type ImportStep = "reading" | "sending" | "building";

/** The import of this tab. It continues while other pages are shown. */
export type ImportJob = {
	fileName: string;
	/** Null until the server has it. */
	importId: number | null;
	step: ImportStep;
	/** Bytes read, rows sent or vehicle brands built. */
	done: number;
	total: number;
	/** Rows rejected so far. */
	refused: number;
	/** Units of `done` per second; null until it is known. */
	rate: number | null;
	/** `sent`: all rows were sent, and the user has to decide. */
	state: "running" | "paused" | "failed" | "sent";
	problem: ImportProblem | null;
};

export const importJob = createStore<ImportJob | null>(null);

export const useImportJob = () => useStore(importJob);

/** Changes the job, if it still exists. */
export function changeJob(change: Partial<ImportJob>): void {
	const job = importJob.get();
	if (job) importJob.set({ ...job, ...change });
}

/** What the server does by itself, whichever tab has started it. */
export const buildingJob = ({ id, fileName }: Pick<Import, "id" | "fileName">, progress: Progress): ImportJob => ({
	...{ fileName, importId: id, step: "building", ...progress },
	...{ refused: 0, rate: null, state: "running", problem: null },
});

/** Work is under way that leaving the page would interrupt. */
export const isUnderWay = (job: ImportJob | null): boolean =>
	job?.step !== "building" && (job?.state === "running" || job?.state === "paused");

/** All rows were sent: the next step is the review. */
export const isForReview = (job: ImportJob | null): boolean => job?.state === "sent" || job?.step === "building";
