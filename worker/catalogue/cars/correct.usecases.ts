import type { SQL } from "drizzle-orm";
import { auditStatement } from "../../audit/audit-entry.repository.ts";
import type { Session } from "../../http/env.ts";
import { withPart } from "../../http/part.rules.ts";
import {
	carNotFound,
	correctionAdapterUnknown,
	correctionStale,
	correctionTooLate,
	correctionYears,
} from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import {
	type CorrectedCar,
	createCorrectionRepository,
	type StoredCorrection,
} from "../corrections/correction.repository.ts";
import { importedSpans } from "../corrections/correction.rules.ts";
import type { CorrectionInput, CorrectionPart } from "../corrections/correction.schema.ts";
import { listAdapters } from "../fitment/adapter.repository.ts";
import type { FitmentSpan } from "../fitment/fitment.rules.ts";
import { readShard } from "../fitment/shard-compile.rules.ts";
import { isTooLate } from "../vehicles/model-year.rules.ts";
import { patchBrands, retryOnConflict } from "../versions/patch-version.usecases.ts";
import { createVersionRepository } from "../versions/version.repository.ts";
import { importedHashes, loadShard } from "../versions/version-shards.ts";

/** What a new correction has that isn't sent. */
const NEW = { yearTo: null, reason: "" };

/** Corrects the fitment of a car. Visitors see it at once, and it applies to every later import. */
export async function correctFitment(context: CatalogueContext, session: Session, part: CorrectionPart): Promise<void> {
	const { db, now } = context;
	const repository = createCorrectionRepository(db);
	await checkAdapters(context, part);
	await retryOnConflict(async () => {
		const version = await createVersionRepository(db).active();
		const car = await repository.findCar(part.variantId);
		if (!car || !version) throw carNotFound();
		const before = part.id === undefined ? undefined : await repository.get(part.id);
		if (before && (before.version !== part.version || before.variantId !== car.variantId)) throw correctionStale();
		const { yearTo, reason } = before ?? NEW;
		const input = withPart<CorrectionInput>({ ...part, yearTo, reason }, part);
		checkYears(input, new Date(now()).getUTCFullYear());
		const others = await repository.ofBrand(car.brandKey);
		const latest = others.findLast(({ variantId }) => variantId === car.variantId);
		if (!before && latest && isSame(latest, input)) return true;
		const replaced = await importedValues(context, version.id, car, input);
		const content = { ...contentOf(input), replaced };
		const written = { ...car, ...content };
		const corrections = before ? others.map((one) => (one.id === before.id ? written : one)) : [...others, written];
		const at = now();
		const corrected = new Map([[car.brandKey, corrections]]);
		const patched = await patchBrands(context, { version, corrected }, (guard) => [
			before
				? repository.update(before.id, content, session.userId, at, guard)
				: repository.insert(car.variantId, content, session.userId, at, guard),
			auditStatement(db, session, {
				at,
				action: before ? "update" : "create",
				...auditEntryOf(car, guard),
				before: before ? contentOf(before) : null,
				after: contentOf(input),
			}),
		]);
		if (patched === undefined) throw carNotFound();
		return patched;
	});
}

/** Withdraws a correction: the car has the imported value again, or an earlier correction. */
export async function withdrawCorrection(context: CatalogueContext, session: Session, id: number): Promise<void> {
	const { db, now } = context;
	const repository = createCorrectionRepository(db);
	const versions = createVersionRepository(db);
	await retryOnConflict(async () => {
		const version = await versions.active();
		const correction = await repository.get(id);
		const corrections = (await repository.ofBrand(correction.brandKey)).filter((one) => one.id !== id);
		const extraStatements = (guard: SQL) => [
			repository.remove(id, guard),
			auditStatement(db, session, {
				at: now(),
				action: "remove",
				...auditEntryOf(correction, guard),
				before: contentOf(correction),
				after: null,
			}),
		];
		const corrected = new Map([[correction.brandKey, corrections]]);
		const patched = version && (await patchBrands(context, { version, corrected }, extraStatements));
		// A brand that is no longer in the catalogue is shown nowhere: only the correction is deleted.
		return patched ?? (await versions.whileActive(version?.id ?? null, extraStatements));
	});
}

/** As in imports: `2061` for `2016` would let visitors choose years in which nothing is built. */
function checkYears({ yearFrom, yearTo }: CorrectionInput, currentYear: number): void {
	if (yearTo !== null && yearTo < yearFrom) throw correctionYears();
	if (isTooLate({ from: yearFrom, to: 0 }, currentYear)) throw correctionTooLate("yearFrom");
	if (isTooLate({ from: yearFrom, to: yearTo ?? 0 }, currentYear)) throw correctionTooLate("yearTo");
}

async function checkAdapters({ db }: CatalogueContext, { options }: CorrectionPart): Promise<void> {
	const { names } = await listAdapters(db);
	const unknown = options.findIndex(({ adapterId }) => adapterId !== null && !names.has(adapterId));
	if (unknown >= 0) throw correctionAdapterUnknown(unknown);
}

/** The imported values, in a version, of the years to correct. */
async function importedValues(
	{ db, media }: CatalogueContext,
	versionId: number,
	car: CorrectedCar,
	input: CorrectionInput,
): Promise<FitmentSpan[]> {
	const hash = (await importedHashes(db, versionId)).get(car.brandKey);
	const imported = hash === undefined ? undefined : readShard(await loadShard(media, hash));
	const values = importedSpans(imported, { ...car, ...contentOf(input), replaced: [] });
	if (!values) throw carNotFound();
	return values;
}

const contentOf = ({ yearFrom, yearTo, options, reason }: CorrectionInput | StoredCorrection) => ({
	yearFrom,
	yearTo,
	options,
	reason,
});

/** The latest correction of a car already says this: the answer to the first attempt got lost. */
const isSame = (stored: StoredCorrection, input: CorrectionInput): boolean =>
	JSON.stringify(contentOf(stored)) === JSON.stringify(contentOf(input));

const auditEntryOf = ({ variantId, brand, model, body }: CorrectedCar, when: SQL) => ({
	entity: "correction" as const,
	entityId: variantId,
	title: [brand, model, body].filter(Boolean).join(" "),
	companyId: null,
	when,
});
