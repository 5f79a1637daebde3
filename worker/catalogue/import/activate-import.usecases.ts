import type { Actor } from "../../audit/audit-entry.repository.ts";
import type { ImportRow } from "../../db/schema/import.table.ts";
import type { CallBudget } from "../../imports/call-budget.rules.ts";
import { createImportRepository, isOpen } from "../../imports/import.repository.ts";
import type { Progress } from "../../imports/import.schema.ts";
import { checkActivatable } from "../../imports/import.usecases.ts";
import { mapWithConcurrency } from "../../storage/map-with-concurrency.rules.ts";
import { isSuperseded, removalUnconfirmed, superseded } from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { createCorrectionRepository } from "../corrections/correction.repository.ts";
import { correctionsMark } from "../corrections/corrections-mark.ts";
import { isConfirmed } from "../versions/removal.rules.ts";
import { storeVersionFiles } from "../versions/store-version-files.ts";
import { createVersionRepository } from "../versions/version.repository.ts";
import { archiveVersions } from "../versions/version.usecases.ts";
import { createVersionBrandRepository } from "../versions/version-brand.repository.ts";
import { createVersionBuildRepository, type Finished } from "../versions/version-build.repository.ts";
import { groupBrands } from "./brand-group.rules.ts";
import { type BuildPlan, buildBrands, planBuild } from "./build-brands.usecases.ts";
import { FITMENT_IMPORTS } from "./fitment-imports.repository.ts";
import { createFitmentImportRepository } from "./import.repository.ts";
import { importRemoval } from "./import-difference.usecases.ts";

/** Groups of brands that are built in parallel. */
const CONCURRENCY = 2;

/**
 * `confirmRemoved`: the number of removed cars, if it is more than a tenth. Required once per build. `over`: the version over
 * which the import was reviewed, null if none was active; undefined: whichever it is over now.
 */
type HowToBuild = { confirmRemoved: number | null; over?: number | null | undefined; budget: CallBudget };
type Shown = { versionId: number };

/**
 * Builds an import's version brand by brand and, when all are built, shows it to visitors by moving one pointer; then it
 * tidies up. Each step can be repeated, so a piece of the work that was cut off, or whose budget was spent, is continued
 * by the next one, wherever it stopped. Returns the number of vehicle brands, or undefined once nothing is left to do.
 */
export async function activateImport(
	context: CatalogueContext,
	{ id: importId, ...how }: HowToBuild & { id: number },
	by: Actor,
): Promise<Progress | undefined> {
	const { db } = context;
	const built = await showVersion(context, { importId, ...how }, by);
	if ("done" in built) return built;
	const isTidy =
		(await createImportRepository(db, FITMENT_IMPORTS).deleteRows(importId, how.budget)) &&
		(await archiveVersions(context, how.budget));
	if (isTidy) return undefined;
	const { brands } = await createVersionRepository(db).stats(built.versionId);
	return { done: brands, total: brands };
}

/**
 * The version over which an import is activated: `over`, where its reviewer has named it. Throws if the import, or the
 * activation that is under way, is over another one, or if that has stopped an activation since the file was opened.
 */
export async function reviewedVersion(
	db: CatalogueContext["db"],
	id: number,
	over: number | null | undefined,
): Promise<number | null> {
	const { state, activation, baseVersionId } = await createFitmentImportRepository(db).get(id);
	const underWay = activation?.refused ? null : activation;
	const base = underWay?.over === undefined ? baseVersionId : underWay.over;
	// One that is under way over an older version ends with its next piece, for which its run may have to be replaced.
	const isEnding = base !== baseVersionId;
	const isOther = over === undefined ? isSuperseded(activation) : over !== base && !isEnding;
	if (isOther && isOpen(state)) throw superseded();
	return over === undefined ? base : over;
}

/** Until visitors see the version, or the budget is spent. */
async function showVersion(
	context: CatalogueContext,
	{ importId, ...how }: HowToBuild & { importId: number },
	by: Actor,
): Promise<Progress | Shown> {
	for (;;) {
		const entry = await createFitmentImportRepository(context.db).get(importId);
		if (entry.state === "activated" && entry.versionId !== null) return { versionId: entry.versionId };
		const step = await buildVersion(context, { entry, ...how }, by);
		// With something left of the budget, somebody else has changed the import or the corrections in the meantime.
		if ("versionId" in step || !how.budget.isLeft()) return step;
	}
}

/** Once: a step of it is not done if somebody else changes what it is built of. */
async function buildVersion(
	context: CatalogueContext,
	{ entry, confirmRemoved, over = entry.baseVersionId, budget }: HowToBuild & { entry: ImportRow },
	by: Actor,
): Promise<Progress | Shown> {
	const { db, now } = context;
	const refused = await checkActivatable(db, FITMENT_IMPORTS, entry);
	const activeId = await createVersionRepository(db).activeId();
	if (activeId !== entry.baseVersionId || over !== entry.baseVersionId) return overtaken(db, entry.id);
	if (entry.state === "receiving") {
		const removal = await importRemoval(context, entry, budget);
		if ("state" in removal) return { done: 0, total: removal.total };
		if (!isConfirmed(removal, confirmRemoved ?? undefined)) throw removalUnconfirmed();
	}
	const plan = await planBuild(context, entry);
	const versionId = await createVersionBuildRepository(db).begin(entry, by.userId, now());
	if (versionId === undefined) return overtaken(db, entry.id);
	for (let finished: Finished | undefined; finished !== "active"; ) {
		const { revision, ofBrands } = await createCorrectionRepository(db).current();
		const done = await buildPending(context, { ...plan, versionId, corrections: ofBrands, revision }, budget);
		const total = plan.brands.length;
		if (done < total || (finished && !budget.isLeft())) return { done, total };
		const { manifest, stats } = await storeVersionFiles(context, { id: versionId, refused }, budget);
		const step = { entry, versionId, by, revision };
		finished = await createVersionBuildRepository(db).finish(step, manifest, stats, now());
		budget.spend(7);
		if (finished === "superseded") return overtaken(db, entry.id);
	}
	return { versionId };
}

/** Not superseded if the import is closed: somebody has discarded it, or activated it at the same time. */
async function overtaken(db: CatalogueContext["db"], id: number): Promise<Progress> {
	const { state } = await createFitmentImportRepository(db).get(id);
	if (isOpen(state)) throw superseded();
	return { done: 0, total: 0 };
}

/** Builds the brands that are missing, or whose corrections have changed. Returns the number of brands that are built. */
async function buildPending(context: CatalogueContext, plan: BuildPlan, budget: CallBudget): Promise<number> {
	const marks = await createVersionBrandRepository(context.db).marks(plan.versionId);
	const expected = await Promise.all(plan.brands.map(({ key }) => correctionsMark(plan.corrections.get(key) ?? [])));
	const pending = plan.brands.filter(({ key }, at) => marks.get(key) !== expected[at]);
	const built = await mapWithConcurrency(
		groupBrands(pending),
		CONCURRENCY,
		(group) => buildBrands(context, plan, group, budget),
		budget.isLeft,
	);
	return plan.brands.length - pending.length + built.reduce((sum, count) => sum + count, 0);
}
