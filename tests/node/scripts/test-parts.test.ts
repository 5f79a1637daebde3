import { expect, test } from "vitest";
import { partsOf, unmatchedWords } from "#scripts/test/part.rules.ts";
import { createProgress } from "#scripts/test/progress.ts";

const FILES = [
	"tests/e2e/large.test.ts",
	"tests/e2e/medium.test.ts",
	"tests/e2e/small.test.ts",
	"tests/node/rules.test.ts",
	"tests/platform/limits.test.ts",
];

function givenProgress(words: string[]) {
	const output: string[] = [];
	let time = 0;
	const parts = partsOf(FILES, words);
	const progress = createProgress(
		parts,
		(text) => output.push(text),
		() => time,
	);
	return { output, parts, progress, pass: (ms: number) => (time += ms) };
}

const passed = (path: string) => ({ path, tests: 2, ms: 1234, failures: [], printed: "" });

test("a word that is in no test's path is named, whatever the others match", () => {
	expect(unmatchedWords(FILES, ["rules", "nowhere"])).toEqual(["nowhere"]);
});

test("the tests of the browser and of the worker have two processes if there are two files, and no part is empty", () => {
	expect(partsOf(FILES, [])).toMatchObject([
		{ name: "browser", workers: 2, files: FILES.slice(0, 3) },
		{ name: "rules and worker", workers: 1, files: ["tests/node/rules.test.ts"] },
		{ name: "platform", workers: 1, files: ["tests/platform/limits.test.ts"] },
	]);
	expect(partsOf([...FILES, "tests/worker/calls.test.ts"], [])[1]).toMatchObject({ workers: 2 });
	expect(partsOf([...FILES, "tests/data/catalogue.test.ts"], []).at(-1)).toMatchObject({
		name: "real data",
		after: "platform",
	});
	expect(partsOf(FILES, ["large"])).toMatchObject([{ name: "browser", workers: 1 }]);
	expect(partsOf(FILES, ["rules"]).map(({ name }) => name)).toEqual(["rules and worker"]);
});

test("each file is a line as soon as it is done: how many are, in what time, and of which part", () => {
	const { output, progress, pass } = givenProgress([]);
	pass(65_000);
	progress.file("browser", passed("tests/e2e/large.test.ts"));
	expect(output).toEqual(["[1/5 1:05] ok   browser: tests/e2e/large.test.ts (2 tests, 1.2 s)"]);
});

test("a file that fails shows why at once, and is named again in the end", () => {
	const { output, parts, progress } = givenProgress(["rules"]);
	const failed = { ...passed("tests/node/rules.test.ts"), failures: ["× adds up\n    expected 2"] };
	progress.file("rules and worker", failed);
	expect(output.at(-1)).toContain("expected 2");
	progress.end(parts[0]!, { code: 1, output: "" });
	expect(progress.summary([1])).toBe(false);
	expect(output.at(-1)).toBe("tests/node/rules.test.ts\n× adds up\n    expected 2");
});

test("a run that ends before its files did is a failure, with what it printed", () => {
	const { output, parts, progress } = givenProgress(["small", "rules"]);
	const [browser, others] = parts;
	progress.file("rules and worker", passed("tests/node/rules.test.ts"));
	progress.end(others!, { code: 0, output: "" });
	progress.end(browser!, { code: 1, output: "The system did not start" });
	expect(output.at(-1)).toContain("The system did not start");
	expect(progress.summary([0, 1])).toBe(false);
	expect(output.at(-1)).toContain("tests/e2e/small.test.ts\n× It did not run.");
	expect(progress.summary([0, 0])).toBe(false);
});

test("an exit code is enough for a failure, also where every file passed", () => {
	const { output, parts, progress } = givenProgress(["rules"]);
	progress.file("rules and worker", passed("tests/node/rules.test.ts"));
	progress.end(parts[0]!, { code: 1, output: "× Unhandled error" });
	expect(output.at(-1)).toContain("× Unhandled error");
	expect(progress.summary([1])).toBe(false);
	expect(progress.summary([0])).toBe(true);
});
