import { createAuditRepository } from "../audit/audit.repository.ts";
import { auditKeptFrom } from "../audit/audit.rules.ts";
import { createPasswordResetRepository } from "../auth/password-reset.repository.ts";
import { createSessionRepository } from "../auth/session.repository.ts";
import { createSignInFailureRepository } from "../auth/sign-in-failure.repository.ts";
import { createArmAnswerRepository } from "../catalogue/corrections/arm-answer.repository.ts";
import { openDatabase } from "../db/database.ts";
import { createIdempotencyRepository } from "../idempotency/idempotency.repository.ts";
import type { CallBudget } from "../imports/call-budget.rules.ts";
import { cleanUpImports } from "../imports/clean-up-imports.usecases.ts";
import { createUploadRepository } from "../media/upload.repository.ts";
import { cleanUpMessages } from "../messages/message.repository.ts";
import { KEEP_MESSAGES_MS } from "../messages/message.rules.ts";
import { eraseAddresses } from "../orders/order-erasure.repository.ts";
import { createOrderFileCounter } from "../orders/order-file.repository.ts";
import { cleanUpOutbox } from "../outbox/deliver.usecases.ts";
import { cleanUpProducts } from "../products/product-activation.usecases.ts";
import { fillSetProductSearch } from "../products/set-product-search.repository.ts";
import { createRegistrationLookupRepository } from "../registrations/registration-lookup.repository.ts";
import { createVisitRepository } from "../statistics/visit.repository.ts";
import { createDeliveryRepository } from "../webhooks/webhook.repository.ts";
import { KEEP_DELIVERIES_MS } from "../webhooks/webhook.rules.ts";
import { cleanUpImages } from "./clean-up-images.usecases.ts";
import { cleanUpImmutable } from "./clean-up-immutable.usecases.ts";
import { cleanUpOrderFiles } from "./clean-up-order-files.usecases.ts";
import { IMPORT_KINDS } from "./import-kinds.ts";
import { runParts } from "./run-parts.rules.ts";

/**
 * Nightly: deletes expired rows, and immutable objects that no database of the last 30 days needs. What has to go for
 * people's sake comes first. The parts that may have much to do come last: they have the calls that the others don't need.
 */
export async function cleanUp(env: Env, now: number): Promise<void> {
	const db = openDatabase(env.DB);
	const auditKept = auditKeptFrom(env.AUDIT_KEEP_DAYS, now);
	await runParts([
		() => createSessionRepository(db).cleanUp(now),
		() => createSignInFailureRepository(db).cleanUp(now),
		() => createPasswordResetRepository(db).cleanUp(now),
		() => createIdempotencyRepository(db).cleanUp(now),
		(budget) => createVisitRepository(db).cleanUp(now, budget),
		() => createArmAnswerRepository(db).cleanUp(now),
		() => createRegistrationLookupRepository(db).cleanUp(now),
		() => cleanUpOutbox(db, now),
		() => createDeliveryRepository(db).cleanUp(now - KEEP_DELIVERIES_MS),
		() => cleanUpMessages(db, now - KEEP_MESSAGES_MS),
		async () => auditKept !== undefined && createAuditRepository(db).cleanUp(auditKept),
		() => createUploadRepository(db).cleanUp(now),
		() => createOrderFileCounter(db).cleanUp(now),
		(budget) => eraseAddresses(db, now, budget),
		() => cleanUpImmutable(db, env.MEDIA, now),
		() => cleanUpImages(db, env.MEDIA, now),
		() => cleanUpOrderFiles(db, env, now),
		(budget) => cleanUpProducts(db, budget),
		(budget) => fillSetProductSearch(db, budget),
		...IMPORT_KINDS.map((kind) => (budget: CallBudget) => cleanUpImports(db, kind, now, budget)),
	]);
}
