import { activateImport } from "../catalogue/import/activate-import.usecases.ts";
import { FITMENT_IMPORTS } from "../catalogue/import/fitment-imports.repository.ts";
import type { Database } from "../db/database.ts";
import { CATALOGUE_TAG, tagsOfOwner } from "../delivery/cache-tags.rules.ts";
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
import { handOver, type OutboxQueues } from "../outbox/deliver.usecases.ts";
import { purgeMessage } from "../outbox/outbox.rules.ts";
import { activateProductImport } from "../products/product-activation.usecases.ts";
import { importOwner } from "../products/product-import.usecases.ts";
import { PRODUCT_IMPORTS } from "../products/product-imports.repository.ts";

/** The queues: bring on its way what the import has told others; without them, the next write does. */
type RunEnv = { DB: D1Database; MEDIA: R2Bucket; IMPORTS: ActivationRuns } & Partial<OutboxQueues>;

/** Of the bootstraps that show what an import has brought. */
async function tagsAfter(db: Database, { entity, importId }: ActivationTask): Promise<string[]> {
	if (entity === FITMENT_IMPORTS.entity) return [CATALOGUE_TAG];
	return entity === PRODUCT_IMPORTS.entity ? tagsOfOwner(await importOwner(db, importId)) : [];
}

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
	const fitments: Work = (id, { by, confirmRemoved, over }, budget) =>
		activateImport(context, { id, confirmRemoved, over, budget }, by);
	const products: Work = (id, { by }, budget) => activateProductImport({ db, now, budget }, id, by);
	const kinds = [{ kind: FITMENT_IMPORTS, work: fitments }, { kind: PRODUCT_IMPORTS, work: products }, ...others];
	const runnable = kinds.find(({ kind }) => kind.entity === task.entity);
	if (!runnable) throw new Error(`No kind of import is called ${task.entity}.`);
	await runActivation(place, runnable, task, steps);
	const { OUTBOX, WEBHOOKS } = env;
	if (!OUTBOX || !WEBHOOKS) return;
	await doStep(steps, "tell others", () => handOver(db, { OUTBOX, WEBHOOKS }, now()));
	await doStep(steps, "purge", async () => {
		const tags = await tagsAfter(db, task);
		if (tags.length > 0) await OUTBOX.send(purgeMessage(tags));
	});
}
