/** What Cloudflare's documents state for paid accounts, as read on 2026-11-22 at developers.cloudflare.com. */

/** r2/platform/limits and r2/api/error-codes. */
export const R2_LIMITS = {
	msBetweenWritesOfAKey: 1000,
	tooManyWrites: "put: Reduce your concurrent request rate for the same object. (10058)",
};

/** d1/platform/limits. Each applies to every statement of a batch, the duration to the batch as a whole. */
export const D1_LIMITS = {
	callsAnInvocation: 1000,
	msACall: 30_000,
	boundValues: 100,
	statementBytes: 100_000,
	/** A text, a blob or a row. */
	valueBytes: 2_000_000,
	/** "Maximum query result size", as read on 2026-11-28. The bench takes a batch's results for one. */
	resultBytes: 50_000_000,
};

/**
 * workers/platform/limits. A connection beyond these waits until another one has ended. `cpuMs`: the most that
 * wrangler.toml can ask for; without that it is 30 s. The bench doesn't count it.
 */
export const INVOCATION_LIMITS = { subrequests: 10_000, connections: 6, cpuMs: 300_000 };

/**
 * workflows/reference/limits, of 2026-06-15. It counts as many subrequests "per Workflow instance" as there are for an
 * invocation; D1 states its calls for "a Worker invocation" only. The bench takes an instance, with all its steps and
 * their attempts, for one.
 */
export const WORKFLOW_LIMITS = { idCharacters: 100, id: /^[a-zA-Z0-9_][a-zA-Z0-9-_]*$/ };

/**
 * workers/cache and cache/how-to/purge-cache: purges have the free plan's numbers whatever the account pays. Without
 * Cache-Control, an answer is kept by its status.
 */
export const CACHE_LIMITS: {
	purges: { aMinute: number; bucket: number; operations: number };
	silentSeconds: Readonly<Record<number, number>>;
} = {
	purges: { aMinute: 5, bucket: 25, operations: 100 },
	silentSeconds: {
		...{ 200: 7200, 203: 7200, 204: 7200, 300: 1200, 301: 1200 },
		...{ 404: 180, 405: 60, 410: 180, 414: 60, 501: 60 },
	},
};

/** The message for both numbers of calls: workers/observability/errors. */
export const TOO_MANY_CALLS = "Too many API requests by single Worker invocation.";

/** d1/observability/debug-d1, "List of D1_ERRORs": all but our own mistakes. */
export const D1_ERRORS = [
	"D1 DB reset because its code was updated.",
	"Internal error while starting up D1 DB storage caused object to be reset.",
	"Network connection lost.",
	"Internal error in D1 DB storage caused object to be reset.",
	"Cannot resolve D1 DB due to transient issue on remote node.",
	"Can't read from request stream because client disconnected.",
	"D1 DB storage operation exceeded timeout which caused object to be reset.",
	"D1 DB is overloaded. Requests queued for too long.",
	"D1 DB is overloaded. Too many requests queued.",
	"D1 DB's isolate exceeded its memory limit and was reset.",
	"D1 DB exceeded its CPU time limit and was reset.",
];

/** r2/api/error-codes, "Service errors" (the code ends the message), and workers/observability/errors, "Runtime errors". */
export const R2_ERRORS = [
	"We encountered an internal error. Please try again. (10001)",
	"Service is temporarily unavailable. (10043)",
	"Client disconnected before request completed. (10054)",
	"Reduce your concurrent request rate for the same object. (10058)",
	"Network connection lost.",
	"daemonDown",
];
