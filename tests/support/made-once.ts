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

type Made = { sources: string[]; hash?: string; also?: string; cache?: string };

/**
 * A folder that `make` fills, once for the same sources (globs in the project) and `also`, and that nobody changes. It is
 * renamed only when it is complete, so that nobody takes what another process still makes or has left incomplete, and only
 * if the sources still have the `hash` that `make` began with: otherwise it is the caller's alone.
 */
export async function madeOnce(
	name: string,
	{ sources, hash = hashOf(sources), also = "", cache = CACHE }: Made,
	make: (folder: string) => Promise<void>,
): Promise<string> {
	const place = join(cache, name);
	const folder = join(place, shortHash(also, hash));
	if (existsSync(folder)) {
		utimesSync(folder, new Date(), new Date());
		return folder;
	}
	mkdirSync(place, { recursive: true });
	removeForgotten(place);
	const unfinished = mkdtempSync(join(place, "unfinished-"));
	try {
		await make(unfinished);
		if (hashOf(sources) !== hash) return unfinished;
		renameSync(unfinished, folder);
	} catch (error) {
		// Another process may have been faster; its folder is the same.
		rmSync(unfinished, { recursive: true, force: true });
		if (!existsSync(folder)) throw error;
	}
	return folder;
}

/** Of the names and contents of files (globs in the project). */
export function hashOf(sources: string[]): string {
	const files = globSync(sources, { cwd: ROOT }).filter((file) => statSync(join(ROOT, file)).isFile());
	return shortHash(...files.toSorted().flatMap((file) => [file, readFileSync(join(ROOT, file), "base64")]));
}

const shortHash = (...parts: string[]): string =>
	createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);

function removeForgotten(place: string): void {
	for (const name of globSync("*", { cwd: place })) {
		const left = join(place, name);
		const { mtimeMs } = statSync(left, { throwIfNoEntry: false }) ?? {};
		if (mtimeMs !== undefined && mtimeMs < Date.now() - FORGOTTEN_AFTER_MS)
			rmSync(left, { recursive: true, force: true });
	}
}
