import type { Database } from "../db/database.ts";
import { IMAGE_KEYS } from "../media/image.store.ts";
import { hashOfName, IMAGE_NAME, IMAGE_PATH } from "../media/image-name.rules.ts";
import { GAP_MS, KEEP_MS, RESTORE_MS } from "./clean-up-immutable.usecases.ts";
import { cleanUpObjects } from "./clean-up-objects.ts";
import { createImageUseRepository, POINTING_TABLES } from "./image-use.repository.ts";
import { knowsPictureUses, notePictureNight } from "./used-objects.store.ts";

const NAMES_A_WRITE = 2000;
const NAMED = new RegExp(`${IMAGE_PATH}(${IMAGE_NAME.source})`, "g");

/**
 * Deletes pictures, in all their sizes, that nothing has pointed to for as long as a database may be restored. Their uses
 * are noted every night, so that a picture that was replaced yesterday stays for a while. While nights are missing in that
 * time, nothing is deleted.
 */
export async function cleanUpImages(db: Database, bucket: R2Bucket, now: number): Promise<void> {
	const uses = createImageUseRepository(db);
	const before = now - KEEP_MS;
	for (const table of POINTING_TABLES) {
		for await (const texts of uses.pointingTexts(table)) {
			const names = texts.flatMap((text) => [...text.matchAll(NAMED)].flatMap(([, name]) => name ?? []));
			for (let at = 0; at < names.length; at += NAMES_A_WRITE)
				await uses.note(names.slice(at, at + NAMES_A_WRITE), now);
		}
	}
	await notePictureNight(bucket, now, before);
	if (!(await knowsPictureUses(bucket, { reach: now - RESTORE_MS, gapMs: GAP_MS }))) return;
	await uses.cleanUp(before);
	const used = await uses.hashes();
	await cleanUpObjects(bucket, { prefix: IMAGE_KEYS, before, isKept: (name) => used.has(hashOfName(name)) });
}
