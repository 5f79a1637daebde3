import type { Actor } from "../audit/audit-entry.repository.ts";
import { AppError } from "../http/app-error.ts";
import { unavailable } from "../http/on-error.ts";
import { createActivationRepository } from "./activation.repository.ts";
import { newRun, type RunPlace, replaceRun, startRun, statusOf } from "./activation-run.usecases.ts";
import { importClosed } from "./import.errors.ts";
import type { Activation, Progress } from "./import.schema.ts";
import type { ImportKind } from "./import-kind.ts";

/** How long a call watches before it answers that the activation is under way. */
const WATCH_MS = 10_000;
const PAUSE_MS = { first: 20, longest: 1000 };
/** A run that is said to work, but hasn't got further for so long, is replaced. Two at once do no harm. */
const STALE_MS = 60_000;

/** `over`: see `Activation`. */
type ActivationRequest = { by: Actor; confirmRemoved?: number | undefined; over?: number | null };

/**
 * Starts an activation, unless it is under way, and watches it for a while: undefined once it has ended. Nothing depends
 * on the call: the run goes on without it.
 */
export async function activate(
	place: RunPlace,
	kind: ImportKind,
	id: number,
	request: ActivationRequest,
): Promise<Progress | undefined> {
	const activations = createActivationRepository(place.db, kind);
	const end = place.now() + WATCH_MS;
	let watched = await begin(place, kind, id, request);
	for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * 2, PAUSE_MS.longest)) {
		const { state, activation } = await activations.get(id);
		if (state === "discarded") throw importClosed();
		if (!activation) return undefined;
		const { run, done, total, refused } = activation;
		if (refused) throw new AppError(refused.code, refused.status);
		if (place.now() >= end) return { done, total };
		const outcome = await lookAt(place, activation);
		// A call that comes later tries again.
		if (outcome === "failed" && run === watched) throw unavailable();
		watched = outcome === "works" ? run : await replaceRun(place, kind, { id, run });
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
}

/** The run that it has begun. */
async function begin(
	place: RunPlace,
	kind: ImportKind,
	id: number,
	{ by, confirmRemoved, over }: ActivationRequest,
): Promise<string | undefined> {
	const run = newRun(kind, id);
	const { userId, impersonatedBy, requestKey } = by;
	const isBegun = await createActivationRepository(place.db, kind).begin(id, {
		...{ run, at: place.now(), done: 0, total: 0, refused: null, confirmRemoved: confirmRemoved ?? null },
		...(over !== undefined && { over }),
		by: { userId, impersonatedBy, ...(requestKey !== undefined && { requestKey }) },
	});
	if (!isBegun) return undefined;
	await startRun(place, kind, id, run);
	return run;
}

/** Every ten minutes: other runs for activations whose own have ended before them. */
export async function reviveActivations(place: RunPlace, kind: ImportKind): Promise<void> {
	for (const { id, activation } of await createActivationRepository(place.db, kind).underWay())
		if ((await lookAt(place, activation)) !== "works") await replaceRun(place, kind, { id, run: activation.run });
}

async function lookAt({ runs, now }: RunPlace, { run, at }: Activation): Promise<"works" | "failed" | "gone"> {
	const status = await statusOf(runs, run);
	if (status === "errored") return "failed";
	const isStale = (status === "running" || status === "unknown") && now() - at > STALE_MS;
	// Without a status, what wanted to begin it was cut off before.
	const isGone = status === undefined || status === "complete" || status === "terminated";
	return isStale || isGone ? "gone" : "works";
}
