import i18next from "i18next";
import { createStore } from "../../../lib/create-store.ts";
import { changeJob, type ImportJob, importJob, isUnderWay } from "../../../lib/import-job.ts";
import { ImportTrouble, toImportProblem } from "../../../lib/import-trouble.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import { persistently } from "../../../lib/persistently.ts";
import { onOtherPerson, simulateToken, userToken } from "../../../lib/tokens.ts";
import { activateImportStep, discardImport, refreshCatalogue } from "../catalogue.api.ts";
import { importDraft } from "./import-draft.ts";
import { createGate, type JobGate } from "./job-gate.ts";
import { type ImportPlan, sendFile } from "./send-file.ts";

/** Outside of React: an import goes on whatever page is shown. */
let gate = createGate();
let again = () => {};
let running: Promise<void> = Promise.resolve();
const LOCK = "catalogue-import";

/** The file that was sent last, for a dry run that is to be repeated in earnest. */
export const sentPlan = createStore<{ id: number; plan: ImportPlan } | null>(null);

/** Sends a file's rows. Where it was begun before, here or elsewhere, only what is missing. */
export function startImport(plan: ImportPlan): void {
	begin({ fileName: plan.file.name, importId: null, step: "reading", total: plan.file.size }, async (mine) => {
		const { id } = await sendFile(plan, mine);
		importDraft.set(null);
		sentPlan.set({ id, plan });
		changeJob({ importId: id, state: "sent" });
	});
	again = () => startImport(plan);
}

/** Builds the import's catalogue, and shows it to visitors. */
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

/** Ends the job, and what it has sent with it. */
export async function cancelImport(): Promise<void> {
	const id = importJob.get()?.importId ?? null;
	stop();
	if (id !== null) await discardImport(id);
	await refreshCatalogue();
}

/** Takes the job from sight; what has arrived stays on the server. */
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
	// One that was cancelled may still wait for its last answer.
	running = running
		.then(() => alone(() => work(mine)))
		.catch((error: unknown) => {
			if (!mine.signal.aborted) changeJob({ state: "failed", problem: toImportProblem(error) });
		})
		.finally(refreshCatalogue);
}

/** One import at a time in a browser; where it can't tell (no secure context), the server still keeps order. */
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
/** Whose import this is. A simulation has a token beside theirs. */
let owner = userToken.get();

// Nobody's import goes on when somebody else has signed in here, and they find nothing of it.
onOtherPerson(() => {
	if (userToken.get() === owner) return;
	owner = userToken.get();
	stop();
	importDraft.set(null);
	sentPlan.set(null);
});

// It waits where nobody is signed in any more, and during a simulation, for it is the administrator's.
const wait = () => importJob.get()?.state === "running" && pauseImport();
userToken.subscribe(() => userToken.get() === null && wait());
simulateToken.subscribe(() => simulateToken.get() !== null && wait());
