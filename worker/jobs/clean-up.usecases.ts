import { createAuditRepository } from "../audit/audit.repository.ts";
import { auditKeptFrom } from "../audit/audit.rules.ts";
import { createPasswordResetRepository } from "../auth/password-reset.repository.ts";
import { createSessionRepository } from "../auth/session.repository.ts";
import { createSignInFailureRepository } from "../auth/sign-in-failure.repository.ts";
import { FITMENT_IMPORTS } from "../catalogue/import/fitment-imports.repository.ts";
import { openDatabase } from "../db/database.ts";
import { createIdempotencyRepository } from "../idempotency/idempotency.repository.ts";
import { cleanUpImports } from "../imports/clean-up-imports.usecases.ts";
import { createUploadRepository } from "../media/upload.repository.ts";
import { cleanUpOutbox } from "../outbox/deliver.usecases.ts";
import { cleanUpProducts } from "../products/product-activation.usecases.ts";
import { PRODUCT_IMPORTS } from "../products/product-imports.repository.ts";
import { createVisitRepository } from "../statistics/visit.repository.ts";
import { cleanUpImages } from "./clean-up-images.usecases.ts";
import { cleanUpImmutable, KEEP_MS } from "./clean-up-immutable.usecases.ts";

/** Nightly: deletes expired rows, and immutable objects that no database of the last 30 days needs. */
export async function cleanUp(env: Env, now: number): Promise<void> {
	const db = openDatabase(env.DB);
	await createSessionRepository(db).cleanUp(now);
	await createSignInFailureRepository(db).cleanUp(now);
	await createPasswordResetRepository(db).cleanUp(now);
	await createIdempotencyRepository(db).cleanUp(now);
	await createVisitRepository(db).cleanUp(now);
	await cleanUpOutbox(db, env.OUTBOX, now);
	const auditKept = auditKeptFrom(env.AUDIT_KEEP_DAYS, now);
	if (auditKept !== undefined) await createAuditRepository(db).cleanUp(auditKept);
	await cleanUpProducts(db, now);
	for (const kind of [FITMENT_IMPORTS, PRODUCT_IMPORTS]) await cleanUpImports(db, kind, now);
	await cleanUpImmutable(db, env.MEDIA, now);
	await createUploadRepository(db).cleanUp(now);
	await cleanUpImages(db, env.MEDIA, now, now - KEEP_MS);
}
