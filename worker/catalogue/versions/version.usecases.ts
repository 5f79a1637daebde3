import type { Actor } from "../../audit/audit-entry.repository.ts";
import { bucketShare, type CallBudget, createCallBudget } from "../../imports/call-budget.rules.ts";
import type { Progress } from "../../imports/import.schema.ts";
import { groupBySize } from "../../storage/group-by-size.rules.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import { removalUnconfirmed, versionIncomplete, versionOvertaken } from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { createCorrectionRepository } from "../corrections/correction.repository.ts";
import type { Shard } from "../fitment/shard.rules.ts";
import { patchAliases } from "./patch-aliases.usecases.ts";
import { applyCorrections, retryOnConflict } from "./patch-version.usecases.ts";
import { isConfirmed } from "./removal.rules.ts";
import { createVersionRepository } from "./version.repository.ts";
import type { Version } from "./version.schema.ts";
import { versionDifference } from "./version-difference.usecases.ts";
import { type ArchivedBrand, createVersionRowRepository } from "./version-row.repository.ts";
import { loadKeyNumbers, loadShard } from "./version-shards.ts";

const CONCURRENCY = 4;
/** Brands whose rows are restored in one batch, and are in memory together: as many, with as many spans of years. */
const BRANDS_PER_WRITE = 20;
const SPANS_PER_WRITE = 20_000;
/** At most: the shard, the one as imported, and key numbers. */
const FILES_PER_BRAND = 3;

/**
 * `confirmRemoved`: the number of removed cars, if it is more than a tenth. `over`: the version that was active when it
 * was decided, null if none was; what somebody has activated since is not undone.
 */
type ActivationRequest = {
	id: number;
	confirmRemoved?: number | undefined;
	over?: number | null | undefined;
	budgetMs: number;
};

/**
 * Activates another version, older or newer: visitors see it at once, with the corrections of now, and an archived one with
 * its key numbers. If there are so many that this takes longer than `budgetMs`, it returns the progress, and the next
 * call continues. An archived version gets its rows for the back-office from its shards afterwards; if that takes longer,
 * its state stays `archived`, and the next call continues, or the job of every ten minutes.
 */
export async function activateVersion(
	context: CatalogueContext,
	{ id, confirmRemoved, over, budgetMs }: ActivationRequest,
	by: Actor,
): Promise<Version | Progress> {
	const { db, now } = context;
	const budget = createCallBudget(budgetMs, now);
	const versions = createVersionRepository(db);
	const [{ state }, base] = await Promise.all([versions.get(id), versions.activeId()]);
	if (state === "building") throw versionIncomplete();
	if (over !== undefined && over !== base && id !== base) throw versionOvertaken();
	const { carsBefore: total, totals } = await versionDifference(context, id);
	if (!isConfirmed({ removed: totals.gone, total }, confirmRemoved)) throw removalUnconfirmed();
	// Visitors look them up as soon as they see the version.
	const unnumbered = state === "archived" ? await restoreKeyNumbers(context, id, budget) : undefined;
	if (unnumbered) return unnumbered;
	const pending = await retryOnConflict(async () => {
		// Corrections made since it was last active are applied before anybody sees it.
		const revision = await createCorrectionRepository(db).revision();
		const progress = await applyCorrections(context, id, budget);
		if (progress) return progress;
		if (!(await patchAliases(context, await versions.get(id)))) return false;
		const moved = await versions.activate({ id, base, revision }, by, now());
		if (moved === "superseded") throw versionOvertaken();
		if (moved === "incomplete") throw versionIncomplete();
		return moved === "active" && undefined;
	});
	if (pending) return pending;
	// It may have been archived in the meantime.
	if ((await versions.view(id)).state === "archived") await restoreRows(context, id, budget);
	await archiveVersions(context, budget);
	return versions.view(id);
}

/** Gives an archived version that somebody has activated the rows that it still lacks: they may have closed the tab. */
export async function continueGoingBack(context: CatalogueContext, budget: CallBudget): Promise<void> {
	const id = await createVersionRowRepository(context.db).activeArchived();
	if (id !== undefined) await restoreRows(context, id, budget);
}

/**
 * Versions beyond the active one and four more lose their rows; their manifest and shards stay. True if no such rows are
 * left; what an interruption has left is found again.
 */
export async function archiveVersions({ db }: CatalogueContext, budget: CallBudget): Promise<boolean> {
	const versions = createVersionRepository(db);
	budget.spend(2);
	// The state changes first, so that rows left by an interruption are never taken as complete.
	await versions.archiveOutdated();
	return createVersionRowRepository(db).drop(await versions.archivedWithRows(), budget);
}

async function restoreKeyNumbers({ db, media }: CatalogueContext, id: number, budget: CallBudget) {
	const rows = createVersionRowRepository(db);
	return inGroups(await rows.brandsWithoutKeyNumbers(id), budget, async (group) =>
		rows.writeKeyNumbers(id, await mapWithConcurrency(group, CONCURRENCY, (brand) => loadNumbered(media, brand))),
	);
}

async function restoreRows({ db, media }: CatalogueContext, id: number, budget: CallBudget): Promise<void> {
	const rows = createVersionRowRepository(db);
	await inGroups(await rows.brandsWithoutRows(id), budget, async (group) =>
		rows.write(id, await mapWithConcurrency(group, CONCURRENCY, (brand) => loadBrand(media, brand))),
	);
	await rows.completeIfWhole(id);
}

/** The first group of brands, and others until the budget is spent. Returns how many are done, if some are left. */
async function inGroups(
	brands: readonly ArchivedBrand[],
	budget: CallBudget,
	write: (group: ArchivedBrand[]) => Promise<void>,
): Promise<Progress | undefined> {
	const total = brands.length;
	let done = 0;
	for (const group of groupBySize(brands, SPANS_PER_WRITE, sizeOf)) {
		if (done > 0 && !budget.isLeft()) return { done, total };
		await write(group);
		budget.spend(1 + bucketShare(group.length * FILES_PER_BRAND));
		done += group.length;
	}
	return undefined;
}

/** In spans; of a small brand, or one that was built before spans were counted, a share of a batch. */
const sizeOf = ({ spans }: ArchivedBrand): number => Math.max(spans ?? 0, SPANS_PER_WRITE / BRANDS_PER_WRITE);

async function loadBrand(media: R2Bucket, brand: ArchivedBrand) {
	const shard = await loadShard(media, brand.shardHash);
	return { shard, shardHash: brand.shardHash, ...(await loadNumbered(media, brand, shard)) };
}

/** The key numbers of a brand, and its cars as imported, whose keys they have. */
async function loadNumbered(media: R2Bucket, { shardHash, importedHash, keyNumbers }: ArchivedBrand, shard?: Shard) {
	const imported = (importedHash === null && shard) || (await loadShard(media, importedHash ?? shardHash));
	return { imported, keyNumbers: keyNumbers === null ? undefined : await loadKeyNumbers(media, keyNumbers) };
}
