import { percentile } from "#scripts/bench/measure.ts";
import type { Ledger } from "./ledger.ts";
import { growth, type Samples } from "./memory.ts";
import type { Check } from "./wholeness.ts";

const MB = 1_000_000;

type Soaked = {
	ledger: Ledger;
	samples: Samples;
	checks: readonly Check[];
	done: { catalogues: number; products: number; files: number };
};

/** What was asked and answered, the memory by quarters, the checks; and whether all of it held. */
export function report({ ledger, samples, checks, done }: Soaked): { text: string; holds: boolean } {
	const { quarters, verdict } = growth(samples);
	const entries = [...ledger.entries];
	const requests = entries.reduce((sum, [, { count }]) => sum + count, 0);
	const failed = entries.reduce((sum, [, { statuses }]) => sum + failures(statuses), 0);
	const faults = checks.flatMap((check) => check.faults.map((fault) => `  ${check.name}: ${fault}`));
	const lines = [
		`${requests.toLocaleString("en")} requests, ${failed} answered with 5xx or not at all`,
		`${done.catalogues} catalogues and ${done.products} product files imported, ${done.files} files exported whole`,
		"",
		...entries.map(([kind, { count, statuses, milliseconds }]) =>
			[
				`  ${kind.padEnd(22)} ${String(count).padStart(7)}`,
				`p50 ${percentile(milliseconds, 0.5).toFixed(0)} ms, p99 ${percentile(milliseconds, 0.99).toFixed(0)} ms`,
				[...statuses].map(([status, times]) => `${times} x ${status}`).join(", "),
			].join("  "),
		),
		"",
		`Memory of the runtime by quarters, MB: ${quarters.map((bytes) => (bytes / MB).toFixed(0)).join(", ")}: ${verdict}`,
		...checks.map(({ name, count, faults }) => `${faults.length === 0 ? "holds " : "BROKEN"}  ${name}: ${count}`),
		...faults,
		...(ledger.problems.length > 0 ? ["", "Unexpected:", ...ledger.problems.map((problem) => `  ${problem}`)] : []),
	];
	return {
		text: lines.join("\n"),
		holds: failed === 0 && verdict !== "grows" && faults.length === 0 && ledger.problems.length === 0,
	};
}

function failures(statuses: ReadonlyMap<number, number>): number {
	return [...statuses].reduce((sum, [status, times]) => (status === 0 || status >= 500 ? sum + times : sum), 0);
}
