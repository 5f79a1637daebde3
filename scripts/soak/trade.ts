import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { OrderStatus } from "#worker/orders/order.rules.ts";
import type { Ledger } from "./ledger.ts";
import { PARTS, type SoakFinder, type Supplier } from "./soak-world.ts";

const PAUSE_MS = 1500;
const DELIVERED = 5;

const orderSchema = z.looseObject({ id: z.int(), version: z.int(), status: z.string() });
type Order = z.infer<typeof orderSchema>;

/** What the server has confirmed: the orders' last status, and by part what came, was shipped and is reserved. */
export type Traded = {
	orders: Map<number, OrderStatus | "removed">;
	came: Map<string, number>;
	shipped: Map<string, number>;
	reserved: Map<string, number>;
};

export const newTraded = (): Traded => ({
	orders: new Map(),
	came: new Map(),
	shipped: new Map(),
	reserved: new Map(),
});

/** A shop that orders, and its supplier that ships, sends a paper, or has none: both sides of one order after another. */
export async function trade(
	{ send, problem }: Ledger,
	{ shop, supplier, traded }: { shop: SoakFinder; supplier: Supplier; traded: Traded },
	until: number,
): Promise<void> {
	for (let round = 0; Date.now() < until; round++) {
		const part = PARTS[round % PARTS.length] ?? "";
		await enterAndMove(round, part, 1 + (round % 3));
		if (round % 5 === 0) await receive(part);
		await post(supplier, "stock", "/admin/api/inventory/list", {});
		await post(shop, "orders", "/admin/api/order/list", { search: part });
		await pause(PAUSE_MS);
	}

	async function enterAndMove(round: number, sku: string, quantity: number): Promise<void> {
		const entered = await post(shop, "order", "/admin/api/order/save", { items: [{ sku, quantity }] });
		const order = orderOf(entered);
		if (!order) return;
		if (order.status !== "open") problem(`The order ${order.id} is ${order.status}.`);
		traded.orders.set(order.id, "open");
		add(traded.reserved, sku, quantity);
		const end = round % 4;
		if (end === 0) return;
		const isEnded = end === 1 ? await ship(order) : end === 2 ? await refuse(order) : await takeBack(order);
		if (!isEnded) return;
		add(traded.reserved, sku, -quantity);
		if (end === 1) add(traded.shipped, sku, quantity);
	}

	async function ship(order: Order): Promise<boolean> {
		const accepted = await move(supplier, order, "accept", { download: true });
		await post(supplier, "papers.csv", "/admin/api/order/documents.csv", { ids: [order.id] });
		await post(supplier, "papers.pdf", "/admin/api/order/documents.pdf", { ids: [order.id] });
		const body = new FormData();
		body.set("file", new File([`%PDF-1.7\n% ${order.id}\n%%EOF\n`], "confirmation.pdf"));
		await post(supplier, "order file", `/admin/api/order/${order.id}/files`, body);
		return accepted !== undefined && (await move(supplier, accepted, "confirm")) !== undefined;
	}

	async function refuse(order: Order): Promise<boolean> {
		return (await move(supplier, order, "notavail", { reason: "Sold out" })) !== undefined;
	}

	async function takeBack(order: Order): Promise<boolean> {
		const held = await move(shop, order, "hold");
		if (!held) return false;
		const path = `/admin/api/order/${held.id}/remove`;
		const { status } = await post(shop, "remove order", path, { version: held.version });
		if (status === 200) traded.orders.set(held.id, "removed");
		return true;
	}

	/** The order after the move. */
	async function move(by: { token: string }, { id, version }: Order, action: string, more = {}) {
		const order = orderOf(await post(by, `${action} order`, `/admin/api/order/${id}/${action}`, { version, ...more }));
		const status = MOVED[action];
		if (order && status) traded.orders.set(id, status);
		return order;
	}

	async function receive(partKey: string): Promise<void> {
		const body = { partKey, by: DELIVERED, reason: "Delivery" };
		const { status } = await post(supplier, "adjust stock", "/admin/api/inventory/adjust", body);
		if (status === 200) add(traded.came, partKey, DELIVERED);
	}

	function post({ token }: { token: string }, kind: string, path: string, body: object) {
		return send({ kind, path, method: "POST", token, body });
	}
}

const MOVED: Readonly<Record<string, OrderStatus>> = {
	accept: "processing",
	confirm: "confirmed",
	notavail: "notavail",
	hold: "locked",
};

const orderOf = ({ status, text }: { status: number; text: string }): Order | undefined =>
	status === 200 || status === 201 ? orderSchema.parse(JSON.parse(text)) : undefined;

const add = (numbers: Map<string, number>, key: string, number: number) =>
	numbers.set(key, (numbers.get(key) ?? 0) + number);
