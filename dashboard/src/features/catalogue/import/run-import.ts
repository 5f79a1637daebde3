import i18next from "i18next";
import type { Import } from "#worker/catalogue/import/import.schema.ts";
import { createStore } from "../../../lib/create-store.ts";
import { isImporting } from "../../../lib/new-release.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { presence } from "../../../lib/session/presence.ts";
import { shownUser } from "../../../lib/session/shown-user.ts";
import { onUserSwitch, simulateToken, userToken } from "../../../lib/session/tokens.ts";
import { ImportError, toImportProblem } from "../../imports/import-error.ts";
import { withRetry } from "../../imports/with-retry.ts";
import { activateImportStep, discardImport, refreshCatalogue } from "../catalogue.api.ts";
import { importDraft } from "./import-draft.ts";
import { changeJob, type ImportJob, importJob, isUnderWay } from "./import-job.ts";
import { withImportLock } from "./import-lock.ts";
import { createJobGate, type JobGate } from "./job-gate.ts";
import { type ImportPlan, sendFile } from "./send-file.ts";

/** Outside React: an import continues while other pages are shown. */
let gate = createJobGate();
let repeatJob = () => {};
let running: Promise<void> = Promise.resolve();

/** The last sent file, for importing it after a dry run. */
export const sentPlan = createStore<{ id: number; plan: ImportPlan } | null>(null);

/** Sends a file's rows. If the import was begun before, here or elsewhere, only the missing ones. */
export function startImport(plan: ImportPlan): void {
	const { file, begun } = plan;
	const job = { fileName: file.name, importId: begun?.id ?? null, step: "reading", total: file.size } as const;
	runJob(job, async (jobGate) => {
		const { id } = await sendFile(plan, jobGate);
		importDraft.set(null);
		sentPlan.set({ id, plan });
		changeJob({ importId: id, state: "sent" });
	});
	repeatJob = () => startImport(plan);
}

type Reviewed = Pick<Import, "id" | "fileName" | "baseVersionId">;

/** Has the server build the import's catalogue and activate it, and watches. */
export function activateImport(entry: Reviewed, confirmRemoved: number | undefined): void {
	const decided = { id: entry.id, confirmRemoved, over: entry.baseVersionId };
	runJob({ fileName: entry.fileName, importId: entry.id, step: "building", total: 0 }, async (jobGate) => {
		for (;;) {
			await jobGate.checkpoint();
			const answer = await withRetry(jobGate.signal, () => activateImportStep(decided));
			if (!("done" in answer)) break;
			changeJob({ done: answer.done, total: answer.total });
		}
		importJob.set(null);
		notifySuccess(i18next.t("catalogue.activated"));
	});
	repeatJob = () => activateImport(entry, confirmRemoved);
}

export const retryImport = (): void => repeatJob();

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
	gate.discard();
	closeJob();
	if (id !== null) await discardImport(id);
	await refreshCatalogue();
}

/** Closes the job; received rows stay on the server. */
export function closeJob(): void {
	gate.cancel();
	importJob.set(null);
}

type JobStart = Pick<ImportJob, "fileName" | "importId" | "step" | "total">;

function runJob(job: JobStart, work: (jobGate: JobGate) => Promise<void>): void {
	gate.cancel();
	const jobGate = createJobGate();
	gate = jobGate;
	importJob.set({ ...job, done: 0, refused: 0, rate: null, state: "running", problem: null });
	// A cancelled one may still wait for its last answer.
	running = running
		.then(() => runAlone(() => work(jobGate)))
		.catch((error: unknown) => {
			if (!jobGate.signal.aborted) changeJob({ state: "failed", problem: toImportProblem(error) });
		})
		.finally(refreshCatalogue);
}

/** One import at a time per browser. */
async function runAlone(work: () => Promise<void>): Promise<void> {
	if (!(await withImportLock(work))) throw new ImportError("catalogue.other_tab");
}

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
/** A reload would interrupt an import, or lose what was chosen for one. */
function guardUnload(): void {
	const isAtStake = isUnderWay(importJob.get()) || importDraft.get()?.isChanged === true;
	isImporting.set(isAtStake);
	if (isAtStake) window.addEventListener("beforeunload", preventUnload);
	else window.removeEventListener("beforeunload", preventUnload);
}
importJob.subscribe(guardUnload);
importDraft.subscribe(guardUnload);

/** Whose import this is. A simulation has a second token. */
let owner = userToken.get();
// The same user, signed in again, has another token. At a switch nobody is shown yet.
presence.subscribe(() => {
	if (presence.get() === null && shownUser.get() !== null) owner = userToken.get();
});

// An import stops when another user signs in here, and that user doesn't see it.
onUserSwitch(() => {
	if (userToken.get() === owner) return;
	owner = userToken.get();
	closeJob();
	importDraft.set(null);
	sentPlan.set(null);
});

// It waits while nobody is signed in, and during a simulation, because it belongs to the administrator.
const pauseIfRunning = () => importJob.get()?.state === "running" && pauseImport();
userToken.subscribe(() => userToken.get() === null && pauseIfRunning());
simulateToken.subscribe(() => simulateToken.get() !== null && pauseIfRunning());
