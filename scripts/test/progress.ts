import type { Part } from "./part.rules.ts";
import type { FileReport } from "./report.schema.ts";

type Outcome = { path: string; failures: string[] };

/**
 * Prints the progress of the tests line by line, so that a log without a terminal is readable, and a summary at the
 * end.
 */
export function createProgress(parts: readonly Part[], say: (text: string) => void, now: () => number) {
	const start = now();
	const total = parts.reduce((sum, { files }) => sum + files.length, 0);
	const places = String(total).length;
	const done = new Map<string, FileReport>();
	return { begin, file, end, summary };

	function begin(): void {
		for (const { name, files } of parts) say(`${name}: ${counted(files.length, "file")}`);
		say("");
	}

	/** A file that failed shows its errors at once and together. */
	function file(part: string, report: FileReport): void {
		done.set(report.path, report);
		const count = `[${String(done.size).padStart(places)}/${total} ${duration(now() - start)}]`;
		const { failures, printed } = report;
		const verdict = failures.length === 0 ? "ok  " : "FAIL";
		say(`${count} ${verdict} ${part}: ${report.path} (${counted(report.tests, "test")}, ${seconds(report.ms)})`);
		if (failures.length > 0)
			say(`\n${[printed && `Printed:\n${printed.trimEnd()}`, ...failures].filter(Boolean).join("\n\n")}\n`);
	}

	/** A part's own output explains files that never ran, and failures that belong to none. */
	function end({ name }: Part, { code, output }: { code: number; output: string }): void {
		if (code !== 0 && output.trim() !== "") say(`\n${name} ended with exit code ${code}:\n${output.trim()}\n`);
	}

	/** The summary with all errors again, because of a long log often only the end is kept; and whether all tests passed. */
	function summary(codes: readonly number[]): boolean {
		const outcomes = parts.flatMap(({ files }) => files.map(outcomeOf)).filter(({ failures }) => failures.length > 0);
		const tests = [...done.values()].reduce((sum, report) => sum + report.tests, 0);
		const ran = `${counted(done.size, "file")}, ${counted(tests, "test")}, ${duration(now() - start)}`;
		const isRight = outcomes.length === 0 && codes.every((code) => code === 0);
		say(isRight ? `\nAll passed: ${ran}.` : `\nFailed: ${outcomes.length} of ${counted(total, "file")} (${ran}).`);
		for (const { path, failures } of outcomes) say([path, ...failures].join("\n"));
		return isRight;
	}

	function outcomeOf(path: string): Outcome {
		return { path, failures: done.get(path)?.failures ?? ["× It did not run."] };
	}
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function duration(ms: number): string {
	const whole = Math.round(ms / 1000);
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
