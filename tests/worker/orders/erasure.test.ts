import { env } from "cloudflare:workers";
import { eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { DELIVER_TO, givenOrder, givenParties, uploadFile } from "#tests/support/orders.ts";
import { recorded, scans } from "#tests/support/query-plans.ts";
import { db, get, givenUser } from "#tests/support/world.ts";
import { openDatabase } from "#worker/db/database.ts";
import { orderFilesTable, ordersTable } from "#worker/db/schema/order.table.ts";
import { DAY_MS } from "#worker/db/times.rules.ts";
import { cleanUp } from "#worker/jobs/clean-up.usecases.ts";
import { eraseAddresses } from "#worker/orders/order-erasure.repository.ts";

const NOW = Date.parse("2026-11-22T03:00:00Z");
const addressOf = async (id: number) =>
	(await db.select().from(ordersTable).where(eq(ordersTable.id, id)))[0]?.deliverTo;

test("an address, its order's note, reason and files are erased 90 days after the order ended, those of an order under way are kept", async () => {
	const parties = await givenParties();
	const words = { note: "For Żółw, second floor", reason: "Żółw has called" };
	const ended = (days: number, status: "confirmed" | "notavail", deliverTo: typeof DELIVER_TO | null = DELIVER_TO) =>
		givenOrder(parties, { ...words, status, deliverTo, endedAt: NOW - days * DAY_MS }, true);
	const old = [await ended(90, "confirmed"), await ended(400, "notavail")];
	const recent = await ended(89, "confirmed");
	const ownAddress = await ended(400, "confirmed", null);
	const underWay = await givenOrder(parties, { ...words, deliverTo: DELIVER_TO, createdAt: 1 }, true);
	const announced = (await get(`/admin/api/order/${recent.id}`, { token: parties.shop.token })).body;
	expect([announced.erasedAt, announced.erasesAt]).toEqual([null, "2026-11-23T03:00:00.000Z"]);
	await cleanUp(env, NOW);
	for (const { id } of old) {
		const { body } = await get(`/admin/api/order/${id}`, { token: parties.shipper.token });
		expect([body.deliverTo, body.erasedAt, body.erasesAt]).toEqual([null, "2026-11-22T03:00:00.000Z", null]);
		const reply = await uploadFile(parties.shipper.token, id, "%PDF-1.7\n%%EOF\n");
		expect([body.files, body.mayUpload, reply.status]).toEqual([[], false, 409]);
	}
	const withFiles = (await db.select().from(orderFilesTable)).map(({ orderId }) => orderId);
	expect(withFiles).toEqual([recent.id, ownAddress.id, underWay.id]);
	const withNote = await db.select().from(ordersTable).where(ne(ordersTable.note, ""));
	expect(withNote.map(({ id, reason }) => [id, reason])).toEqual(
		[recent, ownAddress, underWay].map(({ id }) => [id, words.reason]),
	);
	expect([await addressOf(recent.id), await addressOf(underWay.id)]).toEqual([DELIVER_TO, DELIVER_TO]);
	expect(JSON.stringify(await db.select().from(ordersTable).where(eq(ordersTable.id, old[0]!.id)))).not.toContain(
		"Żółw",
	);
});

test("a confirmation file is served until its order's address is erased, then to nobody", async () => {
	const parties = await givenParties();
	const { id } = await givenOrder(parties, { status: "confirmed", deliverTo: DELIVER_TO, endedAt: NOW - 90 * DAY_MS });
	const file = await uploadFile(parties.shipper.token, id, "%PDF-1.7\nZoë Żółw\n%%EOF\n");
	expect(file.status).toBe(201);
	const { token: admin } = await givenUser("ROLE_ADMIN");
	const tokens = [parties.shop.token, parties.shipper.token, admin];
	const statuses = () =>
		Promise.all(
			tokens.map(async (token) => (await get(`/admin/api/order/${id}/files/${file.body.id}`, { token })).status),
		);
	expect(await statuses()).toEqual([200, 200, 200]);
	await eraseAddresses(db, NOW);
	expect(await statuses()).toEqual([404, 404, 404]);
});

test("more than a step of them are erased in one night, by index", async () => {
	const parties = await givenParties();
	const first = await givenOrder(parties, { status: "confirmed", deliverTo: DELIVER_TO, endedAt: 1 });
	const { id: _, orderNumber: __, ...row } = first;
	for (let at = 0; at < 1010; at += 2)
		await db.insert(ordersTable).values([0, 1].map((more) => ({ ...row, orderNumber: `E-${at + more}` })));
	const statements = new Set<string>();
	await eraseAddresses(openDatabase(recorded(statements).DB), NOW);
	expect(await db.$count(ordersTable, eq(ordersTable.erasedAt, NOW))).toBe(await db.$count(ordersTable));
	expect(await scans(statements)).toEqual([]);
});
