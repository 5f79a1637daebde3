import { createStore, useStore } from "./create-store.ts";

/** Reading the file, sending its rows, and building the catalogue of them. */
export type ImportStep = "reading" | "sending" | "building";

export type ImportProblem = { code: string; text: string };

/** The import that this tab works on. It goes on while its owner looks at other pages. */
export type ImportJob = {
	fileName: string;
	/** Null until the server knows of it. */
	importId: number | null;
	step: ImportStep;
	/** Bytes read, rows sent or vehicle brands built. */
	done: number;
	total: number;
	/** Rows refused so far. */
	refused: number;
	/** Of what `done` counts, a second; null until something is known. */
	rate: number | null;
	/** `sent`: all rows have arrived, and somebody has to decide. */
	state: "running" | "paused" | "failed" | "sent";
	problem: ImportProblem | null;
};

export const importJob = createStore<ImportJob | null>(null);

export const useImportJob = () => useStore(importJob);

/** Changes the job, where there still is one. */
export function changeJob(change: Partial<ImportJob>): void {
	const job = importJob.get();
	if (job) importJob.set({ ...job, ...change });
}

/** Work is under way that leaving the page would interrupt. */
export const isUnderWay = (job: ImportJob | null): boolean => job?.state === "running" || job?.state === "paused";

/** All rows are there: the rest happens where they are looked through. */
export const isForReview = (job: ImportJob | null): boolean => job?.state === "sent" || job?.step === "building";
