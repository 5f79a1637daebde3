import { createPasswordResetRepository } from "../auth/password-reset.repository.ts";
import { createSessionRepository } from "../auth/session.repository.ts";
import { createSignInFailureRepository } from "../auth/sign-in-failure.repository.ts";
import { FITMENT_IMPORTS } from "../catalogue/import/fitment-imports.repository.ts";
import { createVersionRepository } from "../catalogue/versions/version.repository.ts";
import { openDatabase } from "../db/database.ts";
import { DAY_MS } from "../db/times.rules.ts";
import { createIdempotencyRepository } from "../idempotency/idempotency.repository.ts";
import { cleanUpImports } from "../imports/clean-up-imports.usecases.ts";
import { createUploadRepository } from "../media/upload.repository.ts";
import { cleanUpProducts } from "../products/product-activation.usecases.ts";
import { PRODUCT_IMPORTS } from "../products/product-imports.repository.ts";
import { createVisitRepository } from "../statistics/visit.repository.ts";
import { IMMUTABLE_KINDS, type ImmutableKind } from "../storage/immutable.ts";
import { cleanUpImages } from "./clean-up-images.usecases.ts";
import { cleanUpObjects } from "./clean-up-objects.ts";

const KEEP_MS = 30 * DAY_MS;

/** Nightly: deletes expired rows, and immutable objects that have been unused for 30 days. */
export async function cleanUp(env: Env, now: number): Promise<void> {
	const db = openDatabase(env.DB);
	await createSessionRepository(db).cleanUp(now);
	await createSignInFailureRepository(db).cleanUp(now);
	await createPasswordResetRepository(db).cleanUp(now);
	await createIdempotencyRepository(db).cleanUp(now);
	await createVisitRepository(db).cleanUp(now);
	await cleanUpProducts(db, now);
	for (const kind of [FITMENT_IMPORTS, PRODUCT_IMPORTS]) await cleanUpImports(db, kind, now);
	const pointedTo = await createVersionRepository(db).hashes();
	for (const kind of IMMUTABLE_KINDS) await cleanUpKind(env.MEDIA, kind, pointedTo, now - KEEP_MS);
	await createUploadRepository(db).cleanUp(now);
	await cleanUpImages(db, env.MEDIA, now, now - KEEP_MS);
}

/** Offers are written again by every bootstrap that finds them cold, so an old date means that nobody needs them. */
const cleanUpKind = (bucket: R2Bucket, kind: ImmutableKind, pointedTo: ReadonlySet<string>, before: number) =>
	cleanUpObjects(bucket, { prefix: `${kind}/`, before, isKept: (name) => pointedTo.has(name) });
