import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { losing } from "#tests/support/losing-database.ts";
import { withinOneMinute } from "#tests/support/one-minute.ts";
import { db, givenFinder } from "#tests/support/world.ts";
import { carRequestsTable } from "#worker/db/schema/car-request.table.ts";
import { companiesTable } from "#worker/db/schema/company.table.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { outboxTable } from "#worker/db/schema/outbox.table.ts";
import { toFinderUuid } from "#worker/finders/finder-uuid.rules.ts";
import { accepted, askFor, givenGolf, givenMails, givenShop, rows } from "./asking.ts";

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const outbox = () => db.select().from(outboxTable);
const email = "Mina@Visitor.example";

test("a visitor's missing car is stored, and one mail is announced without the address", async () => {
	const { finder } = await givenShop({ language: "de" });
	await givenGolf();
	const { bindings } = givenMails();
	const page = "https://shop.example/wipers/?session=secret#top";
	await accepted(askFor(finder.uuid, { car: "  Lada\u202e\n Niva ", email, locale: "pl-PL", page }, { bindings }));
	await accepted(askFor(finder.uuid, { vehicle: "500-2016", email, locale: "xx" }, { bindings }));
	expect(await rows()).toMatchObject([
		{ carKey: "text lada niva", vehicle: null, car: "Lada Niva", email, locale: "pl", state: "asked" },
		{ carKey: "500-2016", vehicle: "500-2016", car: "Volkswagen Golf 2016", email, locale: "de", page: "" },
	]);
	expect((await rows())[0]?.page).toBe("https://shop.example/wipers/");
	const announced = await outbox();
	expect(announced.map(({ kind, recipient }) => [kind, recipient])).toEqual(
		Array(2).fill(["car_request", finder.label]),
	);
	expect(JSON.stringify(announced).toLowerCase()).not.toContain("visitor.example");
});

test.each([
	["a car that the catalogue never had", {}, { vehicle: "999-2016" }],
	["a finder without car requests", { carRequests: false }, {}],
	["a disabled finder", { enabled: false }, {}],
	["another website than the allowed ones", { allowedOrigins: ["https://other.example"] }, {}],
])("the answer doesn't tell that nothing is stored for %s", async (_, parts, body) => {
	const { finder } = await givenShop(parts);
	await accepted(askFor(finder.uuid, { ...("vehicle" in body ? {} : { car: "Lada" }), email, ...body }));
	expect([await rows(), await outbox()]).toEqual([[], []]);
});

test("an allowed website, and the system's own pages, may ask; no page at all may not where there is a list", async () => {
	const { finder } = await givenShop({ allowedOrigins: ["https://shop.example"] });
	const { bindings } = givenMails();
	const from = (origin: string, car: string) =>
		accepted(askFor(finder.uuid, { car, email: `${car}@a.example` }, { bindings, headers: { origin } }));
	await from("https://shop.example", "one");
	await from("https://finder.test", "two");
	await from("null", "three");
	await from("", "four");
	expect((await rows()).map(({ car }) => car)).toEqual(["one", "two"]);
});

test("an inactive company's finder stores nothing, and an address that isn't a finder's is 404", async () => {
	const { finder, companyId } = await givenShop();
	await db.update(companiesTable).set({ active: false });
	await accepted(askFor(finder.uuid, { car: "Lada", email }));
	expect([companyId > 0, await rows()]).toEqual([true, []]);
	const reply = await askFor("00000000-0000-8000-8000-000000000000", { car: "Lada", email });
	expect([reply.status, reply.body.error.code]).toEqual([404, "finders.not_available"]);
});

const REFUSED: [name: string, body: unknown, path: string, code: string][] = [
	["no car", { email }, "car", "finders.car_or_vehicle"],
	["a text and a car of the catalogue", { email, car: "x", vehicle: "1-2016" }, "car", "finders.car_or_vehicle"],
	["nothing but spaces", { email, car: " \u200b " }, "car", "too_small"],
	["121 characters", { email, car: "x".repeat(121) }, "car", "too_big"],
	["a vehicle that can't be one", { email, vehicle: "1-16" }, "vehicle", "finders.vehicle_not_found"],
	["no address", { car: "x" }, "email", "users.email_invalid"],
	["two lines as an address", { car: "x", email: "a@b.example\nBcc: c@d.example" }, "email", "users.email_invalid"],
	["what becomes 2,160 characters", { car: "ﷺ".repeat(120), email }, "car", "too_big"],
	["a key that isn't known", { car: "x", email, admin: true }, "admin", "unknown_key"],
	["a lone surrogate", '{"car":"\\ud800","email":"a@b.example"}', "car", "malformed_text"],
	["a key twice", '{"car":"a","car":"b","email":"a@b.example"}', "car", "duplicate_key"],
];
test.each(REFUSED)("%s is refused at its field, for any page to read", async (_, body, path, code) => {
	const { finder } = await givenShop();
	const reply = await askFor(finder.uuid, body, { locale: "/de" });
	expect([reply.status, reply.body.error.fields]).toEqual([400, [{ path, code }]]);
	expect(reply.headers.get("access-control-allow-origin")).toBe("*");
	expect(await rows()).toEqual([]);
});

test.each([
	"about:srcdoc",
	"capacitor://localhost/",
	"javascript:alert(1)",
	"shop",
	`https://a.example/${"x".repeat(2048)}`,
])("a page that can't be linked is none: %s", async (page) => {
	const { finder } = await givenShop();
	await accepted(askFor(finder.uuid, { car: "Lada", email, page }));
	expect(await rows()).toMatchObject([{ car: "Lada", page: "" }]);
});

test("a long query of a page doesn't matter, it isn't stored", async () => {
	const { finder } = await givenShop();
	await accepted(askFor(finder.uuid, { car: "Lada", email, page: `https://a.example/x?${"x".repeat(3000)}` }));
	expect(await rows()).toMatchObject([{ page: "https://a.example/x" }]);
});

test("whatever is sent is accepted or refused, never an error of ours", async () => {
	const { finder } = await givenShop();
	const known = fc.constantFrom("car", "vehicle", "email", "locale", "page", "__proto__", "x");
	const body = fc.oneof(
		fc.string(),
		fc.json(),
		fc.dictionary(known, fc.jsonValue()).map((one) => JSON.stringify(one)),
	);
	await fc.assert(
		fc.asyncProperty(body, async (text) => {
			expect([202, 400]).toContain((await askFor(finder.uuid, text)).status);
		}),
		{ numRuns: 60 },
	);
	expect((await askFor(finder.uuid, "x".repeat(9000))).status).toBe(413);
	expect((await askFor(finder.uuid, {}, { headers: { "content-type": "text/html" } })).status).toBe(415);
	const json = { "content-type": "application/json" };
	await accepted(askFor(finder.uuid, { car: "Lada", email }, { headers: json }));
});

test("twenty requests at once are one row and one mail, and an address in capitals is the same one", async () => {
	const { finder } = await givenShop();
	const { mails, bindings, bring } = givenMails();
	const one = (at: number) =>
		accepted(
			askFor(
				finder.uuid,
				{ car: at % 2 ? "Lada Niva" : "LADA NIVA", email: at % 3 ? email : email.toUpperCase() },
				{ bindings },
			),
		);
	await Promise.all(Array.from({ length: 20 }, (_, at) => one(at)));
	await Promise.all([bring(), bring(), bring()]);
	expect([(await rows()).length, mails.length, await outbox()]).toEqual([1, 1, []]);
});

test("the same again isn't mailed within a day, and then once more with a new link", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const { finder } = await givenShop();
	const { mails, bindings, bring } = givenMails();
	const again = async (hours: number) => {
		vi.setSystemTime(Date.now() + hours * 3_600_000);
		await accepted(askFor(finder.uuid, { car: "Lada", email }, { bindings }));
		await bring();
		return mails.length;
	};
	expect([await again(0), await again(1), await again(22), await again(2), await again(1)]).toEqual([1, 1, 1, 2, 2]);
	expect(await rows()).toHaveLength(1);
});

test("an address gets at most three mails to confirm a day over all finders, also at once; a finder sends 200", async () => {
	const first = await givenShop();
	const second = (await givenFinder(first.token, { carRequests: true })).uuid;
	const { bindings } = givenMails();
	const shops = [first.finder.uuid, second];
	await Promise.all(
		Array.from({ length: 12 }, (_, at) => accepted(askFor(shops[at % 2]!, { car: `car ${at}`, email }, { bindings }))),
	);
	expect(await rows()).toHaveLength(3);
	const [{ id } = { id: 0 }] = await db.select().from(findersTable).where(eq(findersTable.uuid, second));
	const sent = (await rows()).filter(({ finderId }) => finderId === id).length;
	const [row] = await rows();
	const many = Array.from({ length: 198 - sent }, (_, at) => ({
		...row!,
		id: at + 100,
		finderId: id,
		email: null,
		emailKey: null,
		confirmTokenHash: `hash ${at}`,
	}));
	for (let at = 0; at < many.length; at += 5) await db.insert(carRequestsTable).values(many.slice(at, at + 5));
	await Promise.all(
		Array.from({ length: 10 }, (_, at) =>
			accepted(askFor(second, { car: "Lada", email: `v${at}@a.example` }, { bindings })),
		),
	);
	expect((await rows()).filter(({ finderId }) => finderId === id)).toHaveLength(200);
});

test("the limit holds for an address with what stands after a plus, which is stored as it was typed", async () => {
	const { finder } = await givenShop();
	const { bindings } = givenMails();
	for (let at = 0; at < 5; at++)
		await accepted(askFor(finder.uuid, { car: `car ${at}`, email: `mina+${at}@a.example` }, { bindings }));
	expect((await rows()).map((row) => [row.email, row.emailKey])).toEqual(
		[0, 1, 2].map((at) => [`mina+${at}@a.example`, "mina@a.example"]),
	);
});

test("the update gives requests from before it the keys of now: Gmail's other spellings are one address", async () => {
	const { finder } = await givenShop();
	const { bindings } = givenMails();
	const askAs = (email: string, car: string) => accepted(askFor(finder.uuid, { car, email }, { bindings }));
	const before = [
		["M.i.na+x@Gmail.com", "m.i.na@gmail.com"],
		["mi.na@googlemail.com", "mi.na@googlemail.com"],
		["m.ina@notgmail.com", "m.ina@notgmail.com"],
		["m.ina@a.example", "m.ina@a.example"],
	] as const;
	for (const [email, emailKey] of before) {
		await askAs(email, "Lada");
		await db.update(carRequestsTable).set({ emailKey }).where(eq(carRequestsTable.email, email));
	}
	const { queries = [] } = env.TEST_MIGRATIONS.find(({ name }) => name.endsWith("_gmail_addresses.sql")) ?? {};
	await env.DB.batch(queries.map((query) => env.DB.prepare(query)));
	const keys = async () => (await rows()).map(({ emailKey }) => emailKey);
	// A request that was made twice stays twice.
	expect(await keys()).toEqual(["mina@gmail.com", ...before.slice(1).map(([, key]) => key)]);
	await askAs("mina@gmail.com", "Lada");
	expect(await keys()).toHaveLength(before.length);
});

test("a call that is cut off after any statement, and made again, is one row and one mail", async () => {
	const { finder } = await givenShop();
	await givenGolf();
	for (let failing = 1; failing <= 3; failing++) {
		const { mails, bindings, bring } = givenMails();
		const body = { vehicle: "500-2016", email: `cut${failing}@a.example` };
		const cut = { ...bindings, DB: losing(failing).bindings.DB };
		vi.spyOn(console, "error").mockImplementation(() => undefined);
		expect([202, 503]).toContain((await askFor(finder.uuid, body, { bindings: cut })).status);
		await accepted(askFor(finder.uuid, body, { bindings }));
		await bring();
		expect([failing, mails.length]).toEqual([failing, 1]);
	}
	expect(await rows()).toHaveLength(3);
});

test("one network's burst is stopped, at whichever finders", async () => {
	const ids = Array.from({ length: 14 }, (_, at) => toFinderUuid(new Uint8Array(10).fill(at)));
	const replies = await withinOneMinute((attempt) => {
		const headers = { "cf-connecting-ip": `198.51.100.${attempt}` };
		return Promise.all(ids.map((uuid) => askFor(uuid, {}, { headers })));
	});
	const stopped = replies.filter(({ status }) => status === 429);
	expect(stopped).toHaveLength(4);
	expect(stopped[0]?.headers.get("retry-after")).toBe("60");
});
