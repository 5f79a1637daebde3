import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import {
	call,
	db,
	get,
	givenAssortment,
	givenCatalogue,
	givenCompany,
	givenFinder,
	givenUser,
	golfShard,
} from "#tests/support/world.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { companyAssortmentsTable } from "#worker/db/schema/company.table.ts";

async function shop(finderParts: Record<string, unknown> = {}) {
	const user = await givenUser("ROLE_CUSTOMER");
	const first = await givenAssortment({ sizes: [18, 26], allowedTo: [user.companyId] });
	const second = await givenAssortment({ sizes: [18, 26], allowedTo: [user.companyId] });
	const forbidden = await givenAssortment({ sizes: [18, 26] });
	const rear = await givenAssortment({ kind: "rear", sizes: [12] });
	const finder = await givenFinder(user.token, finderParts);
	return { ...user, first, second, forbidden, rear, finder };
}
type Shop = Awaited<ReturnType<typeof shop>>;

type Entry = { id: number; kind: string; offered: boolean };
const offerOf = async ({ token, finder }: Pick<Shop, "token" | "finder">) =>
	(await get(`/admin/api/config/${finder.id}/offer`, { token })).body as { version: number; assortments: Entry[] };
const save = ({ token, finder }: Pick<Shop, "token" | "finder">, body: unknown) =>
	call(`/admin/api/config/${finder.id}/offer/save`, { token, body });
/** Other tests' rear and adapter assortments are allowed to all, so they are in every offer. */
const idsOf = ({ assortments }: { assortments: Entry[] }, ...ids: number[]) =>
	assortments.filter(({ id }) => ids.includes(id)).map(({ id, offered }) => [id, offered]);
const visitorSeries = async ({ uuid }: { uuid: string }): Promise<number[]> => {
	const { body } = await get(`/finder/${uuid}/get-wipers?vehicle=500-2015`);
	return body.data.map(({ id }: { id: number }) => id);
};

test("a configuration may offer its company's front assortments and all others, and offers them until told otherwise", async () => {
	const it = await shop();
	const offer = await offerOf(it);
	expect(idsOf(offer, it.first.id, it.second.id, it.forbidden.id, it.rear.id)).toEqual([
		[it.first.id, true],
		[it.second.id, true],
		[it.rear.id, true],
	]);
	expect(offer.version).toBe(it.finder.version);
	expect(offer.assortments.find(({ id }) => id === it.first.id)).toEqual({
		id: it.first.id,
		kind: "front",
		make: { name: `Brand of ${it.first.name}` },
		name: it.first.name,
		code: it.first.code,
		imageFront: null,
		imageFrontAndRear: null,
		sizes: [18, 26],
		pricedParts: 2,
		parts: 2,
		offered: true,
	});
});

test("in another currency than euro only parts with a special price count as priced", async () => {
	const it = await shop({ currency: "kr" });
	const pricedOf = async () =>
		(await offerOf(it)).assortments
			.filter(({ id }) => id === it.first.id)
			.map((entry) => Reflect.get(entry, "pricedParts"));
	expect(await pricedOf()).toEqual([0]);
	await call("/admin/api/config/assortment/set-individual-price", {
		token: it.token,
		body: { finderId: it.finder.id, type: "front", id: it.first.wipers[0]!.id, price: 90 },
	});
	expect(await pricedOf()).toEqual([1]);
});

test("what is saved is what visitors see, in that order", async () => {
	const it = await shop();
	await givenCatalogue(golfShard());
	const front = [it.first.id, it.second.id];
	const seenFront = async () => (await visitorSeries(it.finder)).filter((id) => front.includes(id));
	expect(await seenFront()).toEqual(front);
	const offer = await offerOf(it);
	const saved = await save(it, { ...offer, assortments: offer.assortments.toReversed() });
	expect(saved.status).toBe(200);
	expect(saved.body.version).toBe(offer.version + 1);
	expect(saved.body).toEqual(await offerOf(it));
	expect(idsOf(saved.body, ...front).map(([id]) => id)).toEqual(front.toReversed());
	// Another finder of the shop, which has not been requested yet: this one's bootstrap may be cached for up to a
	// minute.
	const fresh = { ...it, finder: await givenFinder(it.token) };
	await save(fresh, {
		version: fresh.finder.version,
		assortments: [
			{ id: it.second.id, offered: true },
			{ id: it.first.id, offered: true },
			{ id: it.rear.id, offered: false },
		],
	});
	const seen = await visitorSeries(fresh.finder);
	expect(seen.filter((id) => front.includes(id))).toEqual(front.toReversed());
	expect(seen).not.toContain(it.rear.id);
});

test("an assortment that is left out keeps its choice, behind the others", async () => {
	const it = await shop();
	const { version } = await offerOf(it);
	const hidden = await save(it, { version, assortments: [{ id: it.first.id, offered: false }] });
	expect(hidden.status).toBe(200);
	const { body } = await save(it, { version: version + 1, assortments: [{ id: it.second.id, offered: true }] });
	expect(idsOf(body, it.first.id, it.second.id)).toEqual([
		[it.second.id, true],
		[it.first.id, false],
	]);
});

test("an assortment that the company may not sell refuses the whole, also once it is taken away", async () => {
	const it = await shop();
	const before = await offerOf(it);
	const chosen = [
		{ id: it.second.id, offered: false },
		{ id: it.forbidden.id, offered: true },
	];
	const refused = await save(it, { version: before.version, assortments: chosen });
	const code = "offers.assortment_not_found";
	expect([refused.status, refused.body.error]).toMatchObject([
		404,
		{ code, fields: [{ path: "assortments.1.id", code }] },
	]);
	expect(await offerOf(it)).toEqual(before);
	const { companyId, assortmentId } = companyAssortmentsTable;
	await db.delete(companyAssortmentsTable).where(and(eq(companyId, it.companyId), eq(assortmentId, it.second.id)));
	expect((await save(it, { version: before.version, assortments: [chosen[0]] })).status).toBe(404);
	expect(idsOf(await offerOf(it), it.first.id, it.second.id)).toEqual([[it.first.id, true]]);
});

test("of two who save what they read at the same time, one is told so, and changes nothing", async () => {
	const it = await shop();
	const { version } = await offerOf(it);
	const saves = await Promise.all(
		[it.first.id, it.second.id].map((id) => save(it, { version, assortments: [{ id, offered: false }] })),
	);
	expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(saves.find(({ status }) => status === 409)?.body.error.code).toBe("finders.stale");
	const offer = await offerOf(it);
	expect(offer.version).toBe(version + 1);
	expect(offer.assortments.filter(({ offered }) => !offered)).toHaveLength(1);
	// The settings were read before, so they are stale too: the order is part of the configuration.
	expect((await call(`/admin/api/config/save/${it.finder.id}`, { token: it.token, body: it.finder })).status).toBe(409);
});

test("what can't be an offer is refused with the reason", async () => {
	const it = await shop();
	const { version } = await offerOf(it);
	const entry = { id: it.first.id, offered: true };
	const twice = await save(it, { version, assortments: [entry, { ...entry, offered: false }] });
	expect([twice.status, twice.body.error.fields]).toEqual([
		400,
		[{ path: "assortments", code: "offers.assortment_twice" }],
	]);
	for (const body of [
		{ assortments: [entry] },
		{ version, assortments: [{ id: it.first.id }] },
		{ version, assortments: [{ ...entry, finderId: 1 }] },
		{ version, assortments: [{ ...entry, offered: "yes" }] },
	])
		expect((await save(it, body)).status).toBe(400);
});

test("an administrator sets any company's offer; who may only read can't", async () => {
	const it = await shop();
	const admin = await givenUser("ROLE_ADMIN");
	const reader = await givenUser("ROLE_USER", it.companyId);
	const stranger = await givenUser("ROLE_CUSTOMER", await givenCompany());
	const { version } = await offerOf({ ...it, token: reader.token });
	const body = { version, assortments: [{ id: it.first.id, offered: false }] };
	expect((await save({ ...it, token: reader.token }, body)).status).toBe(403);
	expect((await save({ ...it, token: stranger.token }, body)).body.error.code).toBe("finders.not_found");
	expect((await save({ ...it, token: admin.token }, body)).status).toBe(200);
});

test("a save is recorded with what changed, a refused one is not", async () => {
	const it = await shop();
	const { version } = await offerOf(it);
	const hide = { version, assortments: [{ id: it.first.id, offered: false }] };
	await save(it, hide);
	expect((await save(it, hide)).status).toBe(409);
	const { entity, entityId } = auditEntriesTable;
	const entries = await db
		.select()
		.from(auditEntriesTable)
		.where(and(eq(entity, "offer"), eq(entityId, String(it.finder.id))));
	expect(entries).toHaveLength(1);
	expect(entries[0]).toMatchObject({
		userId: it.id,
		companyId: it.companyId,
		title: it.finder.label,
		action: "update",
	});
	expect(entries[0]?.before?.offered).toContain(it.first.code);
	expect(entries[0]?.after?.offered).not.toContain(it.first.code);
	expect(entries[0]?.after?.notOffered).toEqual([it.first.code]);
});

test("a database that fails while saving is 503, nothing has moved, and the same save goes through later", async () => {
	const it = await shop();
	const before = await offerOf(it);
	const body = { version: before.version, assortments: [{ id: it.first.id, offered: false }] };
	let batches = 0;
	const batch: D1Database["batch"] = (statements) => {
		// Read first, write second: the write fails.
		if (++batches === 2) throw new Error("D1_ERROR: Network connection lost.");
		return env.DB.batch(statements);
	};
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		...{ prepare: env.DB.prepare.bind(env.DB), batch, withSession: () => DB },
	});
	const failed = await sender(it.token, { ...env, DB })(`/admin/api/config/${it.finder.id}/offer/save`, body);
	expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "2"]);
	expect(await offerOf(it)).toEqual(before);
	expect((await save(it, body)).status).toBe(200);
});

test("no query of an offer walks a big table", async () => {
	const it = await shop();
	const statements = new Set<string>();
	const send = sender(it.token, recorded(statements));
	const path = `/admin/api/config/${it.finder.id}/offer`;
	const { status, body } = await send(path);
	expect([status, (await send(`${path}/save`, body)).status]).toEqual([200, 200]);
	expect(await scans(statements)).toEqual([]);
});
