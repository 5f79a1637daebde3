import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted, notedRemoval } from "../http/openapi-notes.ts";
import { mayManage, mayRead } from "../http/require-role.ts";
import { validate } from "../http/validate.ts";
import { idempotent, removed } from "../idempotency/idempotency.ts";
import {
	inventoriesSchema,
	inventoryAdjustSchema,
	inventoryListSchema,
	inventoryRemoveSchema,
	inventorySaveSchema,
	inventorySchema,
	movementListSchema,
	movementsSchema,
	savedInventoriesSchema,
} from "./inventory.schema.ts";
import { stockFileRoutes } from "./stock-file.routes.ts";
import { stockOf, tellOthers } from "./stock-of-caller.ts";

/** Mounted at /admin/api/inventory: what a company has in stock. */
export const inventoryRoutes = new Hono<AppEnv>()
	.post("/list", mayRead, validate("json", inventoryListSchema), noted({ answer: inventoriesSchema }), async (c) => {
		const { companyId, ...input } = c.req.valid("json");
		return c.json(await (await stockOf(c, companyId)).list(input));
	})
	.post(
		"/save",
		mayManage,
		idempotent(async (c) => {
			const { companyId, rows } = inventorySaveSchema.parse(await c.req.json());
			return c.json({ data: await (await stockOf(c, companyId)).read(rows.map(({ partKey }) => partKey)) });
		}),
		validate("json", inventorySaveSchema),
		noted({ answer: savedInventoriesSchema }),
		async (c) => {
			const { companyId, rows } = c.req.valid("json");
			const data = await (await stockOf(c, companyId)).save(rows, c.var.session, Date.now());
			tellOthers(c);
			return c.json({ data });
		},
	)
	.post(
		"/adjust",
		mayManage,
		// Under the key of the request, because `+5` twice is ten. The entry names the company, the answer says what is there.
		idempotent(async (c) => {
			const { companyId, partKey } = inventoryAdjustSchema.parse(await c.req.json());
			return c.json(await (await stockOf(c, companyId)).get(partKey));
		}),
		validate("json", inventoryAdjustSchema),
		noted({ answer: inventorySchema }),
		async (c) => {
			const { companyId, ...adjustment } = c.req.valid("json");
			const adjusted = await (await stockOf(c, companyId)).adjust(adjustment, c.var.session, Date.now());
			tellOthers(c);
			return c.json(adjusted);
		},
	)
	.post("/remove", mayManage, idempotent(removed), validate("json", inventoryRemoveSchema), notedRemoval, async (c) => {
		const { companyId, ...removal } = c.req.valid("json");
		await (await stockOf(c, companyId)).remove(removal, c.var.session, Date.now());
		return c.json({ removed: true });
	})
	.post("/movements", mayRead, validate("json", movementListSchema), noted({ answer: movementsSchema }), async (c) => {
		const { companyId, ...input } = c.req.valid("json");
		return c.json(await (await stockOf(c, companyId)).movements(input));
	})
	.route("/", stockFileRoutes);
