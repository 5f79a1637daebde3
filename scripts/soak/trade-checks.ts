import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Receiver } from "./receiver.ts";
import { PARTS, PIECES, type SoakWorld } from "./soak-world.ts";
import type { Traded } from "./trade.ts";
import type { SentCounts } from "./visitors.ts";
import type { Check } from "./wholeness.ts";

const HEARD_WITHIN_MS = 60_000;
/** What a finder stores in a day (`FINDER_MAILS_MAX`). */
const REQUESTS_MAX = 200;

/** Orders, stock and webhooks as they were confirmed, and the cars that visitors have asked for. */
export async function checkTrade(
	env: Env,
	{ finders, supplier }: SoakWorld,
	{ traded, sent, receiver }: { traded: Traded; sent: SentCounts; receiver: Receiver },
): Promise<Check[]> {
	const db = drizzle(env.DB);
	return [await checkOrders(), await checkStock(), await checkWebhook(), await checkRequests()];

	async function checkOrders(): Promise<Check> {
		const rows = await db.all<{ id: number; status: string }>(sql`SELECT id, status FROM orders`);
		const stored = new Map(rows.map(({ id, status }) => [id, status]));
		const faults = [...traded.orders].flatMap(([id, status]) =>
			(stored.get(id) ?? "removed") === status ? [] : [`Order ${id}: ${stored.get(id)}, not ${status}`],
		);
		return { name: "confirmed orders", count: traded.orders.size, faults };
	}

	async function checkStock(): Promise<Check> {
		const rows = await db.all<{ part: string; onHand: number; reserved: number }>(
			sql`SELECT part_key AS part, on_hand AS onHand, reserved FROM inventories WHERE company_id = ${supplier.companyId}`,
		);
		const faults = PARTS.flatMap((part) => {
			const { onHand, reserved } = rows.find((row) => row.part === part) ?? {};
			const expected = PIECES + (traded.came.get(part) ?? 0) - (traded.shipped.get(part) ?? 0);
			const held = traded.reserved.get(part) ?? 0;
			return onHand === expected && reserved === held
				? []
				: [`${part}: ${onHand} with ${reserved} reserved, not ${expected} with ${held}`];
		});
		return { name: "parts in stock", count: PARTS.length, faults };
	}

	async function checkWebhook(): Promise<Check> {
		const unheard = () => [...traded.orders.keys()].filter((id) => !receiver.heard.has(id));
		for (const end = Date.now() + HEARD_WITHIN_MS; unheard().length > 0 && Date.now() < end; ) await pause(1000);
		const faults = unheard().map((id) => `Order ${id} was not sent`);
		return { name: "orders that a webhook was sent", count: receiver.heard.size, faults };
	}

	async function checkRequests(): Promise<Check> {
		const check: Check = { name: "cars that visitors have asked for", count: 0, faults: [] };
		for (const { id, uuid } of finders) {
			const [row] = await db.all<{ stored: number }>(
				sql`SELECT count(*) AS stored FROM car_requests WHERE finder_id = ${id}`,
			);
			const expected = Math.min(sent.requests.get(uuid) ?? 0, REQUESTS_MAX);
			check.count += expected;
			if (row?.stored !== expected) check.faults.push(`Finder ${id}: ${row?.stored}, not ${expected}`);
		}
		return check;
	}
}
