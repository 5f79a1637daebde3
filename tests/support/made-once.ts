import { createHash } from "node:crypto";
import {
	existsSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
} from "node:fs";
import { join } from "node:path";
import { ROOT } from "#scripts/local/settings.ts";

const CACHE = join(ROOT, "node_modules/.cache");
/** Who takes a folder copies it within seconds. */
const FORGOTTEN_AFTER_MS = 15 * 60 * 1000;

/**
 * A folder that `make` fills, once for the same sources (globs in the project) and `also`, and that nobody changes. It is
 * renamed only when it is complete, so that nobody takes what another process still makes or has left incomplete.
 */
export async function madeOnce(
	name: string,
	{ sources, also = "", cache = CACHE }: { sources: string[]; also?: string; cache?: string },
	make: (folder: string) => Promise<void>,
): Promise<string> {
	const place = join(cache, name);
	const folder = join(place, keyOf(sources, also));
	if (existsSync(folder)) {
		utimesSync(folder, new Date(), new Date());
		return folder;
	}
	mkdirSync(place, { recursive: true });
	removeForgotten(place);
	const unfinished = mkdtempSync(join(place, "unfinished-"));
	try {
		await make(unfinished);
		renameSync(unfinished, folder);
	} catch (error) {
		// Another process may have been faster; its folder is the same.
		if (!existsSync(folder)) throw error;
	} finally {
		rmSync(unfinished, { recursive: true, force: true });
	}
	return folder;
}

function keyOf(sources: string[], also: string): string {
	const hash = createHash("sha256").update(also);
	const files = globSync(sources, { cwd: ROOT }).filter((file) => statSync(join(ROOT, file)).isFile());
	for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
	return hash.digest("hex").slice(0, 32);
}

function removeForgotten(place: string): void {
	for (const name of globSync("*", { cwd: place })) {
		const left = join(place, name);
		const { mtimeMs } = statSync(left, { throwIfNoEntry: false }) ?? {};
		if (mtimeMs !== undefined && mtimeMs < Date.now() - FORGOTTEN_AFTER_MS)
			rmSync(left, { recursive: true, force: true });
	}
}
