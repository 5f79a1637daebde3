import { z } from "zod";
import { ignored } from "../http/ignored.schema.ts";
import { afterSchema, listInputSchema } from "../http/list.schema.ts";
import { MOVEMENT_REASONS, ROWS_READ_MAX, ROWS_SAVED_MAX, STOCK_FILTERS, STOCK_MAX } from "./inventory.rules.ts";

const partKey = z.string().trim().min(1).max(100);
const amount = z
	.int("inventory.amount_invalid")
	.min(0, "inventory.amount_invalid")
	.max(STOCK_MAX, "inventory.amount_invalid");
/** Administrators name the company. */
export const companyIdSchema = z.int().positive().optional();
const companyId = companyIdSchema;

export const inventoryListSchema = listInputSchema(["partKey"], 20).extend({
	companyId,
	pageSize: z.int().min(1).max(ROWS_READ_MAX).default(20),
	filter: z.enum(STOCK_FILTERS).default("all"),
	/** For other systems, which read to the end: the parts after this one, by their keys. */
	after: partKey.optional(),
});
export type InventoryListInput = z.infer<typeof inventoryListSchema>;

const row = {
	partKey,
	/** Below zero only with backorder: what was shipped before it came. */
	onHand: z
		.int("inventory.amount_invalid")
		.min(-STOCK_MAX, "inventory.amount_invalid")
		.max(STOCK_MAX, "inventory.amount_invalid"),
	/** As it was read; null: a new row. */
	version: z.int().positive().nullable(),
};
const BELOW_ZERO = { path: ["onHand"], message: "inventory.amount_invalid" };

export const inventoryInputSchema = z
	.strictObject({ ...row, lowAt: amount.nullable(), backorder: z.boolean() })
	.refine(({ onHand, backorder }) => onHand >= 0 || backorder, BELOW_ZERO);
export type InventoryInput = z.infer<typeof inventoryInputSchema>;

/** A stored row keeps what isn't sent of `lowAt` and `backorder`; a new one has neither. */
const savedRowSchema = z
	.strictObject({
		...{ ...row, lowAt: amount.nullable().optional(), backorder: z.boolean().optional() },
		...{ reserved: ignored, available: ignored, updatedAt: ignored },
	})
	.refine(({ onHand, backorder, version }) => onHand >= 0 || (backorder ?? version !== null), BELOW_ZERO)
	.transform(({ reserved, available, updatedAt, ...saved }) => saved);
export type SavedRow = z.infer<typeof savedRowSchema>;

export const inventorySaveSchema = z.strictObject({
	companyId,
	rows: z.array(savedRowSchema).min(1).max(ROWS_SAVED_MAX),
});

export const inventoryAdjustSchema = z.strictObject({
	companyId,
	partKey,
	/** Pieces more, or less if negative. */
	by: z
		.int("inventory.adjustment_invalid")
		.min(-STOCK_MAX, "inventory.adjustment_invalid")
		.max(STOCK_MAX, "inventory.adjustment_invalid")
		.refine((by) => by !== 0, "inventory.adjustment_invalid"),
	reason: z.string().trim().min(1).max(200),
});
export type InventoryAdjustment = z.infer<typeof inventoryAdjustSchema>;

export const inventoryRemoveSchema = z.strictObject({ companyId, partKey, version: z.int().positive() });
export type InventoryRemoval = z.infer<typeof inventoryRemoveSchema>;

export const inventorySchema = z.strictObject({
	partKey: z.string(),
	onHand: z.int(),
	reserved: z.int(),
	/** What can still be ordered. */
	available: z.int(),
	lowAt: z.int().nullable(),
	backorder: z.boolean(),
	version: z.int(),
	updatedAt: z.iso.datetime(),
});
export type Inventory = z.infer<typeof inventorySchema>;
export const savedInventoriesSchema = z.strictObject({ data: z.array(inventorySchema) });

export const inventoriesSchema = z.strictObject({
	data: z.array(inventorySchema),
	totalItemCount: z.int(),
	counts: z.strictObject({ all: z.int(), low: z.int(), out: z.int() }),
});
export type Inventories = z.infer<typeof inventoriesSchema>;

export const movementListSchema = listInputSchema(["id"], 20).extend({ companyId, partKey, after: afterSchema });
export type MovementListInput = z.infer<typeof movementListSchema>;

export const movementSchema = z.strictObject({
	id: z.int(),
	at: z.iso.datetime(),
	why: z.enum(MOVEMENT_REASONS),
	/** A colleague by name; null: the company that ordered, or an administrator. */
	who: z.string().nullable(),
	/** An administrator, also as a colleague. */
	bySupport: z.boolean(),
	/** The order's number, also of one that has been removed; null: by hand. */
	orderNumber: z.string().nullable(),
	orderId: z.int().nullable(),
	note: z.string(),
	onHandBefore: z.int(),
	onHandAfter: z.int(),
	reservedBefore: z.int(),
	reservedAfter: z.int(),
});
export type Movement = z.infer<typeof movementSchema>;
export const movementsSchema = z.strictObject({ data: z.array(movementSchema), totalItemCount: z.int() });
