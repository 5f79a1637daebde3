import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { WORKFLOW_LIMITS as LIMITS } from "#tests/platform/bench/limits.ts";
import { givenImport } from "#tests/support/catalogue-import.ts";
import { db, givenUser } from "#tests/support/world.ts";
import { superseded } from "#worker/catalogue/catalogue.errors.ts";
import { FITMENT_IMPORTS as kind } from "#worker/catalogue/import/fitment-imports.repository.ts";
import { createActivationRepository } from "#worker/imports/activation.repository.ts";
import { activate, reviveActivations } from "#worker/imports/activation.usecases.ts";
import {
	type ActivationTask,
	type RunPlace,
	runActivation,
	type Steps,
	type Work,
} from "#worker/imports/activation-run.usecases.ts";
import { MAX_CALLS } from "#worker/imports/call-budget.rules.ts";
import { runFrequent } from "#worker/jobs/frequent.usecases.ts";

const steps: Steps = { do: (_name, _config, step) => step() };
const activations = createActivationRepository(db, kind);

/** A received import, and a workflow whose instances are only written down: the test says what becomes of them. */
async function world() {
	const { token, id: userId } = await givenUser("ROLE_ADMIN");
	const sent = await givenImport(token, "make,model,year,driver_in\nSaab,One,2005-2008,20\n");
	await sent.sendAll();
	const created: ActivationTask[] = [];
	const clock = { now: Date.now(), step: 1000 };
	const statuses = new Map<string, string>();
	const faults = { before: 0, after: 0 };
	const place: RunPlace = {
		db,
		now: () => (clock.now += clock.step),
		runs: {
			create: async ({ id, params }) => {
				expect([id, id.length <= LIMITS.idCharacters, LIMITS.id.test(id)]).toEqual([params.run, true, true]);
				if (faults.before-- > 0) throw new Error("internal error");
				if (created.some(({ run }) => run === id)) throw new Error("instance.already_exists");
				created.push(params);
				if (faults.after-- > 0) throw new Error("The answer is lost.");
			},
			get: async (id) => {
				if (!created.some(({ run }) => run === id)) throw new Error("instance.not_found");
				return { status: async () => ({ status: statuses.get(id) ?? "running" }) };
			},
		},
	};
	const start = () => activate(place, kind, sent.id, { by: { userId, impersonatedBy: null } });
	/** A call that watches until something becomes of the run, however long that takes here. */
	const watch = () => {
		clock.step = 0;
		return start();
	};
	const run = (task: ActivationTask, work: Work, by = steps) => runActivation(place, { kind, work }, task, by);
	const becomes = (task: ActivationTask | undefined, status: string) => statuses.set(task!.run, status);
	return { id: sent.id, act: sent.act, created, clock, faults, becomes, place, start, watch, run };
}

const never: Work = () => {
	throw new Error("It must not work.");
};

test("an import has one run, however often it is started", async () => {
	const { id, created, start } = await world();
	expect(await start()).toEqual({ done: 0, total: 0 });
	expect(await start()).toEqual({ done: 0, total: 0 });
	expect(created).toEqual([{ entity: "import", importId: id, run: created[0]?.run }]);
});

test("a run hands over to another one before its calls are too many for an instance", async () => {
	const { id, created, start, run } = await world();
	await start();
	const lefts: boolean[] = [];
	await run(created[0]!, async (_id, _activation, budget) => {
		budget.spend(300);
		lefts.push(budget.isLeft());
		return { done: lefts.length, total: 9 };
	});
	expect([lefts, 300 * lefts.length >= MAX_CALLS]).toEqual([[true, true, false], true]);
	expect(created).toHaveLength(2);
	expect((await activations.get(id)).activation).toMatchObject({ run: created[1]?.run, done: 3, total: 9 });
	await run(created[0]!, never);
	await run(created[1]!, async () => undefined);
	expect((await activations.get(id)).activation).toBeNull();
});

/** As the platform does: a step that fails is done again. */
const retried: Steps = { do: (_name, _config, step) => step().catch(() => step()) };
const spending: Work = async (_id, _activation, budget) => {
	budget.spend(MAX_CALLS);
	return { done: 1, total: 9 };
};

test.each(["before", "after"] as const)(
	"a run hands over although the platform fails %s it has created the next one",
	async (when) => {
		const { id, created, faults, start, run } = await world();
		await start();
		faults[when] = 1;
		await run(created[0]!, spending, retried);
		expect(created).toHaveLength(2);
		expect((await activations.get(id)).activation?.run).toBe(created[1]?.run);
		await run(created[1]!, spending, retried);
		expect([created.length, new Set(created.map(({ run }) => run)).size]).toEqual([3, 3]);
	},
);

test("a hand-over that never came about is made up for within ten minutes", async () => {
	const { id, created, faults, start, place, run } = await world();
	await start();
	faults.before = 2;
	await expect(run(created[0]!, spending, retried)).rejects.toMatchObject({ status: 503 });
	expect(created).toHaveLength(1);
	await runFrequent({ ...env, IMPORTS: Object.assign(Object.create(env.IMPORTS), place.runs) }, Date.now());
	expect(created).toHaveLength(2);
	expect((await activations.get(id)).activation?.run).toBe(created[1]?.run);
});

test("a run that the platform can't create now is an error that may pass, and the next call creates another", async () => {
	const { created, faults, start } = await world();
	faults.before = 1;
	await expect(start()).rejects.toMatchObject({ code: "server.unavailable", status: 503 });
	expect(await start()).toEqual({ done: 0, total: 0 });
	expect(created).toHaveLength(1);
});

test("what can't succeed ends it with its reason, until it is asked for again", async () => {
	const { created, becomes, place, start, watch, run } = await world();
	await start();
	const refusing: Work = async () => {
		throw superseded();
	};
	await run(created[0]!, refusing);
	becomes(created[0], "complete");
	await reviveActivations(place, kind);
	expect(created).toHaveLength(1);
	const again = watch();
	await expect.poll(() => created.length).toBe(2);
	await run(created[1]!, refusing);
	await expect(again).rejects.toMatchObject({ code: "catalogue.superseded", status: 409 });
});

test.each([
	["has ended", "terminated", 0],
	["hasn't got further for a minute", "running", 61_000],
	["the platform knows nothing of, for a minute", "unknown", 61_000],
])("a run that %s is replaced by the next call, and does nothing more", async (_, status, later) => {
	const { id, created, clock, becomes, start, run } = await world();
	await start();
	becomes(created[0], status);
	clock.now += later;
	expect(await start()).toEqual({ done: 0, total: 0 });
	expect(created).toHaveLength(2);
	await run(created[0]!, never);
	expect((await activations.get(id)).activation?.run).toBe(created[1]?.run);
});

test("a run that failed is told to the call that watched it, and replaced by the next one", async () => {
	const { created, becomes, watch } = await world();
	const watching = watch();
	await expect.poll(() => created.length).toBe(1);
	becomes(created[0], "errored");
	await expect(watching).rejects.toMatchObject({ code: "server.unavailable", status: 503 });
	const again = watch();
	await expect.poll(() => created.length).toBe(2);
	becomes(created[1], "errored");
	await expect(again).rejects.toMatchObject({ status: 503 });
});

test("a call that watches an import which is discarded says so, and its run ends", async () => {
	const { created, act, watch, run } = await world();
	const watching = watch();
	await expect.poll(() => created.length).toBe(1);
	expect((await act("discard")).status).toBe(200);
	await expect(watching).rejects.toMatchObject({ code: "catalogue.import_closed" });
	await run(created[0]!, never);
	expect(await env.DB.prepare("SELECT count(*) AS n FROM catalogue_import_chunks").first("n")).toBe(0);
});
