import { expect, test } from "vitest";
import { isStorageFault } from "#worker/http/storage-fault.rules.ts";

test.each([
	"D1_ERROR: D1 DB is overloaded. Too many requests queued.",
	"D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
	"D1_ERROR: D1 DB exceeded its CPU time limit and was reset.",
	"D1_ERROR: D1 DB's isolate exceeded its memory limit and was reset.",
	"D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.",
	"D1_ERROR: Internal error in D1 DB storage caused object to be reset.",
	"D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.",
	"D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.",
	"D1_ERROR: D1 DB reset because its code was updated.",
	"D1_ERROR: Network connection lost.",
	"put: We encountered an internal error. Please try again. (10001)",
	"get: Service is unavailable. Please reduce the rate of your requests. (10043)",
	"put: Reduce your concurrent request rate for the same object. (10058)",
	"get: Unspecified error (0)",
])("%s may go through later, however deep it lies", (message) => {
	expect(isStorageFault(new Error("Failed query", { cause: new Error(message) }))).toBe(true);
});

test.each([
	"D1_ERROR: UNIQUE constraint failed: users.username_key: SQLITE_CONSTRAINT",
	"D1_ERROR: no such column: nothing at offset 7: SQLITE_ERROR",
	"put: Your metadata headers exceed the maximum allowed metadata size. (10012)",
	"Cannot read properties of undefined",
])("%s is our own mistake", (message) => {
	expect(isStorageFault(new Error(message))).toBe(false);
});
