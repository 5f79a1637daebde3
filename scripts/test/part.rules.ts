export type TestFile = { path: string; bytes: number };

/** Files that one process runs; `projects` are those of vitest.config.ts. */
export type Part = { name: string; projects: string[]; files: string[] };

/** A word that is in no file's path would silently test nothing. */
export function unmatchedWords(files: readonly TestFile[], words: readonly string[]): string[] {
	return words.filter((word) => !files.some(({ path }) => path.includes(word)));
}

/**
 * The parts that run in parallel; parts without a file are left out. Each half of the browser's tests has its own
 * system.
 */
export function dealOut(files: readonly TestFile[], words: readonly string[]): Part[] {
	const wanted = files.filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)));
	const [first, second] = halves(wanted.filter(({ path }) => path.startsWith("tests/e2e/")));
	const others = wanted.filter(({ path }) => !path.startsWith("tests/e2e/"));
	const parts: Part[] = [
		{ name: "browser 1", projects: ["e2e"], files: first },
		{ name: "browser 2", projects: ["e2e"], files: second },
		{ name: "rules and worker", projects: ["node", "worker", "platform"], files: others.map(({ path }) => path) },
	];
	return parts.filter((part) => part.files.length > 0);
}

/** Two lists that take about the same time: the largest file first, each to the shorter list. */
function halves(files: readonly TestFile[]): [string[], string[]] {
	const first: TestFile[] = [];
	const second: TestFile[] = [];
	for (const file of files.toSorted((one, other) => other.bytes - one.bytes))
		(sizeOf(first) <= sizeOf(second) ? first : second).push(file);
	return [first.map(({ path }) => path), second.map(({ path }) => path)];
}

const sizeOf = (files: readonly TestFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
