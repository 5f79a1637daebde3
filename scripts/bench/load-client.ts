import { performance } from "node:perf_hooks";
import { type Connection, connect } from "./connection.ts";

const CONNECTIONS = 10;

export type Turn = {
	perSecond: number;
	milliseconds: number[];
	/** How busy this process was, 0 to 1. */
	busy: number;
};

/** Requests one address repeatedly for some seconds. Every answer has to be the same as the first one, byte by byte. */
export async function askAgain(url: string, seconds: number): Promise<Turn> {
	const { host, pathname, search } = new URL(url);
	const path = pathname + search;
	return turn(host, async (connections) => {
		// The first answer may be made, and the second be packed: neither is counted.
		for (let at = 0; at < 2; at++) await connections[0]?.ask(path);
		const answer = await connections[0]?.ask(path);
		const end = performance.now() + seconds * 1000;
		return connections.map((connection) => connection.repeat(path, answer ?? Buffer.alloc(0), end));
	});
}

/** Requests every address once. */
export function askOnce(origin: string, paths: readonly string[]): Promise<Turn> {
	const left = [...paths].reverse();
	const askAll = async ({ ask }: Connection) => {
		const milliseconds: number[] = [];
		for (let path = left.pop(); path !== undefined; path = left.pop()) {
			const start = performance.now();
			await ask(path);
			milliseconds.push(performance.now() - start);
		}
		return milliseconds;
	};
	return turn(new URL(origin).host, async (connections) => connections.map(askAll));
}

/** `work` begins on each connection and returns the durations of its requests, once what isn't counted is done. */
async function turn(
	host: string,
	work: (connections: readonly Connection[]) => Promise<Promise<number[]>[]>,
): Promise<Turn> {
	const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(host)));
	try {
		const begun = await work(connections);
		const [before, start] = [performance.eventLoopUtilization(), performance.now()];
		const milliseconds = (await Promise.all(begun)).flat();
		const seconds = (performance.now() - start) / 1000;
		if (milliseconds.length === 0) throw new Error(`${host} gave no answer.`);
		const busy = performance.eventLoopUtilization(before).utilization;
		return { perSecond: milliseconds.length / seconds, milliseconds, busy };
	} finally {
		for (const { close } of connections) close();
	}
}
