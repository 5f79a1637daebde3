import type { Database } from "../db/database.ts";
import type { Scope } from "../http/scope.ts";
import { needsOf } from "../inventory/inventory.rules.ts";
import { stockedParts } from "../inventory/stocked-part.repository.ts";
import { printableImages } from "../media/printable-image.ts";
import { tooManyPrintedItems } from "./order.errors.ts";
import { ITEMS_PRINTED_MAX } from "./order.rules.ts";
import type { OrderPapers } from "./order.schema.ts";
import { createOrderDocumentRepository } from "./order-document.repository.ts";
import { knownTimeZone } from "./order-document.rules.ts";
import { orderPdf } from "./order-pdf.ts";

/** The delivery notes and pick lists of these orders as one PDF. */
export async function printOrders(
	db: Database,
	{ IMAGES, MEDIA }: Pick<Env, "IMAGES" | "MEDIA">,
	scope: Scope,
	{ ids, timeZone }: OrderPapers,
	now: number,
): Promise<Uint8Array> {
	const repository = createOrderDocumentRepository(db, scope);
	const items = await repository.expectAll(ids);
	if (items > ITEMS_PRINTED_MAX) throw tooManyPrintedItems();
	const documents = await repository.read(ids);
	const packed = documents.flatMap(({ order: { supplierId }, items, reserved }) =>
		supplierId === null || reserved.size > 0
			? []
			: items.flatMap(({ setSku }) => needsOf(setSku, 1).map(({ packed }) => [supplierId, packed] as const)),
	);
	const stocked = new Set((await stockedParts(db, packed)).map(([companyId, part]) => `${companyId} ${part}`));
	const logos = await printableImages(
		IMAGES,
		MEDIA,
		documents.flatMap(({ logo }) => logo ?? []),
		now,
	);
	// What is reserved will be deducted, also if a packed set has got a row of its own since.
	return orderPdf(
		documents,
		logos,
		({ order, reserved }, part) =>
			reserved.size > 0 ? reserved.has(part) : stocked.has(`${order.supplierId} ${part}`),
		knownTimeZone(timeZone),
	);
}
