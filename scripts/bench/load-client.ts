import { performance } from "node:perf_hooks";
import autocannon from "autocannon";

const CONNECTIONS = 10;
/** The encodings that a visitor's browser accepts. */
const HEADERS = { "Accept-Encoding": "gzip, deflate, br, zstd" };

export type Turn = {
	perSecond: number;
	milliseconds: number[] /** How busy this process was, 0 to 1. */;
	busy: number;
};

/** Requests one address repeatedly for some seconds, after a first request that isn't counted. */
export async function askAgain(url: string, seconds: number): Promise<Turn> {
	await (await fetch(url)).arrayBuffer();
	return turn({ url, duration: seconds });
}

/** Requests every address once. */
export function askOnce(origin: string, paths: readonly string[]): Promise<Turn> {
	const share = Math.ceil(paths.length / CONNECTIONS);
	let taken = 0;
	return turn({
		url: origin,
		amount: paths.length,
		setupClient: (client) => {
			client.setRequests(paths.slice(taken, taken + share).map((path) => ({ path })));
			taken += share;
		},
	});
}

async function turn(options: autocannon.Options): Promise<Turn> {
	const milliseconds: number[] = [];
	const before = performance.eventLoopUtilization();
	const start = performance.now();
	let end = start;
	const result = await run({ ...options, headers: HEADERS, connections: CONNECTIONS, sampleInt: 100 }, (time) => {
		milliseconds.push(time);
		end = performance.now();
	});
	// Measuring failed answers would be useless.
	const wrong = result.non2xx + result.errors + result.timeouts;
	if (wrong > 0 || milliseconds.length === 0) throw new Error(`${wrong} requests to ${options.url} failed.`);
	return {
		perSecond: (milliseconds.length * 1000) / (end - start),
		milliseconds,
		busy: performance.eventLoopUtilization(before).utilization,
	};
}

/** Answers take far less than a millisecond, which autocannon's own summary rounds away. */
function run(options: autocannon.Options, answered: (milliseconds: number) => void): Promise<autocannon.Result> {
	return new Promise((resolve, reject) => {
		const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
		instance.on("response", (_client, _status, _bytes, milliseconds) => answered(milliseconds));
	});
}
