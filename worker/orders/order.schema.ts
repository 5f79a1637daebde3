import { z } from "zod";
import { dayOrMoment } from "../audit/audit.schema.ts";
import { afterSchema, listInputSchema } from "../http/list.schema.ts";
import {
	LOCK_REASONS,
	NOTE_MAX,
	ORDER_ACTIONS,
	ORDER_ITEMS_MAX,
	ORDER_NUMBER_MAX,
	ORDER_SIDES,
	ORDER_STATUSES,
	ORDERS_MOVED_MAX,
	ORDERS_PRINTED_MAX,
	QUANTITY_MAX,
} from "./order.rules.ts";

const line = z.string().trim().max(200).default("");
const id = z.int().positive();
const timeZone = z.string().max(100);

/** Personal data: in no log, and erased some time after the order has ended. */
export const deliverToSchema = z.strictObject({
	name: z.string().trim().min(1, "orders.name_missing").max(200),
	street: line,
	houseNumber: line,
	zip: line,
	city: z.string().trim().min(1, "orders.city_missing").max(200),
	/** Id of the country list. */
	country: id.nullable().default(null),
	phone: line,
});
export type DeliverTo = z.infer<typeof deliverToSchema>;

export const orderLineSchema = z.strictObject({
	/** As the mandant sells it: its own sku, or the derived one. */
	sku: z.string().trim().min(1, "orders.sku_missing").max(200),
	quantity: z
		.int("orders.quantity_invalid")
		.min(1, "orders.quantity_invalid")
		.max(QUANTITY_MAX, "orders.quantity_invalid"),
	/** `variantId-year`. */
	car: z
		.string()
		.trim()
		.max(30)
		.regex(/^(\d+-\d{4})?$/, "orders.car_invalid")
		.default(""),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

export const orderInputSchema = z.strictObject({
	/** Empty: the order gets one. */
	orderNumber: z.string().trim().max(ORDER_NUMBER_MAX).default(""),
	/** Of the day that begins such a number, by its IANA name (`Europe/Berlin`); none: UTC. */
	timeZone: timeZone.optional(),
	/** The configuration whose prices count; none: the first of the company's that sells the sku. */
	finder: id.optional(),
	prime: z.boolean().default(false),
	/** Entered, but not yet for the supplier. */
	hold: z.boolean().default(false),
	note: z.string().trim().max(NOTE_MAX).default(""),
	/** Null: the mandant's own address. */
	deliverTo: deliverToSchema.nullable().default(null),
	items: z.array(orderLineSchema).min(1, "orders.items_missing").max(ORDER_ITEMS_MAX, "orders.items_many"),
});
export type OrderInput = z.infer<typeof orderInputSchema>;

/** An administrator names the mandant; anyone else orders for their own company. */
export const orderCreateSchema = orderInputSchema.extend({ companyId: id.optional() });

export const ORDER_SORT_FIELDS = ["createdAt", "orderNumber"] as const;

const filters = {
	/** A company's orders as the one or the other; administrators see all, or those of `companyId`. */
	side: z.enum(ORDER_SIDES).default("mandant"),
	status: z.enum(ORDER_STATUSES).optional(),
	companyId: id.optional(),
	/** Only those that were entered more than so many days ago. */
	olderThanDays: z.int().min(1).max(365).optional(),
	/** Entered from then on: a day or a moment. */
	from: dayOrMoment.optional(),
	/** Entered until then: a day is inclusive, a moment exclusive. */
	to: dayOrMoment.optional(),
};

const listInput = listInputSchema(ORDER_SORT_FIELDS, 20);
export const orderListSchema = listInput.extend({ ...filters, after: afterSchema });
/** All orders of a list as a file. */
export const orderExportSchema = z.strictObject({ search: listInput.shape.search, ...filters });
export type OrderExport = z.infer<typeof orderExportSchema>;
export type OrderFilters = Omit<OrderExport, "search" | "status">;
export type OrderListInput = z.infer<typeof orderListSchema>;

const expected = { version: z.int().positive() };
export const orderMoveSchema = z.strictObject(expected);
export const orderHoldSchema = z.strictObject({ ...expected, reason: z.string().trim().max(500).default("") });
export const orderAcceptSchema = z.strictObject({ ...expected, download: z.boolean().default(false) });
export const orderNotAvailableSchema = z.strictObject({
	...expected,
	reason: z.string().trim().min(1, "orders.reason_missing").max(500),
	/** Positions of the items meant; none: all. */
	items: z.array(z.int().positive()).max(ORDER_ITEMS_MAX).default([]),
});

/** Up to 1,000: more go in a second call. Each order by itself; the answer says which have moved. */
export const orderMoveManySchema = z.strictObject({
	orders: z
		.array(z.strictObject({ id, ...expected }))
		.min(1)
		.max(ORDERS_MOVED_MAX),
});
export type OrderMoveMany = z.infer<typeof orderMoveManySchema>;

export const orderAcceptManySchema = orderMoveManySchema.extend({ download: z.boolean().default(false) });
export type OrderAcceptMany = z.infer<typeof orderAcceptManySchema>;

/** The orders whose documents are asked for. */
export const orderDocumentsSchema = z.strictObject({ ids: z.array(id).min(1).max(ORDERS_MOVED_MAX) });

/** The orders that become one PDF. */
export const orderPapersSchema = z.strictObject({
	ids: z.array(id).min(1).max(ORDERS_PRINTED_MAX, "orders.printed_many"),
	/** The time zone of the dates, by its IANA name (`Europe/Berlin`). */
	timeZone: timeZone.default(""),
});
export type OrderPapers = z.infer<typeof orderPapersSchema>;

/** Which orders have moved, and why others have not: an error's code and text. */
export const ordersMovedSchema = z.strictObject({
	moved: z.array(z.int()),
	unmoved: z.array(
		z.strictObject({ id: z.int(), orderNumber: z.string().nullable(), code: z.string(), message: z.string() }),
	),
});
export type OrdersMoved = z.infer<typeof ordersMovedSchema>;

const companySchema = z.strictObject({ id: z.int(), title: z.string() });
const time = z.iso.datetime();

export const orderRowSchema = z.strictObject({
	id: z.int(),
	orderNumber: z.string(),
	/** Titles are those of today; once the order has ended, of the day on which it did. */
	mandant: companySchema,
	/** The supplier. */
	company: companySchema.nullable(),
	prime: z.boolean(),
	status: z.enum(ORDER_STATUSES),
	lockReason: z.enum(LOCK_REASONS).nullable(),
	/** Of the items: the one value; empty if they differ. */
	brand: z.string(),
	sku: z.string(),
	setSku: z.string(),
	quantity: z.int(),
	itemCount: z.int(),
	createdAt: time,
	updatedAt: time,
	downloadedAt: time.nullable(),
	version: z.int(),
	/** The moves that the reader may make now. */
	actions: z.array(z.enum(ORDER_ACTIONS)),
});
export type OrderListRow = z.infer<typeof orderRowSchema>;

export const orderListAnswerSchema = z.strictObject({
	data: z.array(orderRowSchema),
	/** Counted up to 10,000, as each of the counts: more means "or more". */
	totalItemCount: z.int(),
	counts: z.record(z.enum(ORDER_STATUSES), z.int()),
});
export type OrderListAnswer = z.infer<typeof orderListAnswerSchema>;

const openSchema = z.strictObject({
	open: z.int(),
	/** Open for more than two days. */
	old: z.int(),
});
/** For the start pages; each counted up to 10,000. Administrators' are those of all companies. */
export const orderNumbersSchema = z.strictObject({
	mandant: openSchema,
	supplier: openSchema,
	/** Parts of which nothing is available; null: the key may not read stock. */
	outOfStock: z.int().nullable(),
});
export type OrderNumbers = z.infer<typeof orderNumbersSchema>;

const orderItemSchema = z.strictObject({
	position: z.int(),
	sku: z.string(),
	setSku: z.string(),
	brand: z.string(),
	title: z.string(),
	quantity: z.int(),
	/** Currency units of one piece. */
	price: z.number(),
	currency: z.strictObject({ sign: z.string(), iso: z.string(), digits: z.int() }),
	car: z.string(),
	notAvailable: z.boolean(),
	/** Ordered although the supplier doesn't have all of it yet; false once it has. */
	backorder: z.boolean(),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

export const orderFileSchema = z.strictObject({
	id: z.int(),
	name: z.string(),
	type: z.string(),
	bytes: z.int(),
	createdAt: time,
	/** From before the order was placed again: it no longer confirms. */
	earlier: z.boolean(),
});
export type OrderFile = z.infer<typeof orderFileSchema>;

const orderEventSchema = z.strictObject({
	at: time,
	action: z.string(),
	/** A colleague by name; null: the other company, or an administrator. */
	who: z.string().nullable(),
	by: z.enum([...ORDER_SIDES, "earlier_supplier", "support"]),
	/** The status after it; null: removed. */
	status: z.enum(ORDER_STATUSES).nullable(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

export const orderSchema = orderRowSchema.extend({
	/** Who entered it, as they were then: for colleagues and administrators. */
	user: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
	/** An administrator entered it, also as a colleague. */
	bySupport: z.boolean(),
	note: z.string(),
	/** Null: the mandant's own address, or erased. */
	deliverTo: deliverToSchema.nullable(),
	/** When the delivery address was erased, or will be. */
	erasedAt: time.nullable(),
	erasesAt: time.nullable(),
	/** Why it is on hold or not available. */
	reason: z.string(),
	items: z.array(orderItemSchema),
	files: z.array(orderFileSchema),
	/** Whether the reader may add confirmation files now. */
	mayUpload: z.boolean(),
	/** Latest first. */
	history: z.array(orderEventSchema),
});
export type Order = z.infer<typeof orderSchema>;

/** PDF, PNG, JPEG or CSV by its bytes, at most 10 MiB. */
export const orderFileFormSchema = z.strictObject({ file: z.file() });
export const orderFileParamSchema = z.strictObject({
	id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
	file: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
