import { type Context, Hono } from "hono";
import { createCompanyRepository } from "../companies/company.repository.ts";
import { inBackground } from "../http/background.ts";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayManage, mayRead } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { validate } from "../http/validate.ts";
import { idempotent, removed } from "../idempotency/idempotency.ts";
import { handOver } from "../outbox/deliver.usecases.ts";
import { stockCompanyRequired } from "./inventory.errors.ts";
import { createInventoryRepository } from "./inventory.repository.ts";
import {
	inventoriesSchema,
	inventoryAdjustSchema,
	inventoryListSchema,
	inventoryRemoveSchema,
	inventorySaveSchema,
	inventorySchema,
	movementListSchema,
	movementsSchema,
} from "./inventory.schema.ts";

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
	.post("/remove", mayManage, idempotent(removed), validate("json", inventoryRemoveSchema), async (c) => {
		const { companyId, ...removal } = c.req.valid("json");
		await (await stockOf(c, companyId)).remove(removal, c.var.session, Date.now());
		return c.json({ removed: true });
	})
	.post("/movements", mayRead, validate("json", movementListSchema), noted({ answer: movementsSchema }), async (c) => {
		const { companyId, ...input } = c.req.valid("json");
		return c.json(await (await stockOf(c, companyId)).movements(input));
	});

/** A company's own; an administrator names it. */
async function stockOf({ var: { db, session } }: Context<AppEnv>, named: number | undefined) {
	const scope = scopeOf(session);
	if (scope !== "all" && named !== undefined && named !== scope.companyId) throw stockCompanyRequired();
	if (scope !== "all") return createInventoryRepository(db, scope.companyId);
	if (named === undefined) throw stockCompanyRequired();
	return createInventoryRepository(db, (await createCompanyRepository(db, scope).get(named)).id);
}

const tellOthers = (c: Context<AppEnv>) =>
	inBackground(c.executionCtx, "handOver", handOver(c.var.db, c.env.OUTBOX, Date.now()));
