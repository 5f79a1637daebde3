import { waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { hashToken, newToken } from "#worker/auth/token.ts";
import type { CatalogueIndex } from "#worker/catalogue/fitment/catalogue-index.rules.ts";
import type { Shard } from "#worker/catalogue/fitment/shard.rules.ts";
import { assortmentsTable, brandsTable, wipersTable } from "#worker/db/schema/assortment.table.ts";
import { companiesTable, companyAssortmentsTable } from "#worker/db/schema/company.table.ts";
import { messagesTable } from "#worker/db/schema/message.table.ts";
import { productRevisionsTable, productsTable } from "#worker/db/schema/product.table.ts";
import { sessionsTable } from "#worker/db/schema/session.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";
import { catalogueStateTable, catalogueVersionsTable } from "#worker/db/schema/version.table.ts";
import { webhookDeliveriesTable } from "#worker/db/schema/webhook.table.ts";
import { finderInputSchema } from "#worker/finders/finder.schema.ts";
import { API_SCOPES } from "#worker/http/api-scope.rules.ts";
import type { Role } from "#worker/http/roles.rules.ts";
import worker from "#worker/index.ts";
import { putImmutable } from "#worker/storage/immutable.ts";
import { checkDescribed } from "./described-calls.ts";
import { contextWith, withQueues } from "./queues.ts";

export const db = drizzle(env.DB);
const edited = { createdAt: 1, updatedAt: 1 };
let serial = 0;
const unique = (name: string) => `${name}${++serial}`;

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the call answered
export type Reply = { status: number; body: any; headers: Headers; text: string };

/**
 * Sends a request to the worker as Cloudflare would, and waits for its work after the answer. What succeeds does so as
 * the API describes it.
 */
export async function ask(request: Request, bindings: Env = env, cache?: CacheContext): Promise<Reply> {
	const context = contextWith(cache);
	const queues = withQueues(bindings, cache);
	const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], queues.bindings, context);
	const text = await response.text();
	await waitOnExecutionContext(context);
	await queues.deliver();
	checkDescribed(request, response);
	const isJson = response.headers.get("content-type")?.includes("application/json") && text !== "";
	return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers, text };
}

export type CallOptions = { token?: string; body?: unknown; method?: string; headers?: Record<string, string> };

/** A call of the back-office: POST with a JSON body by default. */
export function call(
	path: string,
	{ token, body = {}, method = "POST", headers = {} }: CallOptions = {},
): Promise<Reply> {
	// Every call from its own network by default: bursts are limited by network.
	const address = { "cf-connecting-ip": `${unique("2001:db8:0:")}::1` };
	const init: RequestInit = {
		method,
		headers: { ...address, ...headers, ...(token && { authorization: `Bearer ${token}` }) },
	};
	if (method !== "GET") {
		init.headers = { "content-type": "application/json", ...init.headers };
		init.body = typeof body === "string" ? body : JSON.stringify(body);
	}
	return ask(new Request(`https://finder.test${path}`, init));
}

export const get = (path: string, options: CallOptions = {}) => call(path, { ...options, method: "GET" });

export async function givenCompany(parts: Partial<typeof companiesTable.$inferInsert> = {}): Promise<number> {
	const title = parts.title ?? unique("Company ");
	const [row] = await db
		.insert(companiesTable)
		.values({ title, searched: title.toLowerCase(), ...edited, ...parts })
		.returning();
	return row!.id;
}

/** A user, signed in. */
export async function givenUser(role: Role, companyId?: number, parts: Partial<typeof usersTable.$inferInsert> = {}) {
	const username = unique("user");
	const [row] = await db
		.insert(usersTable)
		.values({
			companyId: companyId ?? (await givenCompany()),
			username,
			usernameKey: username,
			email: `${username}@shop.example`,
			emailKey: `${username}@shop.example`,
			roles: [role],
			passwordHash: "",
			searched: username,
			...edited,
			...parts,
		})
		.returning();
	const token = newToken();
	const now = Date.now();
	await db.insert(sessionsTable).values({
		tokenHash: hashToken(token),
		userId: row!.id,
		createdAt: now,
		lastUsedAt: now,
		expiresAt: now + 3_600_000,
	});
	return { id: row!.id, companyId: row!.companyId, username, token };
}

/** A key of the owner's company for an API user of its own, made with the dashboard's call. */
export async function givenApiKey(owner: { token: string; companyId: number }, parts: Record<string, unknown> = {}) {
	const user = await givenUser("ROLE_API_USER", owner.companyId);
	const input = { name: "ERP", user: user.id, scopes: [...API_SCOPES], ...parts };
	const { status, body } = await call("/admin/api/api-key/save", { token: owner.token, body: input });
	if (status !== 201) throw new Error(`key not created: ${JSON.stringify(body)}`);
	return { id: Number(body.id), key: String(body.key), user };
}

export const webhookBody = { url: "https://erp.shop.com/hook", events: ["finder.seen"] };

/** A webhook of the owner's company, with its secret. */
export async function givenWebhook(owner: { token: string }, parts: Record<string, unknown> = {}) {
	const { status, body } = await call("/admin/api/webhook/save", {
		...{ token: owner.token, body: { ...webhookBody, ...parts } },
	});
	if (status !== 201) throw new Error(`webhook not created: ${JSON.stringify(body)}`);
	return body;
}

/** What a webhook was sent in vain. */
export async function givenFailedDelivery(webhookId: number): Promise<number> {
	const delivery = { webhookId, eventId: "msg_1", event: "finder.seen", body: "{}", state: "failed" } as const;
	const [row] = await db
		.insert(webhookDeliveriesTable)
		.values({ ...delivery, firstAt: 1, lastAt: 1 })
		.returning({ id: webhookDeliveriesTable.id });
	if (!row) throw new Error("delivery not written");
	return row.id;
}

/** A message that the company's users were told. */
export async function givenMessage(
	{ companyId }: { companyId: number },
	parts: Partial<typeof messagesTable.$inferInsert> = {},
): Promise<number> {
	const message = { companyId, kind: "stock_low", key: unique("told "), subject: "AERO-26", at: Date.now() } as const;
	const [row] = await db
		.insert(messagesTable)
		.values({ ...message, ...parts })
		.returning();
	return row!.id;
}

type Assortment = { kind?: "front" | "rear" | "adapter"; sizes?: number[]; price?: number; allowedTo?: number[] };

/** An assortment with a blade for each size, every blade at the same base price (euro cents). */
export async function givenAssortment({ kind = "front", sizes = [], price = 1000, allowedTo = [] }: Assortment = {}) {
	const name = unique("Series");
	const [brand] = await db
		.insert(brandsTable)
		.values({ name: `Brand of ${name}`, nameKey: name })
		.returning();
	const [row] = await db
		.insert(assortmentsTable)
		.values({
			brandId: brand!.id,
			kind,
			code: name.toUpperCase(),
			technicalName: name,
			technicalNameKey: name,
			price: kind === "adapter" ? price : null,
			searched: name,
			...edited,
		})
		.returning();
	const wipers = sizes.length
		? await db
				.insert(wipersTable)
				.values(sizes.map((inch) => ({ assortmentId: row!.id, lengthInch: inch, lengthMm: inch * 25, price })))
				.returning()
		: [];
	for (const companyId of allowedTo)
		await db.insert(companyAssortmentsTable).values({ companyId, assortmentId: row!.id });
	return { id: row!.id, code: row!.code, name, wipers };
}

export const finderBody = (parts: Record<string, unknown> = {}) => ({
	...finderInputSchema.parse({ label: unique("Finder ") }),
	...parts,
});

/** A finder, created with the dashboard's call. */
export async function givenFinder(token: string, parts: Record<string, unknown> = {}) {
	const { status, body } = await call("/admin/api/config/save", { token, body: finderBody(parts) });
	if (status !== 201) throw new Error(`finder not created: ${JSON.stringify(body)}`);
	return body;
}

/** A product with its owner's sku, and the revision that every write to an owner's products sets. */
export async function givenProduct(parts: {
	partsKey: string;
	sku: string;
	companyId?: number | null;
	kind?: "set" | "bundle";
}) {
	const owner = parts.companyId ?? 0;
	await db.insert(productsTable).values({ ...edited, ...parts });
	await db
		.insert(productRevisionsTable)
		.values({ owner, revision: crypto.randomUUID() })
		.onConflictDoUpdate({ target: productRevisionsTable.owner, set: { revision: crypto.randomUUID() } });
}

/** Makes these shards the active catalogue. */
export async function givenCatalogue(...shards: Shard[]): Promise<void> {
	const brands = await Promise.all(
		shards.map(
			async (shard): Promise<[number, string, string]> => [
				shard.id,
				shard.name,
				await putImmutable(env.MEDIA, "shards", shard, Date.now()),
			],
		),
	);
	const index: CatalogueIndex = {
		v: 1,
		pairs: shards.flatMap(({ options }) =>
			options.flatMap(([driver, passenger]) =>
				driver.flatMap((d) =>
					passenger.length ? passenger.map((p): [number, number | null] => [d, p]) : [[d, null] as [number, null]],
				),
			),
		),
		rears: [...new Set(shards.flatMap(({ options }) => options.flatMap(([, , rear]) => rear)))],
		brands: shards.map(({ id, models }) => [
			id,
			models.map(([modelId]) => modelId),
			models.flatMap(([, , variants]) => variants.map(([variantId]) => variantId)),
		]),
	};
	const names = shards.map((shard) => [shard.id, shard.name, shard.models.map(([id, name]) => [id, name])]);
	const models = await putImmutable(env.MEDIA, "models", { v: 1, brands: names }, Date.now());
	const sizes = await putImmutable(env.MEDIA, "sizes", index, Date.now());
	const [version] = await db
		.insert(catalogueVersionsTable)
		.values({
			state: "complete",
			manifest: { brands, models, modelsGzipBytes: 100, sizes },
			stats: { imported: 0, merged: 0, refused: 0, brands: 0, models: 0, variants: 0, spans: 0 },
			createdAt: 1,
		})
		.returning();
	await db
		.insert(catalogueStateTable)
		.values({ id: 1, activeVersionId: version!.id })
		.onConflictDoUpdate({ target: catalogueStateTable.id, set: { activeVersionId: version!.id } });
}

/** One model with one variant, 2012 to 2019. */
export const golfShard = (options: Shard["options"] = [[[26], [18], [12], -1]]): Shard => ({
	v: 1,
	id: 5,
	name: "Volkswagen",
	adapters: [],
	options,
	models: [[50, "Golf", [[500, "", "", "", [[2012, 2019, options.map((_, at) => at)]]]]]],
});
