import { expect, test } from "vitest";
import { call, db, givenFinder, givenUser } from "#tests/support/world.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { carRequestsTable } from "#worker/db/schema/car-request.table.ts";
import { searchText } from "#worker/db/search-text.rules.ts";
import { accepted, askFor, givenMails, givenShop, press, rows, tokenOf } from "./asking.ts";

let serial = 0;
const given = (finderId: number, car: string, parts: Partial<typeof carRequestsTable.$inferInsert> = {}) =>
	db.insert(carRequestsTable).values({
		...{ finderId, car, carKey: `text ${searchText(car)}`, searched: searchText(car), locale: "en", page: "" },
		...{ email: `v${++serial}@visitor.example`, emailKey: `v${serial}@visitor.example`, confirmTokenHash: `${serial}` },
		...{ createdAt: serial, mailedAt: 1, expiresAt: Date.now() * 2, ...parts },
	});
const list = async (token: string, finderId: number, body: object = {}) =>
	(await call(`/admin/api/config/${finderId}/car-requests`, { token, body })).body;

test("a shop's cars are ranked by who has confirmed, then who has asked, and say nothing of anybody", async () => {
	const { token, finder } = await givenShop();
	for (const state of ["asked", "asked", "asked"] as const) await given(finder.id, "Simca", { state });
	for (const state of ["confirmed", "told"] as const) await given(finder.id, "Lada Niva", { state });
	await given(finder.id, "Trabant", { state: "told" });
	await given(finder.id, "Wartburg", { state: "found" });
	await given(finder.id, "Expired", { expiresAt: 1 });
	const answer = await list(token, finder.id);
	expect(answer.totalItemCount).toBe(4);
	expect(answer.data).toMatchObject([
		{ car: "Lada Niva", asked: 2, confirmed: 2, state: "waiting", finders: 1 },
		{ car: "Wartburg", asked: 1, confirmed: 1, state: "waiting" },
		{ car: "Trabant", asked: 1, confirmed: 1, state: "told" },
		{ car: "Simca", asked: 3, confirmed: 0, state: "unconfirmed" },
	]);
	expect(JSON.stringify(answer)).not.toContain("visitor.example");
	expect((await list(token, finder.id, { search: "láda" })).data).toHaveLength(1);
	const second = await list(token, finder.id, { page: 2, pageSize: 1, sortField: "car", sortOrder: "asc" });
	expect([second.data[0].car, second.totalItemCount]).toEqual(["Simca", 4]);
});

test("an address that a visitor types as the car is shown to nobody", async () => {
	const { token, finder } = await givenShop();
	const { bindings } = givenMails();
	await accepted(askFor(finder.uuid, { car: "Lada, write me@visitor.example", email: "a@b.example" }, { bindings }));
	expect((await list(token, finder.id)).data[0].car).toBe("Lada, write …");
});

test("administrators see the cars of all shops together", async () => {
	const [one, other] = [await givenShop(), await givenShop()];
	const admin = await givenUser("ROLE_ADMIN");
	for (const { finder } of [one, other, one]) await given(finder.id, "Lada Niva", { state: "confirmed" });
	const { body } = await call("/admin/api/car-request/list", { token: admin.token, body: { search: "lada niva" } });
	expect(body).toMatchObject({ data: [{ car: "Lada Niva", asked: 3, confirmed: 3, finders: 2 }], totalItemCount: 1 });
});

test.each(["한".repeat(120), "ß".repeat(120), `x@y ${"m@y ".repeat(29)}`])(
	"the longest text can be deleted by its key: %s",
	async (car) => {
		const { token, finder } = await givenShop();
		await accepted(askFor(finder.uuid, { car, email: "a@b.example" }));
		const key = (await list(token, finder.id)).data[0].key;
		const path = `/admin/api/config/${finder.id}/car-requests/remove`;
		expect((await call(path, { token, body: { key } })).status).toBe(200);
		expect(await rows()).toEqual([]);
	},
);

test("a shop deletes a car's requests with their addresses; nobody is mailed, and the log has no address", async () => {
	const { token, finder } = await givenShop();
	const other = await givenFinder(token, { carRequests: true });
	const { mails, bindings, bring } = givenMails();
	const email = "mina@visitor.example";
	await askFor(finder.uuid, { car: "Lada", email }, { bindings });
	await askFor(other.uuid, { car: "Lada", email }, { bindings });
	const path = `/admin/api/config/${finder.id}/car-requests/remove`;
	const remove = () => call(path, { token, body: { key: "text lada" }, headers: { "idempotency-key": "once" } });
	expect([await remove(), await remove()].map(({ status, body }) => [status, body])).toEqual(
		Array(2).fill([200, { removed: true }]),
	);
	expect((await call(path, { token, body: { key: "text lada" } })).status).toBe(404);
	await bring();
	expect([(await rows()).map(({ finderId }) => finderId), mails.length]).toEqual([[other.id], 1]);
	expect((await press("confirm", tokenOf(mails[0]))).status).toBe(200);
	const entries = JSON.stringify(await db.select().from(auditEntriesTable));
	expect(entries).toContain("car_request");
	expect(entries).not.toContain("visitor.example");
});
