import { afterEach, expect, test, vi } from "vitest";
import { withImportLock } from "../../../dashboard/src/features/catalogue/import/import-lock.ts";

/** Firefox refuses both while cookies are blocked. */
const refused = () => new DOMException("The operation is insecure.", "SecurityError");
const locks = (request: (...of: never[]) => unknown) => vi.stubGlobal("navigator", { locks: { request } });

afterEach(() => vi.unstubAllGlobals());

test("where channels between tabs are blocked, pages open and other tabs aren't told of a removed configuration", async () => {
	vi.stubGlobal(
		"BroadcastChannel",
		class {
			constructor() {
				throw refused();
			}
		},
	);
	const { announceRemoved, onRemovedElsewhere } = await import(
		"../../../dashboard/src/features/finders/selected/removed-finders.ts"
	);
	const stop = onRemovedElsewhere(1, () => expect.unreachable());
	announceRemoved(1);
	stop();
});

test("where locks are blocked, an import runs without one", async () => {
	locks(() => Promise.reject(refused()));
	const work = vi.fn(async () => {});
	expect(await withImportLock(work)).toBe(true);
	expect(work).toHaveBeenCalledOnce();
});

test("an import that fails under its lock isn't run again, and a second one isn't begun", async () => {
	locks((_: string, __: object, run: (lock: object | null) => Promise<unknown>) => run({}));
	const work = vi.fn(() => Promise.reject(new Error("failed")));
	await expect(withImportLock(work)).rejects.toThrow("failed");
	expect(work).toHaveBeenCalledOnce();
	locks((_: string, __: object, run: (lock: object | null) => Promise<unknown>) => run(null));
	expect(await withImportLock(work)).toBe(false);
});
