import type { Context } from "hono";
import { createCompanyRepository } from "../companies/company.repository.ts";
import { allows } from "../http/api-scope.rules.ts";
import { inBackground } from "../http/background.ts";
import type { AppEnv, Session } from "../http/env.ts";
import { companyFor, scopeOf } from "../http/scope.ts";
import { handOver } from "../outbox/deliver.usecases.ts";
import { stockCompanyRequired } from "./inventory.errors.ts";
import { createInventoryRepository } from "./inventory.repository.ts";

/** A company's own; an administrator names it. */
export async function stockOf({ var: { db, session } }: Context<AppEnv>, named: number | undefined) {
	const scope = scopeOf(session);
	const companyId = companyFor(scope, named, { required: stockCompanyRequired, notYours: stockCompanyRequired });
	if (scope === "all") await createCompanyRepository(db, scope).get(companyId);
	return createInventoryRepository(db, companyId);
}

/** Whether the caller may read numbers of stock: a key needs their scope. */
export const mayReadStock = ({ scopes }: Session): boolean =>
	scopes === undefined || allows(scopes, "inventory", "read");

/** Others are told that parts are low. */
export const tellOthers = (c: Context<AppEnv>) =>
	inBackground(c.executionCtx, "handOver", handOver(c.var.db, c.env, Date.now()));
