/** What became of all requests of one kind. */
type Entry = { count: number; statuses: Map<number, number>; milliseconds: number[] };

export type Ledger = ReturnType<typeof createLedger>;

/** A request of the soak. `expected`: statuses that are right beside 2xx. */
export type Request = {
	kind: string;
	path: string;
	method?: "GET" | "POST";
	/** A form, or what becomes JSON. */
	body?: unknown;
	token?: string | undefined;
	headers?: Record<string, string>;
	expected?: readonly number[];
};

export type Answer = { status: number; headers: Headers; text: string };

const PROBLEMS_MAX = 50;

/** Sends requests and keeps account of them: how many, how they ended, how long they took. */
export function createLedger(origin: string) {
	const entries = new Map<string, Entry>();
	const problems: string[] = [];
	return { send, problem, entries, problems };

	async function send(request: Request): Promise<Answer> {
		const { kind, path, expected = [] } = request;
		const start = performance.now();
		const response = await fetch(origin + path, initOf(request)).catch((error: unknown) => String(error));
		if (typeof response === "string") {
			record(kind, 0, performance.now() - start);
			problem(`${kind}: ${path} was not answered: ${response}`);
			return { status: 0, headers: new Headers(), text: "" };
		}
		// Read whole: an answer that breaks off is no answer.
		const text = await response.text();
		record(kind, response.status, performance.now() - start);
		if (!response.ok && !expected.includes(response.status))
			problem(`${kind}: ${path} answered ${response.status}: ${text.slice(0, 200)}`);
		return { status: response.status, headers: response.headers, text };
	}

	function record(kind: string, status: number, milliseconds: number): void {
		const entry = entries.get(kind) ?? { count: 0, statuses: new Map<number, number>(), milliseconds: [] };
		entries.set(kind, entry);
		entry.count += 1;
		entry.statuses.set(status, (entry.statuses.get(status) ?? 0) + 1);
		entry.milliseconds.push(milliseconds);
	}

	function problem(text: string): void {
		if (problems.length < PROBLEMS_MAX) problems.push(`${new Date().toISOString()} ${text}`);
	}
}

function initOf({ method = "GET", body, token, headers = {} }: Request): RequestInit {
	return {
		method,
		redirect: "manual",
		headers: {
			...headers,
			...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
			...(token !== undefined && { authorization: `Bearer ${token}` }),
		},
		...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
	};
}
