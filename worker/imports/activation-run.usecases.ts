import { type Database, openDatabase } from "../db/database.ts";
import { describeError } from "../http/error-log.rules.ts";
import { toAppError, unavailable } from "../http/on-error.ts";
import { createActivationRepository } from "./activation.repository.ts";
import { type CallBudget, createCallBudget, MAX_CALLS } from "./call-budget.rules.ts";
import type { Activation, Progress } from "./import.schema.ts";
import type { ImportKind } from "./import-kind.ts";

/** What a run is told: the import, by its kind's name and its id. */
export type ActivationTask = { entity: string; importId: number; run: string };

/** The platform's workflow: a run is an instance of it. */
export type ActivationRuns = {
	create(run: { id: string; params: ActivationTask }): Promise<unknown>;
	get(run: string): Promise<{ status(): Promise<{ status: string }> }>;
};

/** The platform's steps: each is tried until it succeeds, and then never done again. */
export type Steps = { do(name: string, config: typeof RETRIED, step: () => Promise<number>): Promise<number> };

export type RunPlace = { db: Database; runs: ActivationRuns; now: () => number };

/** A piece of the work on an import; undefined: there is no more. */
export type Work = (id: number, activation: Activation, budget: CallBudget) => Promise<Progress | undefined>;

/** A kind of import, and how it is activated. */
export type RunnableKind = { kind: ImportKind; work: Work };

const RETRIED = {
	retries: { limit: 5, delay: "5 seconds", backoff: "exponential" },
	timeout: "5 minutes",
} as const;
const PIECE_MS = 5000;
/** A piece's calls to the database that its budget doesn't count. */
const CALLS_BESIDE = 20;
const ENDED = -1;

/**
 * Works on an activation until it has ended, a piece a step. The platform counts the calls of all steps of an instance
 * together: before there are too many, another one goes on.
 */
export async function runActivation(
	place: RunPlace,
	{ kind, work }: RunnableKind,
	{ importId, run }: ActivationTask,
	steps: Steps,
): Promise<void> {
	for (let calls = 0; calls < MAX_CALLS; ) {
		const left = MAX_CALLS - calls;
		const spent = await steps.do("piece", RETRIED, () => doPiece(place, { kind, work }, { importId, run, left }));
		if (spent === ENDED) return;
		calls += spent + CALLS_BESIDE;
	}
	await doStep(steps, "hand over", () => replaceRun(place, kind, { id: importId, run, next: successorOf(run) }));
}

/** A step whose answer nobody needs. */
export async function doStep(steps: Steps, name: string, work: () => Promise<unknown>): Promise<void> {
	await steps.do(name, RETRIED, async () => {
		await work();
		return ENDED;
	});
}

type Piece = { importId: number; run: string; left: number };

/** The calls that it took. What can't succeed when it is repeated ends the activation with its reason. */
async function doPiece(
	{ db, now }: RunPlace,
	{ kind, work }: RunnableKind,
	{ importId, run, left }: Piece,
): Promise<number> {
	const activations = createActivationRepository(db, kind);
	const { activation } = await activations.get(importId);
	if (activation?.run !== run || activation.refused) return ENDED;
	const budget = createCallBudget(PIECE_MS, now, left);
	try {
		const progress = await work(importId, activation, budget);
		if (progress) {
			await activations.note(importId, run, progress, now());
			// The local runtime answers nobody else before it is idle.
			await new Promise((resolve) => setTimeout(resolve, 1));
			return budget.spent();
		}
		await activations.end(importId, run);
	} catch (error) {
		const { code, status, retryAfter } = toAppError(error);
		if (status >= 500) console.error(`${run} ${code}\n${describeError(error)}`);
		if (status >= 500 || retryAfter !== undefined) throw error;
		await activations.refuse(importId, run, { code, status });
	}
	return ENDED;
}

/** Begins a run; its id is the import's name and a number that nobody has had, since a restored database gives ids again. */
export const newRun = ({ entity }: ImportKind, id: number): string => `${entity}-${id}-${crypto.randomUUID()}`;

/** The same one for a step that is repeated: import-7-UUID, import-7-UUID_2, import-7-UUID_3. */
const successorOf = (run: string): string => run.replace(/(?:_(\d+))?$/, (_, number = 1) => `_${Number(number) + 1}`);

/** The platform refuses an id that it has: then an earlier attempt has begun this run. */
export async function startRun(
	{ runs }: Pick<RunPlace, "runs">,
	{ entity }: ImportKind,
	importId: number,
	run: string,
): Promise<void> {
	try {
		await runs.create({ id: run, params: { entity, importId, run } });
	} catch (error) {
		if ((await statusOf(runs, run)) === undefined) throw unavailable(error);
	}
}

/** Undefined: there is no such run, or the platform can't say. */
export async function statusOf(runs: ActivationRuns, run: string): Promise<string | undefined> {
	try {
		return (await (await runs.get(run)).status()).status;
	} catch {
		return undefined;
	}
}

/** Lets another run go on, unless one does already, and returns it. Repeated with the same `next` it begins it at most once. */
export async function replaceRun(
	place: RunPlace,
	kind: ImportKind,
	{ id, run, next = newRun(kind, id) }: { id: number; run: string; next?: string },
): Promise<string | undefined> {
	const isReplaced = await createActivationRepository(place.db, kind).replaceRun(id, { run, next, at: place.now() });
	if (!isReplaced) return undefined;
	await startRun(place, kind, id, next);
	return next;
}

type RunEnv = { DB: D1Database; IMPORTS: ActivationRuns };

export const runPlaceOf = ({ env }: { env: RunEnv }): RunPlace => ({
	db: openDatabase(env.DB),
	runs: env.IMPORTS,
	now: Date.now,
});
