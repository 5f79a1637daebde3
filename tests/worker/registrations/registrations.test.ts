import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { imported } from "#tests/support/catalogue-import.ts";
import { withinOneMinute } from "#tests/support/one-minute.ts";
import { ask, call, db, get, givenCatalogue, givenFinder, givenUser, golfShard } from "#tests/support/world.ts";
import { registrationLookupsTable } from "#worker/db/schema/finder.table.ts";
import { USER_AGENT } from "#worker/http/request-outside.ts";
import { cleanUp } from "#worker/jobs/clean-up.usecases.ts";
import { LOOKUPS_A_DAY } from "#worker/registrations/registration-lookup.repository.ts";

const PLATE = "12-RSL-9";
const GOLF = [{ merk: "VOLKSWAGEN", handelsbenaming: "VOLKSWAGEN GOLF", datum_eerste_toelating: "20160512" }];
const DAY = 86_400_000;
let requests: string[] = [];
let sent: Record<string, string>[] = [];

/** The registers are other people's servers. */
function registersAnswer(body: unknown, status = 200): void {
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
		requests.push(String(input));
		sent.push(Object.fromEntries(new Headers(init?.headers)));
		return Response.json(body, { status });
	});
}

beforeEach(() => {
	[requests, sent] = [[], []];
	registersAnswer(GOLF);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

async function givenLookingFinder(parts: Record<string, unknown> = { registrations: ["vin", "nl_plate"] }) {
	await givenCatalogue(golfShard());
	const { token } = await givenUser("ROLE_CUSTOMER");
	return { token, finder: await givenFinder(token, parts) };
}
const lookUp = (uuid: string, body: unknown = { registration: PLATE }, headers: Record<string, string> = {}) =>
	call(`/finder/v1/${uuid}/vehicles`, {
		body,
		headers: { "content-type": "text/plain", origin: "https://shop.example", ...headers },
	});
const counts = () => db.select().from(registrationLookupsTable);

test("a number plate leads to the cars of the catalogue that it may be, on any page, without being kept", async () => {
	const { finder } = await givenLookingFinder();
	const { status, body, headers } = await lookUp(finder.uuid);
	expect([status, headers.get("access-control-allow-origin"), headers.get("cache-control")]).toEqual([
		200,
		"*",
		"no-store",
	]);
	expect(body.data).toEqual(
		[2016, 2015].map((year) => ({
			brand: { id: 5, name: "Volkswagen" },
			model: { id: 50, name: "Golf" },
			year,
		})),
	);
	expect(requests).toEqual([expect.stringContaining(`${env.NL_PLATE_SERVICE}/resource/`)]);
	expect(await counts()).toEqual([expect.objectContaining({ finderId: finder.id, count: 1 })]);
	await lookUp(finder.uuid, { registration: "5UXWX7C50BA000000" });
	expect(requests[1]).toBe(`${env.VIN_SERVICE}/api/vehicles/DecodeVINValuesBatch/`);
	expect(sent.map((headers) => headers["user-agent"])).toEqual([USER_AGENT, USER_AGENT]);
	expect((await counts())[0]?.count).toBe(2);
});

test("a car of a brand that the catalogue doesn't have is no car of another brand with this model", async () => {
	const { finder } = await givenLookingFinder();
	registersAnswer([{ ...GOLF[0], merk: "TRABANT", handelsbenaming: "GOLF" }]);
	expect((await lookUp(finder.uuid)).body).toEqual({ data: [] });
	registersAnswer([]);
	expect((await lookUp(finder.uuid)).body).toEqual({ data: [] });
});

test("only what the finder looks up leaves the house", async () => {
	const { finder } = await givenLookingFinder({ registrations: ["vin"] });
	const silent = await givenLookingFinder({});
	for (const [uuid, body] of [
		[finder.uuid, { registration: PLATE }],
		[finder.uuid, { registration: "golf 7" }],
		[silent.finder.uuid, { registration: "5UXWX7C50BA000000" }],
		[finder.uuid, { registration: "5UXWX7C50BA000000", more: 1 }],
		[finder.uuid, { registration: ["5UXWX7C50BA000000"] }],
		[finder.uuid, "5UXWX7C50BA000000"],
		[finder.uuid, null],
	]) {
		const reply = await lookUp(uuid, body);
		expect([reply.status, reply.body.error.fields]).toEqual([
			400,
			[{ path: "registration", code: "registrations.malformed" }],
		]);
	}
	expect((await lookUp(finder.uuid, { registration: "5".repeat(2000) })).status).toBe(413);
	for (const uuid of ["00000000-0000-0000-0000-000000000000", "x"])
		expect((await lookUp(uuid)).body.error.code).toBe("finders.not_available");
	expect([requests, await counts()]).toEqual([[], []]);
});

test("a page that the shop doesn't allow looks nothing up", async () => {
	const { finder } = await givenLookingFinder({
		registrations: ["nl_plate"],
		allowedOrigins: ["https://shop.example"],
	});
	expect((await lookUp(finder.uuid, undefined, { origin: "https://evil.example" })).status).toBe(404);
	expect((await lookUp(finder.uuid)).status).toBe(200);
});

test("a register that fails is said to be out of reach, and no log names the plate", async () => {
	const { finder } = await givenLookingFinder();
	const lines = ["error", "warn", "info", "log"].map((name) =>
		vi.spyOn(console, name as "error").mockImplementation(() => undefined),
	);
	registersAnswer({ message: "throttled" }, 429);
	const { status, body, headers } = await lookUp(finder.uuid);
	expect([status, body.error.code, headers.get("retry-after")]).toEqual([503, "registrations.unavailable", "30"]);
	expect(headers.get("access-control-expose-headers")).toBe("Retry-After");
	expect(headers.get("access-control-allow-origin")).toBe("*");
	expect(lines.map((spy) => spy.mock.calls.join()).join()).not.toMatch(/12-?RSL-?9/i);
});

test("a finder looks up so many registrations a day and no more, also at the same time", async () => {
	// The day doesn't end meanwhile.
	vi.useFakeTimers({ toFake: ["Date"] });
	const { finder } = await givenLookingFinder();
	await lookUp(finder.uuid);
	await db.update(registrationLookupsTable).set({ count: LOOKUPS_A_DAY - 3 });
	const replies = await Promise.all(Array.from({ length: 20 }, () => lookUp(finder.uuid)));
	expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
	expect(replies.filter(({ status }) => status === 429)).toHaveLength(17);
	expect(requests).toHaveLength(4);
	vi.setSystemTime(Date.now() + DAY);
	expect((await lookUp(finder.uuid)).status).toBe(200);
	vi.setSystemTime(Date.now() + 40 * DAY);
	await cleanUp(env, Date.now());
	expect(await counts()).toEqual([]);
});

test("one address looks up ten a minute", async () => {
	const { finder } = await givenLookingFinder();
	const lookUpOften = async (attempt: number) => {
		const from = { "cf-connecting-ip": `2001:db8:77:${attempt}::1` };
		const statuses: number[] = [];
		for (let at = 0; at < 12; at++) statuses.push((await lookUp(finder.uuid, undefined, from)).status);
		return statuses;
	};
	expect(await withinOneMinute(lookUpOften)).toEqual([...Array(10).fill(200), 429, 429]);
});

const KEY_NUMBER = "0003/AAA";
/** Made up. */
const FILE = "make,model,body,year_from,year_to,driver_in,HSN,TSN\nVolkswagen,Golf,estate,2013,2019,26,3,AAA AAB\n";

async function givenKeyNumbers() {
	const { token } = await givenUser("ROLE_ADMIN");
	await imported(token, FILE);
	const { token: shop } = await givenUser("ROLE_CUSTOMER");
	return givenFinder(shop, { registrations: ["de_key_number"] });
}

test("a German key number leads to the catalogue's cars with their years, and to nobody else's server", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const { id, uuid } = await givenKeyNumbers();
	const car = {
		brand: { name: "Volkswagen" },
		model: { name: "Golf" },
		year: null,
		years: [2013, 2019],
		body: "estate",
	};
	for (const registration of [KEY_NUMBER, "0003 aab000123"]) {
		const { status, body, headers } = await lookUp(uuid, { registration });
		expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
		expect(body.data).toMatchObject([car]);
	}
	expect((await lookUp(uuid, { registration: "0003/ZZZ" })).body).toEqual({ data: [] });
	expect([requests, await counts()]).toEqual([[], [expect.objectContaining({ finderId: id, count: 3 })]]);
	expect((await lookUp(uuid, { registration: PLATE })).status).toBe(400);
	await db.update(registrationLookupsTable).set({ count: LOOKUPS_A_DAY });
	const { status, headers } = await lookUp(uuid, { registration: KEY_NUMBER });
	const left = Math.ceil((DAY - (Date.now() % DAY)) / 1000);
	expect([status, headers.get("retry-after")]).toEqual([429, String(left)]);
});

test("the United Kingdom's register is asked with this system's key; without one nothing is offered or asked", async () => {
	registersAnswer({ make: "VOLKSWAGEN", yearOfManufacture: 2016 });
	const { token, finder } = await givenLookingFinder({ registrations: ["uk_plate", "nl_plate"] });
	const other = await givenFinder(token, { registrations: ["uk_plate"] });
	const withKey: Env = { ...env, UK_PLATE_KEY: "secret" };
	const request = (path: string, init: RequestInit = {}) =>
		new Request(`https://finder.test${path}`, { headers: { authorization: `Bearer ${token}` }, ...init });
	const plate = (uuid: string) =>
		request(`/finder/v1/${uuid}/vehicles`, { method: "POST", body: '{"registration":"AA19 AAA"}' });
	const offered = async (bindings?: Env) => (await ask(request("/admin/api/config/registrations"), bindings)).body.data;
	expect(await offered()).toEqual(["vin", "nl_plate", "de_key_number"]);
	expect((await get(`/finder/v1/${finder.uuid}`)).body.registrations).toEqual(["nl_plate"]);
	expect([(await ask(plate(finder.uuid))).status, requests]).toEqual([400, []]);
	expect(await offered(withKey)).toEqual(["vin", "nl_plate", "uk_plate", "de_key_number"]);
	const { status, body } = await ask(plate(other.uuid), withKey);
	expect([status, body.data]).toMatchObject([200, [{ model: { name: "Golf" }, year: 2016 }]]);
	expect(requests).toEqual([`${env.UK_PLATE_SERVICE}/vehicle-enquiry/v1/vehicles`]);
	expect(sent).toEqual([expect.objectContaining({ "x-api-key": "secret", "user-agent": USER_AGENT })]);
});
