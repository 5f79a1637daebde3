import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { losing } from "#tests/support/losing-database.ts";
import { call, db, get, givenAssortment, givenCatalogue, givenFinder, golfShard } from "#tests/support/world.ts";
import { checkCarRequests } from "#worker/car-requests/check-car-requests.usecases.ts";
import type { ModelAlias } from "#worker/catalogue/fitment/fitment.rules.ts";
import type { Shard } from "#worker/catalogue/fitment/shard.rules.ts";
import { carRequestsTable } from "#worker/db/schema/car-request.table.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { outboxTable } from "#worker/db/schema/outbox.table.ts";
import { catalogueVersionsTable } from "#worker/db/schema/version.table.ts";
import { type CallBudget, createCallBudget } from "#worker/imports/call-budget.rules.ts";
import { putImmutable } from "#worker/storage/immutable.ts";
import { clearMemories } from "../fresh-state.ts";
import { askFor, givenGolf, givenMails, givenShop, openLink, press, rows, tokenOf } from "./asking.ts";

type Post = ReturnType<typeof givenMails>;

const NIGHT_MS = 24 * 3_600_000;
const check = (bindings: Env = env) => checkCarRequests(bindings, Date.now(), createExecutionContext());
const tomorrow = () => vi.setSystemTime(Date.now() + NIGHT_MS);
const states = async () => (await rows()).map(({ state }) => state);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** A shop that visitors have asked for these cars, confirmed. */
async function givenAsked(bodies: object[], parts: Record<string, unknown> = {}) {
	const shop = await givenShop({ shopProductUrl: "https://shop.example/p/{sku}", ...parts });
	await givenGolf();
	const post = givenMails();
	for (const [at, body] of bodies.entries()) {
		const request = { email: `v${at}@a.example`, page: "https://shop.example/wipers?x=1", ...body };
		await askFor(shop.finder.uuid, request, { bindings: post.bindings });
	}
	await post.bring();
	for (const mail of post.mails) await press("confirm", tokenOf(mail));
	post.mails.length = 0;
	return { ...shop, ...post };
}

async function givenStock(companyId: number, shard = golfShard()) {
	clearMemories();
	await givenCatalogue(shard);
	return givenAssortment({ sizes: [18, 26], allowedTo: [companyId] });
}

test("a car that can be bought is mailed once, with its link; then the address is gone, and the request can be deleted", async () => {
	const { companyId, mails, bindings, bring } = await givenAsked([{ vehicle: "500-2016" }, { vehicle: "500-1999" }]);
	expect([await check(bindings), mails.length, await states()]).toEqual([true, 0, ["confirmed", "confirmed"]]);
	await givenStock(companyId);
	tomorrow();
	await Promise.all([check(bindings), check(bindings)]);
	await bring();
	tomorrow();
	await check(bindings);
	await bring();
	expect(mails.map(({ to }) => to)).toEqual(["v0@a.example"]);
	expect(mails[0]?.text).toContain("\nhttps://shop.example/wipers?wf-vehicle=500-2016\n");
	expect(mails[0]?.text).toContain("Volkswagen Golf 2016");
	expect(await states()).toEqual(["told", "confirmed"]);
	expect((await rows())[0]).toMatchObject({ email: null, emailKey: null, page: "" });
	expect((await openLink(tokenOf(mails[0]))).text).toContain("You have been notified");
	await press("erase", tokenOf(mails[0]));
	expect(await states()).toEqual(["confirmed"]);
});

/** The Golf under other ids, as after an import that tells its cars apart by other bodies or notes. */
const renamedGolf = (...bodies: string[]) => ({
	...golfShard(),
	models: [
		[50, "Golf", bodies.map((body, at) => [510 + at, body, "", "", [[2012, 2019, [0]]]])],
	] satisfies Shard["models"],
});

test("a car that an import has given another id is found by its name, and the mail has the new id", async () => {
	const { companyId, mails, bindings, bring } = await givenAsked([{ vehicle: "500-2016" }, { vehicle: "500-1999" }]);
	await givenStock(companyId, renamedGolf("hatchback"));
	await check(bindings);
	await bring();
	expect(await states()).toEqual(["told", "confirmed"]);
	expect(mails[0]?.text).toContain("\nhttps://shop.example/wipers?wf-vehicle=510-2016\n");
	expect(mails[0]?.text).toContain("Volkswagen Golf 2016");
});

test("of several cars that a renamed one may be, only one with its body is meant", async () => {
	const { companyId, mails, bindings, bring } = await givenAsked([{ vehicle: "500-2016" }, { vehicle: "501-2016" }]);
	await givenStock(companyId, renamedGolf("hatchback", "convertible"));
	await check(bindings);
	await bring();
	expect([await states(), mails.map(({ to }) => to)]).toEqual([["told", "confirmed"], ["v0@a.example"]]);
	expect(mails[0]?.text).toContain("\nhttps://shop.example/wipers\n");
	clearMemories();
	await givenCatalogue(renamedGolf("hatchback", "Estate"));
	tomorrow();
	await check(bindings);
	await bring();
	expect([await states(), mails.at(1)?.to]).toEqual([["told", "told"], "v1@a.example"]);
	expect(mails.at(1)?.text).toContain("\nhttps://shop.example/wipers?wf-vehicle=511-2016\n");
});

test("the only car left of the model counts with the body that was asked for, or without one, never with another", async () => {
	const { companyId, mails, bindings, bring } = await givenAsked([{ vehicle: "501-2016" }]);
	await givenStock(companyId, renamedGolf("hatchback"));
	await check(bindings);
	await bring();
	expect([await states(), mails.length]).toEqual([["confirmed"], 0]);
	clearMemories();
	await givenCatalogue(renamedGolf(""));
	tomorrow();
	await check(bindings);
	await bring();
	expect([await states(), mails[0]?.to]).toEqual([["told"], "v0@a.example"]);
});

test("a typed car counts when it names one model that has a fitting car; only an exact one is in the link", async () => {
	const cars = ["golf", "Volkswagen Golf 2016", "Golf 1999", "Golf Trabant", "Lada"];
	const { companyId, mails, bindings, bring } = await givenAsked(cars.map((car) => ({ car })));
	await givenStock(companyId);
	await check(bindings);
	await bring();
	expect(await states()).toEqual(["told", "told", "confirmed", "confirmed", "confirmed"]);
	expect(mails.map(({ text }) => /\nhttps:\/\/shop\.example\S*/.exec(text)?.[0])).toEqual([
		"\nhttps://shop.example/wipers",
		"\nhttps://shop.example/wipers?wf-vehicle=500-2016",
	]);
});

test("a typed generation counts by the aliases of the catalogue, and only with a car of its years", async () => {
	const { companyId, bindings } = await givenAsked(["Golf 7", "Golf 8", "Golf 9"].map((car) => ({ car })));
	await givenStock(companyId);
	await givenAliases([
		["Golf 7", 2012, 2019],
		["Golf 8", 2020, 0],
	]);
	await check(bindings);
	expect(await states()).toEqual(["found", "confirmed", "confirmed"]);
});

async function givenAliases(a: ModelAlias[]): Promise<void> {
	const [version] = await db.select().from(catalogueVersionsTable);
	const brands = [[5, "Volkswagen", [[50, "Golf", { a }]]]];
	const models = await putImmutable(env.MEDIA, "models", { v: 1, brands }, Date.now());
	await db.update(catalogueVersionsTable).set({ manifest: { ...version!.manifest, models } });
}

test("a page that isn't the shop's is never mailed: the mail names the shop alone", async () => {
	const page = "https://evil.example/";
	const { companyId, mails, bindings, bring } = await givenAsked([{ vehicle: "500-2016", page }]);
	await givenStock(companyId);
	await check(bindings);
	await bring();
	expect(mails[0]?.text).toContain("shop.example");
	expect(mails[0]?.text).not.toContain("evil");
	expect(mails[0]?.text.match(/https?:\/\//g)).toHaveLength(1);
});

test("a question that is open counts if any answer has a product; an adapter alone doesn't", async () => {
	const { companyId, bindings } = await givenAsked([{ vehicle: "500-2016" }]);
	const adapter = await givenAssortment({ kind: "adapter", allowedTo: [companyId] });
	const open = { ...golfShard([[[27], [], [], 0]]), adapters: [[adapter.id, "hook"]] satisfies [number, string][] };
	await givenStock(companyId, open);
	await check(bindings);
	expect(await states()).toEqual(["confirmed"]);
	clearMemories();
	await givenCatalogue(
		golfShard([
			[[27, 26], [19, 18], [], -1],
			[[27], [], [], -1],
		]),
	);
	tomorrow();
	await check(bindings);
	expect(await states()).toEqual(["found"]);
});

test("a shop that has turned off new requests still answers; a disabled one doesn't", async () => {
	const { companyId, finder, token, mails, bindings, bring } = await givenAsked([{ vehicle: "500-2016" }]);
	await givenStock(companyId);
	const save = async (part: object) => {
		const { body } = await get(`/admin/api/config/${finder.id}`, { token });
		const edit = { finderId: finder.id, version: body.version, ...part };
		expect((await call("/admin/api/config/settings/edit", { token, body: edit })).status).toBe(200);
	};
	await save({ carRequests: false, enabled: false });
	await check(bindings);
	expect(await states()).toEqual(["confirmed"]);
	await save({ enabled: true });
	tomorrow();
	await check(bindings);
	await bring();
	expect(mails).toHaveLength(1);
});

test.each([
	[
		"its finder is off when the mail is delivered",
		async ({ bring }: Post) => {
			await db.update(findersTable).set({ enabled: false });
			await bring();
			await db.update(findersTable).set({ enabled: true });
		},
	],
	["its announcement is dead", async () => void (await db.update(outboxTable).set({ state: "dead" }))],
	["its announcement is lost", async () => void (await db.delete(outboxTable))],
])("a request that was found but not mailed is looked up again: %s", async (_, fail) => {
	const { companyId, token, finder, ...post } = await givenAsked([{ vehicle: "500-2016" }]);
	const { mails, bindings, bring } = post;
	await givenStock(companyId);
	await check(bindings);
	await fail(post);
	expect([mails.length, await states()]).toEqual([0, ["found"]]);
	const { body } = await call(`/admin/api/config/${finder.id}/car-requests`, { token, body: {} });
	expect(body.data[0].state).toBe("waiting");
	tomorrow();
	post.messages.length = 0;
	await check(bindings);
	await bring();
	expect([mails.length, await states()]).toEqual([1, ["told"]]);
});

test("a renamed car that may be one of several is looked up again by the car that was asked for", async () => {
	const { companyId, mails, bindings, bring } = await givenAsked([{ vehicle: "501-2016" }, { car: "golf" }]);
	await givenStock(companyId, renamedGolf("estate", "estate"));
	for (const night of [1, 2]) {
		await check(bindings);
		expect([night, await states()]).toEqual([night, ["found", "found"]]);
		await db.delete(outboxTable);
		tomorrow();
	}
	await check(bindings);
	await bring();
	expect([await states(), mails.map(({ to }) => to)]).toEqual([
		["told", "told"],
		["v0@a.example", "v1@a.example"],
	]);
	expect(mails[0]?.text).toContain("\nhttps://shop.example/wipers\n");
});

test("while its mail waits, a found request isn't announced again", async () => {
	const { companyId, mails, bindings, bring } = await givenAsked([{ vehicle: "500-2016" }]);
	await givenStock(companyId);
	await check(bindings);
	tomorrow();
	await check(bindings);
	expect([await states(), (await db.select().from(outboxTable)).length]).toEqual([["found"], 1]);
	await bring();
	expect(mails).toHaveLength(1);
});

test("who was told may ask for the same car again, who waits for the mail is the same request", async () => {
	const { companyId, finder, mails, bindings, bring } = await givenAsked([{ vehicle: "500-2016" }]);
	await givenStock(companyId);
	await check(bindings);
	const again = () => askFor(finder.uuid, { vehicle: "500-2016", email: "v0@a.example" }, { bindings });
	await again();
	expect(await states()).toEqual(["found"]);
	await bring();
	await again();
	await bring();
	expect([await states(), mails.length]).toEqual([["told", "asked"], 2]);
});

test("cut off after any statement, and made again, each visitor gets one mail", async () => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	const { companyId, mails, bindings, bring } = await givenAsked(Array(3).fill({ vehicle: "500-2016" }));
	await givenStock(companyId);
	const { seen, bindings: counting } = losing(0);
	await check({ ...bindings, DB: counting.DB });
	expect(seen.calls).toBeGreaterThan(3);
	await db.update(carRequestsTable).set({ state: "confirmed", checkedAt: 0 });
	await db.delete(outboxTable);
	for (let failing = 1; failing <= seen.calls; failing++) {
		clearMemories();
		await check({ ...bindings, DB: losing(failing).bindings.DB }).catch(() => undefined);
	}
	tomorrow();
	await check(bindings);
	await bring();
	expect(mails.map(({ to }) => to).sort()).toEqual(["v0@a.example", "v1@a.example", "v2@a.example"]);
});

test("what a run's budget leaves is the next run's, the longest unchecked first, once a night", async () => {
	const { token, companyId, finder } = await givenShop();
	await givenStock(companyId);
	const finders = [finder, await givenFinder(token)];
	const row = {
		...{ vehicle: "500-1999", car: "x", searched: "x", locale: "en" as const, page: "" },
		...{ state: "confirmed" as const, createdAt: 1, mailedAt: 1, expiresAt: Date.now() * 2 },
	};
	const many = Array.from({ length: 250 }, (_, at) => ({
		...{ ...row, finderId: finders[at % 2]!.id, carKey: `${at}`, confirmTokenHash: `${at}`, checkedAt: 250 - at },
	}));
	for (let at = 0; at < many.length; at += 5) await db.insert(carRequestsTable).values(many.slice(at, at + 5));
	const left = async () =>
		(await rows()).filter(({ checkedAt }) => checkedAt <= 250).map(({ carKey }) => Number(carKey));
	const { seen, bindings } = losing(0);
	const budgets: CallBudget[] = [];
	const run = () => {
		const budget = createCallBudget(60_000, Date.now, 1);
		budgets.push(budget);
		return checkCarRequests(bindings, Date.now(), createExecutionContext(), budget);
	};
	expect([await run(), await left()]).toEqual([false, Array.from({ length: 150 }, (_, at) => at)]);
	expect(seen.calls).toBeLessThan(10);
	expect([await run(), (await left()).length, await run(), await left()]).toEqual([false, 50, true, []]);
	// The finders' statements, and the objects that each request may read.
	expect(budgets.map(({ spent }) => spent())).toEqual([209, 209, 109]);
	seen.calls = 0;
	expect([await check(bindings), seen.calls]).toEqual([true, 3]);
});
