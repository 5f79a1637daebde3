/** Files that one run of Vitest has; `projects` are those of vitest.config.ts. It begins `after` another part. */
export type Part = { name: string; projects: string[]; workers: number; files: string[]; after?: string };

/** A word that is in no file's path would silently test nothing. */
export function unmatchedWords(paths: readonly string[], words: readonly string[]): string[] {
	return words.filter((word) => !paths.some((path) => path.includes(word)));
}

/**
 * The parts that run in parallel; parts without a file are left out. The browser's tests run in two processes with a
 * system each, and the worker's in two, since one would still run when all others are done. Real fitment files follow the
 * platform's tests, which end minutes before the browser's.
 */
export function partsOf(paths: readonly string[], words: readonly string[]): Part[] {
	const matching = paths.filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
	const filesIn = (...folders: string[]) =>
		matching.filter((path) => folders.some((folder) => path.startsWith(`tests/${folder}/`)));
	const [browser, others] = [filesIn("e2e"), filesIn("node", "worker")];
	const parts: Part[] = [
		{ name: "browser", projects: ["e2e"], workers: Math.min(2, browser.length), files: browser },
		{ name: "rules and worker", projects: ["node", "worker"], workers: Math.min(2, others.length), files: others },
		{ name: "platform", projects: ["platform", "pages"], workers: 1, files: filesIn("platform") },
		{ name: "real data", projects: ["data"], workers: 1, files: filesIn("data"), after: "platform" },
	];
	return parts.filter((part) => part.files.length > 0);
}
