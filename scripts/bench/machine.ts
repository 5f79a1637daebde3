import { gunzipSync, gzipSync } from "node:zlib";

/** What the work takes on a core of the machine of docs/benchmarks.md (AMD EPYC), in milliseconds. */
const REFERENCE_MS = 50;
const ROUNDS = 9;
const ROWS = 40_000;

/** How many times as long as there the same work takes here, on one core: JSON, sorting and gzip, as in the worker. */
export function slownessOfMachine(): number {
	const taken = Array.from({ length: ROUNDS }, () => {
		const start = performance.now();
		work();
		return performance.now() - start;
	});
	// The fastest: other programs can only slow it down.
	return Math.min(...taken) / REFERENCE_MS;
}

function work(): void {
	const rows = Array.from({ length: ROWS }, (_, at) => ({ id: (at * 7919) % ROWS, name: `row ${at % 97}` }));
	rows.sort((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
	JSON.parse(gunzipSync(gzipSync(JSON.stringify(rows))).toString());
}

/** What a slower machine means for the values. */
export const machineText = (slowness: number): string =>
	`The same work on one core takes ${slowness.toFixed(2)} times as long as on the machine of docs/benchmarks.md. Read times so many times longer, and rates so many times lower; summaries allow for it. Bytes, requests, D1 calls, rows and operations are the same on any machine. Shares of hello are lower where others use its processors too, or the client was the limit (busy more than 90 % of its time): compare them with those of an earlier commit in the same hour.`;
