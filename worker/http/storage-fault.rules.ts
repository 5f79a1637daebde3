/**
 * D1's messages when it is unavailable (developers.cloudflare.com/d1/observability/debug-d1); our own errors have other
 * messages.
 */
const FAULTS = [
	"network connection lost",
	"d1 db is overloaded",
	"caused object to be reset",
	"internal error while starting up",
	"internal error in d1 db storage",
	"cannot resolve d1 db due to transient issue",
	"d1 db storage operation exceeded timeout",
	"exceeded its memory limit and was reset",
	"exceeded its cpu time limit and was reset",
	"reset because its code was updated",
	"can't read from request stream because client disconnected",
	"we encountered an internal error. please try again",
	// Of any binding: developers.cloudflare.com/workers/observability/errors, "Runtime errors".
	"daemondown",
];

/**
 * R2 ends its messages with a code (developers.cloudflare.com/r2/api/error-codes): an internal error, unavailable,
 * client disconnected, too many writes of one key, and errors without a code.
 */
const R2_CODES = /\((?:0|10001|10043|10054|10058)\)\s*$/;

/** True if the storage failed and the same call may succeed later. Drizzle wraps errors, so causes are checked too. */
export function isStorageFault(error: unknown): boolean {
	for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
		const text = cause.message.toLowerCase();
		if (FAULTS.some((fault) => text.includes(fault)) || R2_CODES.test(text)) return true;
	}
	return false;
}
