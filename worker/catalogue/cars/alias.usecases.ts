import { auditStatement } from "../../audit/audit-entry.repository.ts";
import { nameKey } from "../../db/search-text.rules.ts";
import type { Session } from "../../http/env.ts";
import { carNotFound } from "../catalogue.errors.ts";
import type { CatalogueContext } from "../catalogue-context.ts";
import { createAliasCorrectionRepository } from "../corrections/alias-correction.repository.ts";
import type { AliasCorrection } from "../corrections/alias-correction.rules.ts";
import { patchAliases } from "../versions/patch-aliases.usecases.ts";
import { retryOnConflict } from "../versions/patch-version.usecases.ts";
import { createVersionRepository } from "../versions/version.repository.ts";

/** Adds an alias to a model, or removes it: visitors find the car so at once, and after every later import. */
export async function correctAlias(
	context: CatalogueContext,
	session: Session,
	correction: AliasCorrection,
): Promise<void> {
	const { db, now } = context;
	const repository = createAliasCorrectionRepository(db);
	const { modelId, text, yearFrom, yearTo, isRemoved } = correction;
	await retryOnConflict(async () => {
		const version = await createVersionRepository(db).active();
		const car = await repository.findModel(modelId);
		if (!car || !version) throw carNotFound();
		const isOther = (one: AliasCorrection) => one.modelId !== modelId || nameKey(one.text) !== nameKey(text);
		const corrections = [...(await repository.all()).filter(isOther), correction];
		return patchAliases(context, version, corrections, (guard) => [
			repository.save(correction, session.userId, now(), guard),
			auditStatement(db, session, {
				...{ at: now(), action: isRemoved ? "remove" : "create", entity: "correction", entityId: modelId },
				...{ title: `${car.brand} ${car.model}`, companyId: null, when: guard },
				before: isRemoved ? { alias: text } : null,
				after: isRemoved ? null : { alias: text, yearFrom, yearTo },
			}),
		]);
	});
}
