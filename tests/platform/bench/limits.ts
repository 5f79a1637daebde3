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
};

/** workers/platform/limits. A connection beyond these waits until another one has ended. */
export const INVOCATION_LIMITS = { subrequests: 10_000, connections: 6 };

/** The message for both numbers of calls: workers/observability/errors. */
export const TOO_MANY_CALLS = "Too many API requests by single Worker invocation.";
