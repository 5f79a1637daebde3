import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflate } from "@sparticuz/chromium";
import packaged from "../../node_modules/@sparticuz/chromium/package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "../..");
const ARCHIVES = join(ROOT, "node_modules/@sparticuz/chromium/bin");
const CACHE = join(ROOT, "node_modules/.cache/chromium");
const FORGOTTEN_AFTER_MS = 15 * 60 * 1000;

export type PackagedBrowser = { executablePath: string; env: Record<string, string | undefined> };

/**
 * The packaged browser, unpacked on the first call. It is renamed only when it is complete, so that nobody starts one
 * that another process still writes (ETXTBSY), or that a killed process left incomplete.
 */
export async function packagedBrowser(cache: string = CACHE): Promise<PackagedBrowser> {
	const folder = join(cache, packaged.version);
	if (!existsSync(folder)) await unpackTo(folder, cache);
	return {
		executablePath: join(folder, "chromium"),
		env: { ...process.env, FONTCONFIG_PATH: folder, LD_LIBRARY_PATH: join(folder, "al2023/lib") },
	};
}

async function unpackTo(folder: string, cache: string): Promise<void> {
	mkdirSync(cache, { recursive: true });
	removeForgotten(cache);
	const unfinished = mkdtempSync(join(cache, "unfinished-"));
	try {
		await inflateInto(unfinished);
		writeFileSync(join(unfinished, "fonts.conf"), fontSettings(folder));
		renameSync(unfinished, folder);
	} catch (error) {
		// Another process may have been faster; its browser is the same.
		if (!existsSync(folder)) throw error;
	} finally {
		rmSync(unfinished, { recursive: true, force: true });
	}
}

function removeForgotten(cache: string): void {
	for (const name of globSync("unfinished-*", { cwd: cache })) {
		const left = join(cache, name);
		const { mtimeMs } = statSync(left, { throwIfNoEntry: false }) ?? {};
		if (mtimeMs !== undefined && mtimeMs < Date.now() - FORGOTTEN_AFTER_MS)
			rmSync(left, { recursive: true, force: true });
	}
}

/** It unpacks into the folder for temporary files. */
async function inflateInto(folder: string): Promise<void> {
	const { TMPDIR } = process.env;
	process.env.TMPDIR = folder;
	try {
		const names = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
		await Promise.all(names.map((name) => inflate(join(ARCHIVES, name))));
	} finally {
		if (TMPDIR === undefined) delete process.env.TMPDIR;
		else process.env.TMPDIR = TMPDIR;
	}
}

/** Its own settings look for fonts only in /tmp; without any font, form fields crash the page. */
const fontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<dir>${folder}/fonts</dir>
	<dir>/usr/share/fonts</dir>
	<cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
