import { desc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ask, db } from "#tests/support/world.ts";
import { app } from "#worker/app.ts";
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from "#worker/audit/audit.rules.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { CALLS, SECOND_PATHS } from "../call-table.ts";
import { repeatableRequest } from "./repeatable-world.ts";
import { RECORDED, UNRECORDED } from "./write-table.ts";

/** Tested separately: they need a password, a mail or two people. */
const ELSEWHERE = ["POST /admin/api/user/change-password", "POST /api/user/reset-password"];

test("every call that may change something is recorded, or says why not", () => {
	const writes = Object.keys(CALLS).filter((name) => !name.startsWith("GET "));
	const known = [RECORDED, UNRECORDED, SECOND_PATHS].flatMap((table) => Object.keys(table)).concat(ELSEWHERE);
	expect(writes.filter((name) => !known.includes(name))).toEqual([]);
	expect(known.filter((name) => !writes.includes(name))).toEqual([]);
});

test("a second path has the handlers of the first", () => {
	const handlersOf = (name: string) =>
		app.routes.filter(({ method, path }) => `${method} ${path}` === name).map(({ handler }) => handler);
	for (const [second, first] of Object.entries(SECOND_PATHS)) {
		expect(handlersOf(second).length).toBeGreaterThan(1);
		expect(handlersOf(second)).toEqual(handlersOf(first));
	}
});

describe.each(Object.entries(RECORDED))("%s", (_, { write, entry }) => {
	test("leaves an entry that says who did what to which thing", async () => {
		const { begin, request } = await repeatableRequest(write);
		await begin();
		const before = await db.$count(auditEntriesTable);
		const reply = await ask(request());
		expect([reply.status, reply.text]).toEqual([expect.toSatisfy((status: number) => status < 300), reply.text]);
		const [latest] = await db.select().from(auditEntriesTable).orderBy(desc(auditEntriesTable.id)).limit(1);
		expect(await db.$count(auditEntriesTable)).toBeGreaterThan(before);
		expect(latest).toMatchObject(entry);
		// The screen has texts for these.
		expect(AUDIT_ACTIONS).toContain(latest?.action);
		expect(AUDIT_ENTITIES).toContain(latest?.entity);
		expect(latest?.userName).not.toBe("");
		if (!entry.entityId) expect(latest?.entityId).toMatch(/^[1-9]\d*$/);
		expect(latest?.title).not.toBe("");
	});
});
