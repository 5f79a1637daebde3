import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lost } from "#tests/support/losing-database.ts";
import { enter, givenOrder, givenParties, givenTrade } from "#tests/support/orders.ts";
import { ask, call, db } from "#tests/support/world.ts";
import { inventoriesTable, inventoryMovementsTable, reservationsTable } from "#worker/db/schema/inventory.table.ts";
import { orderFilesTable, ordersTable } from "#worker/db/schema/order.table.ts";
import { webhooksTable } from "#worker/db/schema/webhook.table.ts";
import { MOVES, ORDER_ACTIONS, type OrderAction, reserves } from "#worker/orders/order.rules.ts";
import { dump } from "../audit/recorded-batches.ts";

let deliveries: string[] = [];

/** The receiver of webhooks is somebody else's server. */
beforeEach(() => {
	deliveries = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
		deliveries.push(String(init?.body));
		return new Response("ok");
	});
});
afterEach(() => {
	vi.restoreAllMocks();
});

const PATHS: Record<OrderAction, [path: string, body: object]> = {
	...{ release: ["release", {}], hold: ["hold", {}], remove: ["remove", {}], accept: ["accept", {}] },
	...{ accept_download: ["accept", { download: true }], download: ["download", {}], confirm: ["confirm", {}] },
	...{ notavail: ["notavail", { reason: "Sold out" }], reorder: ["reorder", {}] },
};
const move = (token: string, id: number, action: OrderAction, version: number) =>
	call(`/admin/api/order/${id}/${PATHS[action][0]}`, { token, body: { version, ...PATHS[action][1] } });

async function givenWebhooks(parties: { mandantId: number; supplierId: number }) {
	const hook = {
		url: "https://example.com/",
		secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
		events: ["order.changed", "order.removed"] as const,
	};
	for (const companyId of [parties.mandantId, parties.supplierId])
		await db.insert(webhooksTable).values({ ...hook, events: [...hook.events], companyId, createdAt: 1, updatedAt: 1 });
}

/** An order of two AERO-26 and two AERO-18, its parts tracked, and reserved if it holds them. */
async function givenStocked(action: OrderAction) {
	const parties = await givenParties();
	await givenWebhooks(parties);
	const status = MOVES[action].from[0]!;
	const order = await givenOrder(parties, { status }, true);
	const reserved = reserves(status) ? 2 : 0;
	const { supplierId: companyId } = parties;
	for (const partKey of ["AERO-26", "AERO-18"]) {
		await db
			.insert(inventoriesTable)
			.values({ companyId, partKey, onHand: 3, reserved, lowAt: 5, lowTold: reserved > 0, updatedAt: 1 });
		if (reserved > 0)
			await db.insert(reservationsTable).values({ orderId: order.id, companyId, partKey, quantity: 2, writer: "w" });
	}
	const { token } = MOVES[action].side === "mandant" ? parties.shop : parties.shipper;
	return { id: order.id, token };
}

const batch = env.DB.batch.bind(env.DB);
const BROKEN = "SELECT json('{')";

/** Ends the batch that moves orders after so many of its statements; tells how many it has. */
function breakingAfter(count: number) {
	const session = vi.spyOn(env.DB, "withSession").mockReturnValue(Object.create(env.DB));
	const batches = vi.spyOn(env.DB, "batch");
	const end = () => {
		session.mockRestore();
		batches.mockRestore();
	};
	const seen = { statements: 0, end };
	batches.mockImplementation((statements) => {
		if (!statements.some((one) => /insert into "audit_entries"/i.test(String(Reflect.get(one, "statement")))))
			return batch(statements);
		seen.statements = statements.length;
		if (count > statements.length) return batch(statements);
		return batch([...statements.slice(0, count), env.DB.prepare(BROKEN), ...statements.slice(count)]).catch(lost);
	});
	return seen;
}

test.each(ORDER_ACTIONS)(
	"%s that breaks at any of its statements changes nothing, and can be made then",
	async (action) => {
		const { id, token } = await givenStocked(action);
		const before = await dump();
		let count = 0;
		for (;;) {
			const seen = breakingAfter(count);
			const { status } = await move(token, id, action, 1);
			seen.end();
			if (count > seen.statements) {
				expect(status).toBe(200);
				break;
			}
			expect([count, status, (await dump()) === before]).toEqual([count, 503, true]);
			count++;
		}
		expect(count).toBeGreaterThan(4);
	},
);

test("many that break at any statement change nothing of their batch, and can be moved then", async () => {
	const parties = await givenParties();
	await givenWebhooks(parties);
	const orders = [await givenOrder(parties), await givenOrder(parties), await givenOrder(parties)];
	const accept = () =>
		call("/admin/api/order/accept", {
			token: parties.shipper.token,
			body: { orders: orders.map(({ id }) => ({ id, version: 1 })) },
		});
	const before = await dump();
	for (let count = 0; ; count++) {
		const seen = breakingAfter(count);
		const reply = await accept();
		seen.end();
		if (count > seen.statements) {
			expect(reply.body.moved).toHaveLength(3);
			break;
		}
		expect([count, reply.status, (await dump()) === before]).toEqual([count, 503, true]);
	}
	expect((await accept()).body.moved).toEqual([]);
	for (const { id, orderNumber } of orders)
		expect(
			deliveries.filter((text) =>
				text.includes(`"order":${id},"orderNumber":"${orderNumber}","status":"accepted","previousStatus":"open"`),
			),
		).toHaveLength(2);
});

test("files, confirming and 'not available', twenty at once: one ending, and the stock adds up", async () => {
	const trade = await givenTrade();
	const { shop, shipper, finder, setSku, supplierId: companyId } = trade;
	const tracked = [`${setSku.slice(0, -6)}-26`, `${setSku.slice(0, -6)}-18`];
	for (const partKey of tracked)
		await db.insert(inventoriesTable).values({ companyId, partKey, onHand: 90, updatedAt: 1 });
	let shipped = 0;
	for (let round = 0; round < 5; round++) {
		const { body } = await enter(shop.token, {
			finder: finder.id,
			orderNumber: `R-${round}`,
			items: [{ sku: setSku, quantity: 1 }],
		});
		const path = `/admin/api/order/${body.id}/files`;
		const file = (at: number) => {
			const form = new FormData();
			form.set("file", new File([`order;number\n${round};${at}\n`], "a.csv"));
			const headers = { authorization: `Bearer ${shipper.token}` };
			return ask(new Request(`https://finder.test${path}`, { method: "POST", headers, body: form }));
		};
		await move(shipper.token, body.id, "accept", 1);
		if (round % 2) await file(0);
		const replies = await Promise.all(
			Array.from({ length: 20 }, (_, at) =>
				at % 2 ? file(at) : move(shipper.token, body.id, at % 4 ? "confirm" : "notavail", 2),
			),
		);
		expect(replies.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
		const [row] = await db.select().from(ordersTable).where(eq(ordersTable.id, body.id));
		expect([row?.version, row?.status === "confirmed" || row?.status === "notavail"]).toEqual([3, true]);
		const stored = replies.filter(({ status }) => status === 201).length + (round % 2);
		expect(await db.$count(orderFilesTable, eq(orderFilesTable.orderId, body.id))).toBe(stored);
		if (row?.status === "confirmed") shipped++;
	}
	expect(await db.$count(reservationsTable)).toBe(0);
	for (const partKey of tracked) {
		const [stock] = await db.select().from(inventoriesTable).where(eq(inventoriesTable.partKey, partKey));
		expect([stock?.onHand, stock?.reserved]).toEqual([90 - shipped, 0]);
		expect(await db.$count(inventoryMovementsTable, eq(inventoryMovementsTable.partKey, partKey))).toBe(10);
	}
});
