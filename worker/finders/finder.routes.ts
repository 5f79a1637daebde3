import { type Context, Hono } from "hono";
import { createCompanyRepository } from "../companies/company.repository.ts";
import type { AppEnv } from "../http/env.ts";
import { noted, notedRemoval } from "../http/openapi-notes.ts";
import { mayManage, mayRead } from "../http/require-role.ts";
import { companyFor, scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { idempotent, removed } from "../idempotency/idempotency.ts";
import { availableRegistrations } from "./available-registrations.ts";
import { companyNotYours, companyRequired } from "./finder.errors.ts";
import { createFinderRepository } from "./finder.repository.ts";
import {
	availableRegistrationsSchema,
	finderIdSchema,
	finderListSchema,
	finderSaveSchema,
	finderSchema,
	findersSchema,
} from "./finder.schema.ts";
import { checkReferences } from "./finder-reference.repository.ts";
import { toFinderUuid } from "./finder-uuid.rules.ts";

export const finderRoutes = new Hono<AppEnv>()
	.post("/list", mayRead, validate("json", finderListSchema), noted({ answer: findersSchema }), async (c) =>
		c.json(await finders(c.var).list(c.req.valid("json"))),
	)
	.get("/registrations", mayRead, noted({ answer: availableRegistrationsSchema }), (c) =>
		c.json({ data: availableRegistrations(c.env) }),
	)
	.get("/:id", mayRead, validate("param", idParamSchema), noted({ answer: finderSchema }), async (c) =>
		c.json(await finders(c.var).get(c.req.valid("param").id)),
	)
	.post(
		"/save",
		mayManage,
		idempotent(created),
		validate("json", finderSaveSchema),
		noted({ answer: finderSchema, status: 201 }),
		async (c) => {
			const { companyId, ...input } = c.req.valid("json");
			const owner = await ownerOf(c.var, companyId);
			await checkReferences(c.var.db, input);
			const uuid = toFinderUuid(crypto.getRandomValues(new Uint8Array(10)));
			return c.json(await finders(c.var).create(input, owner, uuid, c.var.session, Date.now()), 201);
		},
	)
	.post("/remove", mayManage, idempotent(removed), validate("json", finderIdSchema), notedRemoval, async (c) => {
		await finders(c.var).remove(c.req.valid("json").id, c.var.session, Date.now());
		return c.json({ removed: true });
	});

const finders = ({ db, session }: AppEnv["Variables"]) => createFinderRepository(db, scopeOf(session));

async function created(c: Context<AppEnv>, id: number) {
	return c.json(await finders(c.var).get(id), 201);
}

async function ownerOf({ db, session }: AppEnv["Variables"], companyId: number | undefined): Promise<number> {
	const scope = scopeOf(session);
	const owner = companyFor(scope, companyId, { required: companyRequired, notYours: companyNotYours });
	return scope === "all" ? (await createCompanyRepository(db, scope).get(owner)).id : owner;
}
