import type { Actor } from "../audit/audit-entry.repository.ts";
import { companyNotFound } from "../companies/company.errors.ts";
import { finderNotFound } from "../finders/finder.errors.ts";
import type { DeliveryContext } from "../http/delivery-context.ts";
import { unavailable } from "../http/on-error.ts";
import { type CallBudget, NO_LIMIT } from "../imports/call-budget.rules.ts";
import type { Currency } from "../money/money.rules.ts";
import type { IndexedProduct } from "../products/product-index.rules.ts";
import { createOwnReads, readProductIndex } from "../products/product-index.usecases.ts";
import { countryUnknown, itemsUnknown } from "./order.errors.ts";
import { lockReasonOf } from "./order.rules.ts";
import type { OrderInput, OrderLine } from "./order.schema.ts";
import { createOrder, type NewOrderItem } from "./order-create.repository.ts";
import { knownTimeZone } from "./order-document.rules.ts";
import { newOrderNumber } from "./order-number.rules.ts";
import { readMandant } from "./order-party.repository.ts";
import { productsBySku } from "./ordered-product.rules.ts";

/** Enters an order of a mandant, and returns its id. It is locked if there is a reason to. */
export async function enterOrder(
	delivery: DeliveryContext,
	{ items, hold, finder, timeZone = "", ...input }: OrderInput,
	mandantId: number,
	by: Actor,
): Promise<number> {
	const { db, now } = delivery;
	const mandant = await readMandant(db, mandantId, input.deliverTo?.country ?? null, finder);
	if (!mandant) throw companyNotFound();
	if (!mandant.hasCountry) throw countryUnknown();
	const { finderIds } = mandant;
	if (finder !== undefined && finderIds.length === 0) throw finderNotFound();
	const { supplierId, primeAllowed } = mandant;
	const random = crypto.getRandomValues(new Uint8Array(6));
	const facts = { held: hold, hasSupplier: supplierId !== null, prime: input.prime, primeAllowed, byAdmin: false };
	const lockReason = lockReasonOf(facts);
	const order = {
		...input,
		...{ mandantId, supplierId, lockReason, items: await resolveLines(delivery, mandantId, finderIds, items) },
		orderNumber: input.orderNumber || newOrderNumber(now, random, knownTimeZone(timeZone)),
		status: lockReason === null ? ("open" as const) : ("locked" as const),
	};
	return createOrder(db, order, by, now);
}

type Sold = { product: IndexedProduct; currency: Currency };

/** Each line with the title and price that the first configuration gives it which sells it. */
export async function resolveLines(
	delivery: DeliveryContext,
	companyId: number,
	finderIds: readonly number[],
	lines: readonly OrderLine[],
): Promise<NewOrderItem[]> {
	const { sold, isSure } = await findSold(delivery, companyId, finderIds, new Set(lines.map(({ sku }) => sku)));
	const unknown = [...lines.keys()].filter((at) => !sold.has(lines[at]?.sku ?? ""));
	if (unknown.length > 0) throw isSure ? itemsUnknown(unknown) : unavailable();
	return toItems(lines, sold);
}

/**
 * What the first of these configurations sells that does, by the skus; without calls left it asks no more of them. Not
 * sure: they were not all asked, or products were being saved, so what is missing may be sold.
 */
export async function findSold(
	delivery: DeliveryContext,
	companyId: number,
	finderIds: readonly number[],
	skus: ReadonlySet<string>,
	budget: CallBudget = NO_LIMIT,
): Promise<{ sold: ReadonlyMap<string, Sold>; isSure: boolean }> {
	const sold = new Map<string, Sold>();
	let isSure = true;
	const reads = createOwnReads(budget);
	for (const finderId of finderIds) {
		const missing = new Set([...skus].filter((sku) => !sold.has(sku)));
		if (missing.size === 0) break;
		if (!budget.hasCalls()) return { sold, isSure: false };
		const { queryable, source, isWhole } = await readProductIndex(delivery, { companyId }, finderId, reads);
		for (const [sku, product] of productsBySku(queryable.index, missing))
			sold.set(sku, { product, currency: source.currency });
		isSure &&= isWhole;
	}
	return { sold, isSure };
}

/** Lines as an order keeps them; those that nobody sells are left out. */
export const toItems = (lines: readonly OrderLine[], sold: ReadonlyMap<string, Sold>): NewOrderItem[] =>
	lines.flatMap(({ sku, quantity, car }) => {
		const one = sold.get(sku);
		return one ? [{ ...toItem(one), quantity, car }] : [];
	});

const toItem = ({ product: { sku, id, brand, title, price }, currency: { sign } }: Sold) => ({
	...{ sku, setSku: id, brand, title, price, currency: sign },
});
