import type { Actor } from "../../audit/audit-entry.repository.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import { removalUnconfirmed, versionIncomplete } from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { applyCorrections } from "./patch-version.usecases.ts";
import { isConfirmed } from "./removal.rules.ts";
import { createVersionRepository } from "./version.repository.ts";
import type { Version } from "./version.schema.ts";
import { createVersionBuildRepository } from "./version-build.repository.ts";
import { versionDifference } from "./version-difference.usecases.ts";
import { loadShard } from "./version-shards.ts";

const CONCURRENCY = 4;

/** `confirmRemoved`: the number of removed cars, if it is more than a tenth. */
type ActivationRequest = { id: number; confirmRemoved?: number | undefined; budgetMs: number };

/**
 * Activates another version, older or newer: visitors see it at once. An archived one gets its rows for the back-office
 * from its shards; if that takes longer than `budgetMs`, its state stays `archived`, and the next call continues.
 */
export async function activateVersion(
	context: CatalogueContext,
	{ id, confirmRemoved, budgetMs }: ActivationRequest,
	by: Actor,
): Promise<Version> {
	const { db, now } = context;
	const deadline = now() + budgetMs;
	const versions = createVersionRepository(db);
	const { state } = await versions.get(id);
	if (state !== "building") {
		const { carsBefore: total, totals } = await versionDifference(context, id);
		if (!isConfirmed({ removed: totals.gone, total }, confirmRemoved)) throw removalUnconfirmed();
	}
	// Corrections made since it was last active are applied before anybody sees it.
	if (state !== "building") await applyCorrections(context, id);
	if (!(await versions.activate(id, by, now()))) throw versionIncomplete();
	if (state === "archived") await restoreRows(context, id, deadline);
	await archiveVersions(context);
	return versions.view(id);
}

/** Versions beyond the active one and four more lose their rows; their manifest and shards stay. */
export async function archiveVersions({ db }: CatalogueContext): Promise<void> {
	const versions = createVersionRepository(db);
	for (const id of await versions.outdated()) {
		// The state changes first, so that rows left by an interruption are never taken as complete.
		await versions.setState(id, "archived");
		await createVersionBuildRepository(db).dropRows(id);
	}
}

async function restoreRows({ db, media, now }: CatalogueContext, id: number, deadline: number): Promise<void> {
	const builds = createVersionBuildRepository(db);
	const restore = async (hash: string) => builds.writeRows(id, await loadShard(media, hash));
	await mapWithConcurrency(await builds.brandsWithoutRows(id), CONCURRENCY, restore, () => now() < deadline);
	const remaining = await builds.brandsWithoutRows(id);
	if (remaining.length === 0) await createVersionRepository(db).setState(id, "complete");
}
