import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { datedBucket } from "#tests/support/dated-bucket.ts";
import { givenOrder, givenParties } from "#tests/support/orders.ts";
import { db } from "#tests/support/world.ts";
import { orderFilesTable, ordersTable } from "#worker/db/schema/order.table.ts";
import { DAY_MS } from "#worker/db/times.rules.ts";
import { COPIED } from "#worker/jobs/backup.rules.ts";
import { cleanUpOrderFiles } from "#worker/jobs/clean-up-order-files.usecases.ts";

async function givenFiles(bucket: R2Bucket, count = 1) {
	const parties = await givenParties();
	const order = await givenOrder(parties, { status: "accepted" });
	const keys = Array.from({ length: count }, (_, at) => `orders/${order.id}/${at}.pdf`);
	const file = {
		orderId: order.id,
		name: "a.pdf",
		type: "application/pdf",
		bytes: 1,
		userId: parties.shop.id,
		createdAt: 1,
	};
	const rows = keys.map((key) => ({ ...file, key }));
	await db.insert(orderFilesTable).values(rows);
	for (const key of keys) {
		await bucket.put(key, "x");
		await env.BACKUP.put(`${COPIED}${key}`, "x");
	}
	return { order, keys, rows };
}

const objects = async (prefix = "orders/") => (await env.MEDIA.list({ prefix })).objects.map(({ key }) => key);
const copies = async () =>
	(await env.BACKUP.list({ prefix: COPIED })).objects.map(({ key }) => key.slice(COPIED.length));
const remove = (id: number) => db.delete(ordersTable).where(eq(ordersTable.id, id));

function givenNights() {
	const clock = { now: Date.now() };
	const bucket = datedBucket(env.MEDIA, clock);
	const nights = async (count: number, limits?: { pages: number; writes: number; pageSize: number }) => {
		for (let night = 0; night < count; night++) {
			clock.now += DAY_MS;
			await cleanUpOrderFiles(db, { MEDIA: bucket, BACKUP: env.BACKUP }, clock.now, limits);
		}
	};
	return { bucket, nights };
}

test("files of a removed order go, also from the backup, when no database that may be restored has it; those of others stay", async () => {
	const { bucket, nights } = givenNights();
	const remaining = await givenFiles(bucket);
	const gone = await givenFiles(bucket, 2);
	await nights(60);
	await remove(gone.order.id);
	await nights(40);
	expect([await objects(), await copies()]).toEqual(Array(2).fill([...remaining.keys, ...gone.keys].sort()));
	await nights(3);
	expect([await objects(), await copies()]).toEqual([remaining.keys, remaining.keys]);
	expect(await objects("unused/")).toEqual([]);
});

test("an order that a restore brings back keeps its files, and counts anew when it is removed again", async () => {
	const { bucket, nights } = givenNights();
	const { order, keys, rows } = await givenFiles(bucket);
	await remove(order.id);
	await nights(30);
	await db.insert(ordersTable).values(order);
	await db.insert(orderFilesTable).values(rows);
	await nights(30);
	expect([await objects(), await objects("unused/")]).toEqual([keys, []]);
	await remove(order.id);
	await nights(40);
	expect(await objects()).toEqual(keys);
	await nights(3);
	expect(await objects()).toEqual([]);
});

test("a file that was stored without its row goes, too, unless it is uploaded again meanwhile", async () => {
	const { bucket, nights } = givenNights();
	const { keys } = await givenFiles(bucket);
	await bucket.put("orders/7/lost.pdf", "x");
	await nights(39);
	await bucket.put("orders/7/lost.pdf", "x");
	await nights(10);
	expect(await objects()).toEqual([...keys, "orders/7/lost.pdf"].sort());
	await nights(40);
	expect(await objects()).toEqual(keys);
});

test("a night does as much as it has calls for, the next one goes on, and one that is cut off is repeated", async () => {
	const { bucket, nights } = givenNights();
	const remaining = await givenFiles(bucket, 4);
	const gone = await givenFiles(bucket, 7);
	await remove(gone.order.id);
	const few = { pages: 2, writes: 3, pageSize: 2 };
	await nights(20, few);
	expect(await objects("unused/")).toHaveLength(7);
	const failing = new Proxy(bucket, {
		get: (target, name) =>
			name === "head" ? () => Promise.reject(new Error("head: internal error")) : Reflect.get(target, name),
	});
	await nights(25, few);
	await expect(cleanUpOrderFiles(db, { MEDIA: failing }, Date.now() + 100 * DAY_MS)).rejects.toThrow("internal error");
	await nights(40, few);
	expect([await objects(), await objects("unused/")]).toEqual([remaining.keys, []]);
});
