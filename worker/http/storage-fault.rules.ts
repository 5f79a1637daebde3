/** What D1 and R2 say when they can't serve now (platform documentation); our own mistakes say other things. */
const FAULTS = [
	"network connection lost",
	"d1 db is overloaded",
	"caused object to be reset",
	"storage operation exceeded timeout",
	"internal error while starting up",
	"cannot resolve d1 db due to transient issue",
	"d1 db storage operation exceeded timeout",
	"reset because its code was updated",
	"we encountered an internal error. please try again",
];

/** True where the storage failed and the same call may go through later. Drizzle wraps errors, so causes are walked. */
export function isStorageFault(error: unknown): boolean {
	for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
		const text = cause.message.toLowerCase();
		if (FAULTS.some((fault) => text.includes(fault))) return true;
	}
	return false;
}
