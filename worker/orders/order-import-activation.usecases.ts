import type { Actor } from "../audit/audit-entry.repository.ts";
import type { OrderImportLine, OrderImportRow } from "../db/schema/order-import.table.ts";
import { AppError } from "../http/app-error.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import type { CallBudget } from "../imports/call-budget.rules.ts";
import { importClosed } from "../imports/import.errors.ts";
import type { Progress } from "../imports/import.schema.ts";
import { checkActivatable } from "../imports/import.usecases.ts";
import { noOrdersImported } from "./order.errors.ts";
import { lockReasonOf } from "./order.rules.ts";
import { type DeliverTo, deliverToSchema } from "./order.schema.ts";
import { createOrder } from "./order-create.repository.ts";
import { findSold, toItems } from "./order-create.usecases.ts";
import { createOrderImportRepository } from "./order-import.repository.ts";
import { mandantById } from "./order-import.usecases.ts";
import { createOrderActivationRepository } from "./order-import-activation.repository.ts";
import { ORDER_IMPORTS } from "./order-imports.repository.ts";
import type { Mandant } from "./order-party.repository.ts";

/** The platform may count each statement of the batch that enters an order, and what is read for some of them. */
const STATEMENTS_AN_ORDER = 14;
const STATEMENTS_BESIDE = 5;

type Activation = { delivery: DeliveryContext; budget: CallBudget };

/**
 * Enters the orders of an import one after the other, each in a batch of its own that also takes its lines away: what
 * was cut off goes on with the next one, and no order is entered twice. Undefined once nothing is left to do.
 */
export async function activateOrderImport(
	{ delivery, budget }: Activation,
	id: number,
	asker: Actor,
): Promise<Progress | undefined> {
	const { db, now } = delivery;
	const imports = createOrderImportRepository(db);
	const entry = await imports.get(id);
	if (entry.state === "activated") return undefined;
	if (entry.state === "discarded") throw importClosed();
	const activation = createOrderActivationRepository(db, entry);
	if (entry.state === "receiving") {
		await checkActivatable(db, ORDER_IMPORTS, entry);
		if ((await imports.count(id)).orders === 0) throw noOrdersImported();
		if (!(await activation.begin(now))) throw importClosed();
	}
	// The key of the call that asked names the import's entry in the audit log, none of each order.
	const by = { userId: asker.userId, impersonatedBy: asker.impersonatedBy };
	for (;;) {
		const orders = await activation.next();
		if (orders.length === 0) break;
		await enterOrders({ delivery, budget }, entry, orders, by);
		const left = await activation.left();
		if (!budget.isLeft() && left > 0) return { done: entry.rows - left, total: entry.rows };
	}
	await activation.finish(asker, now);
	return undefined;
}

async function enterOrders(
	{ delivery, budget }: Activation,
	entry: OrderImportRow,
	orders: readonly OrderImportLine[][],
	by: Actor,
): Promise<void> {
	const mandantId = entry.options.companyId ?? 0;
	const mandant = await mandantById(delivery.db, mandantId);
	const skus = new Set(orders.flat().map(({ sku }) => sku));
	const isWholeRun = budget.isWholeRun();
	budget.spend(STATEMENTS_BESIDE);
	// A hundred configurations may pass the budget, but not the platform's limit.
	const askAll = isWholeRun ? { ...budget, hasCalls: () => true } : budget;
	const { sold, isSure } = await findSold(delivery, mandantId, mandant.finderIds, skus, askAll);
	// Not all were asked: a new run has calls for every configuration.
	if (sold.size < skus.size && !askAll.hasCalls()) return;
	const activation = createOrderActivationRepository(delivery.db, entry);
	for (const lines of orders) {
		const { orderNumber, ...order } = toOrder(lines, mandant);
		const items = toItems(
			lines.map(({ sku, quantity }) => ({ sku, quantity, car: "" })),
			sold,
		);
		// Asked again, by this run or the next one.
		if (items.length < lines.length && !isSure) continue;
		budget.spend(STATEMENTS_AN_ORDER);
		if (items.length < lines.length) await activation.refuse(orderNumber, "sku", "orders.sku_unknown");
		else
			try {
				await createOrder(delivery.db, { ...order, orderNumber, mandantId, items }, by, delivery.now, (isStatus) =>
					activation.besideEntering(orderNumber, isStatus("locked"), delivery.now),
				);
			} catch (error) {
				// Entered by somebody else since the file was checked.
				if (!(error instanceof AppError && error.code === "orders.number_taken")) throw error;
				await activation.refuse(orderNumber, "orderNumber", "orders.number_taken");
			}
		// What was asked for these orders would be asked again: time counts after all of them.
		if (!budget.hasCalls()) return;
	}
}

function toOrder(lines: readonly OrderImportLine[], { supplierId, primeAllowed }: Mandant) {
	const firstOf = (field: "note" | "deliverTo") => lines.find((line) => line[field] !== "")?.[field] ?? "";
	const prime = lines.some((line) => line.prime);
	const hasSupplier = supplierId !== null;
	const lockReason = lockReasonOf({ held: false, hasSupplier, prime, primeAllowed, byAdmin: false });
	return {
		...{
			orderNumber: lines[0]?.orderNumber ?? "",
			prime,
			note: firstOf("note"),
			deliverTo: toAddress(firstOf("deliverTo")),
		},
		...{ supplierId, lockReason, status: lockReason === null ? ("open" as const) : ("locked" as const) },
	};
}

const toAddress = (json: string): DeliverTo | null => (json === "" ? null : deliverToSchema.parse(JSON.parse(json)));
