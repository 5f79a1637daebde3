import type { Database } from "../db/database.ts";
import { endOlderKeys } from "./api-key.repository.ts";
import { createPasswordResetRepository } from "./password-reset.repository.ts";
import { createSessionRepository } from "./session.repository.ts";
import { validFrom } from "./session.rules.ts";

/**
 * Ends what SESSIONS_VALID_FROM makes invalid for good: a version that somebody goes back to has an earlier setting. Nothing ends
 * by a setting that is no time, or by a time to come, which may be a mistake.
 */
export async function endOlder(db: Database, setting: string | undefined, now: number): Promise<void> {
	const from = validFrom(setting);
	if (from <= 0 || from > now) return;
	await createSessionRepository(db).endOlder(from);
	await createPasswordResetRepository(db).endOlder(from);
	await endOlderKeys(db, from);
}
