import { globSync } from "node:fs";
import { buildStale } from "./local/build.ts";
import { runCommand } from "./local/command.ts";
import { readOptions } from "./local/options.ts";
import { CommandError, ROOT } from "./local/settings.ts";
import { type Part, partsOf, unmatchedWords } from "./test/part.rules.ts";
import { createProgress } from "./test/progress.ts";
import { runPart } from "./test/run-part.ts";

const USAGE = `npm test -- [WORD …]

Runs all tests, or those whose path contains one of the words:
npm test -- finders worker/offers

  CHROMIUM_PATH   the browser for the tests; empty: the packaged one
  DATA_DIR        a folder of fitment files, which npm run test:data tests alone`;

/** Runs all tests, or those whose path contains one of the given words. The browser's tests need both builds. */
await runCommand(async () => {
	const { words } = readOptions(USAGE, {}, Number.POSITIVE_INFINITY);
	const folders = ["node", "worker", "platform", "e2e", ...(process.env.DATA_DIR ? ["data"] : [])];
	const paths = globSync(`tests/{${folders.join()}}/**/*.test.ts`, { cwd: ROOT }).toSorted();
	const unmatched = unmatchedWords(paths, words);
	if (unmatched.length > 0)
		throw new CommandError(`No test file matches ${unmatched.map((word) => `"${word}"`).join(", ")}.`);
	const { prepareBrowser } = await import("#tests/support/browser.ts");
	await prepareBrowser();
	buildStale(console.log);
	const parts = partsOf(paths, words);
	const progress = createProgress(parts, console.log, () => performance.now());
	progress.begin();
	// In parallel: one after another they leave a processor idle.
	const codes = new Map<string, Promise<number>>();
	const run = async (part: Part): Promise<number> => {
		await codes.get(part.after ?? "");
		const result = await runPart(part, (report) => progress.file(part.name, report));
		progress.end(part, result);
		return result.code;
	};
	for (const part of parts) codes.set(part.name, run(part));
	process.exitCode = progress.summary(await Promise.all(codes.values())) ? 0 : 1;
});
