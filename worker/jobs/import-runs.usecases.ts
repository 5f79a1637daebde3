import { activateImport } from "../catalogue/import/activate-import.usecases.ts";
import { FITMENT_IMPORTS } from "../catalogue/import/fitment-imports.repository.ts";
import { CATALOGUE_TAG } from "../delivery/cache-tags.rules.ts";
import {
	type ActivationRuns,
	type ActivationTask,
	doStep,
	type RunnableKind,
	runActivation,
	runPlaceOf,
	type Steps,
	type Work,
} from "../imports/activation-run.usecases.ts";
import { handOver } from "../outbox/deliver.usecases.ts";
import { type OutboxMessage, purgeMessage } from "../outbox/outbox.rules.ts";
import { activateProductImport } from "../products/product-activation.usecases.ts";
import { PRODUCT_IMPORTS } from "../products/product-imports.repository.ts";

/** `OUTBOX`: brings on its way what the import has told others; without it, the next write does. */
type RunEnv = { DB: D1Database; MEDIA: R2Bucket; IMPORTS: ActivationRuns; OUTBOX?: Queue<OutboxMessage> };

/** Visitors see what they bring. */
const isShown = ({ entity }: ActivationTask): boolean =>
	entity === FITMENT_IMPORTS.entity || entity === PRODUCT_IMPORTS.entity;

/** What an instance of the workflow does. `others`: kinds that need more of the platform. */
export async function runImport(
	env: RunEnv,
	task: ActivationTask,
	steps: Steps,
	others: readonly RunnableKind[] = [],
): Promise<void> {
	const place = runPlaceOf({ env });
	const { db, now } = place;
	const context = { db, media: env.MEDIA, now };
	const fitments: Work = (id, { by, confirmRemoved }, budget) =>
		activateImport(context, { id, confirmRemoved, budget }, by);
	const products: Work = (id, { by }, budget) => activateProductImport({ db, now, budget }, id, by);
	const kinds = [{ kind: FITMENT_IMPORTS, work: fitments }, { kind: PRODUCT_IMPORTS, work: products }, ...others];
	const runnable = kinds.find(({ kind }) => kind.entity === task.entity);
	if (!runnable) throw new Error(`No kind of import is called ${task.entity}.`);
	await runActivation(place, runnable, task, steps);
	const { OUTBOX } = env;
	if (!OUTBOX) return;
	await doStep(steps, "tell others", () => handOver(db, OUTBOX, now()));
	if (isShown(task)) await doStep(steps, "purge", () => OUTBOX.send(purgeMessage([CATALOGUE_TAG])));
}
