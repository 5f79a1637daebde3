import i18next from "i18next";
import { createStore } from "../../../lib/create-store.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { onOtherPerson, simulateToken, userToken } from "../../../lib/session/tokens.ts";
import { ImportTrouble, toImportProblem } from "../../imports/import-trouble.ts";
import { persistently } from "../../imports/persistently.ts";
import { activateImportStep, discardImport, refreshCatalogue } from "../catalogue.api.ts";
import { importDraft } from "./import-draft.ts";
import { changeJob, type ImportJob, importJob, isUnderWay } from "./import-job.ts";
import { createGate, type JobGate } from "./job-gate.ts";
import { type ImportPlan, sendFile } from "./send-file.ts";

/** Outside React: an import continues while other pages are shown. */
let gate = createGate();
let again = () => {};
let running: Promise<void> = Promise.resolve();
const LOCK = "catalogue-import";

/** The last sent file, for importing it after a dry run. */
export const sentPlan = createStore<{ id: number; plan: ImportPlan } | null>(null);

/** Sends a file's rows. If the import was begun before, here or elsewhere, only the missing ones. */
export function startImport(plan: ImportPlan): void {
	begin({ fileName: plan.file.name, importId: null, step: "reading", total: plan.file.size }, async (mine) => {
		const { id } = await sendFile(plan, mine);
		importDraft.set(null);
		sentPlan.set({ id, plan });
		changeJob({ importId: id, state: "sent" });
	});
	again = () => startImport(plan);
}

/** Builds the import's catalogue, and activates it. */
export function activateImport(entry: { id: number; fileName: string; confirmRemoved: number | undefined }): void {
	begin({ fileName: entry.fileName, importId: entry.id, step: "building", total: 0 }, async (mine) => {
		for (;;) {
			await mine.pass();
			const answer = await persistently(mine.signal, () => activateImportStep(entry.id, entry.confirmRemoved));
			if (!("done" in answer)) break;
			changeJob({ done: answer.done, total: answer.total });
		}
		importJob.set(null);
		notifySuccess(i18next.t("catalogue.activated"));
	});
	again = () => activateImport(entry);
}

export const retryImport = (): void => again();

export function pauseImport(): void {
	gate.pause();
	changeJob({ state: "paused" });
}

export function resumeImport(): void {
	gate.resume();
	changeJob({ state: "running" });
}

/** Cancels the job and discards what it has sent. */
export async function cancelImport(): Promise<void> {
	const id = importJob.get()?.importId ?? null;
	stop();
	if (id !== null) await discardImport(id);
	await refreshCatalogue();
}

/** Closes the job; received rows stay on the server. */
export function stop(): void {
	gate.cancel();
	importJob.set(null);
}

type Beginning = Pick<ImportJob, "fileName" | "importId" | "step" | "total">;

function begin(job: Beginning, work: (mine: JobGate) => Promise<void>): void {
	gate.cancel();
	const mine = createGate();
	gate = mine;
	importJob.set({ ...job, done: 0, refused: 0, rate: null, state: "running", problem: null });
	// A cancelled one may still wait for its last answer.
	running = running
		.then(() => alone(() => work(mine)))
		.catch((error: unknown) => {
			if (!mine.signal.aborted) changeJob({ state: "failed", problem: toImportProblem(error) });
		})
		.finally(refreshCatalogue);
}

/**
 * One import at a time per browser; if that can't be checked (no secure context), the server still prevents conflicts.
 */
async function alone(work: () => Promise<void>): Promise<void> {
	if (!("locks" in navigator)) return work();
	return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
		if (!lock) throw new ImportTrouble("catalogue.other_tab");
		await work();
	});
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
importJob.subscribe(() => {
	if (isUnderWay(importJob.get())) window.addEventListener("beforeunload", warn);
	else window.removeEventListener("beforeunload", warn);
});
/** Whose import this is. A simulation has a second token. */
let owner = userToken.get();

// An import stops when another user signs in here, and that user doesn't see it.
onOtherPerson(() => {
	if (userToken.get() === owner) return;
	owner = userToken.get();
	stop();
	importDraft.set(null);
	sentPlan.set(null);
});

// It waits while nobody is signed in, and during a simulation, because it belongs to the administrator.
const wait = () => importJob.get()?.state === "running" && pauseImport();
userToken.subscribe(() => userToken.get() === null && wait());
simulateToken.subscribe(() => simulateToken.get() !== null && wait());
