const LOCK = "catalogue-import";

/**
 * Runs an import unless this browser runs one; false then. If that can't be checked (no secure context, or Firefox without
 * cookies), the server still prevents conflicts.
 */
export async function withImportLock(work: () => Promise<void>): Promise<boolean> {
	if (!("locks" in navigator)) {
		await work();
		return true;
	}
	let isRequested = false;
	try {
		return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
			isRequested = true;
			if (lock) await work();
			return lock !== null;
		});
	} catch (error) {
		if (isRequested) throw error;
		await work();
		return true;
	}
}
