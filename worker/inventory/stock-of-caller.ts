import type { Context } from "hono";
import { createCompanyRepository } from "../companies/company.repository.ts";
import { inBackground } from "../http/background.ts";
import type { AppEnv } from "../http/env.ts";
import { scopeOf } from "../http/scope.ts";
import { handOver } from "../outbox/deliver.usecases.ts";
import { stockCompanyRequired } from "./inventory.errors.ts";
import { createInventoryRepository } from "./inventory.repository.ts";

/** A company's own; an administrator names it. */
export async function stockOf({ var: { db, session } }: Context<AppEnv>, named: number | undefined) {
	const scope = scopeOf(session);
	if (scope !== "all" && named !== undefined && named !== scope.companyId) throw stockCompanyRequired();
	if (scope !== "all") return createInventoryRepository(db, scope.companyId);
	if (named === undefined) throw stockCompanyRequired();
	return createInventoryRepository(db, (await createCompanyRepository(db, scope).get(named)).id);
}

/** Others are told that parts are low. */
export const tellOthers = (c: Context<AppEnv>) =>
	inBackground(c.executionCtx, "handOver", handOver(c.var.db, c.env.OUTBOX, Date.now()));
