import type { ActivationRuns, Steps } from "#worker/imports/activation-run.usecases.ts";
import { runImport } from "#worker/jobs/import-runs.usecases.ts";
import { orderRuns } from "#worker/jobs/order-runs.usecases.ts";

/** A step that fails ends its run: the call that watches it is told. */
const STEPS: Steps = { do: (_name, _config, step) => step() };

/** Of all runs of this process. */
const statuses = new Map<string, string>();

/** The workflow of imports in this process, whose runtime has none. `track` is given every run. */
export function runsHere(env: Env, track: (run: Promise<unknown>) => void = () => {}): ActivationRuns {
	const runs: ActivationRuns = { create, get };
	return runs;

	async function create({ id, params }: Parameters<ActivationRuns["create"]>[0]): Promise<void> {
		statuses.set(id, "running");
		const run = runImport({ DB: env.DB, MEDIA: env.MEDIA, IMPORTS: runs }, params, STEPS, [orderRuns(env)]);
		track(
			run.then(
				() => statuses.set(id, "complete"),
				() => statuses.set(id, "errored"),
			),
		);
	}

	async function get(id: string) {
		const status = statuses.get(id);
		if (status === undefined) throw new Error(`There is no run ${id}.`);
		return { status: async () => ({ status }) };
	}
}
