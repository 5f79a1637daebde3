import { createExecutionContext } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import {
	finderBody,
	givenAssortment,
	givenCatalogue,
	givenFinder,
	givenUser,
	golfShard,
} from "#tests/support/world.ts";
import { checkCarRequests } from "#worker/car-requests/check-car-requests.usecases.ts";
import { openDatabase } from "#worker/db/database.ts";
import { cleanUp } from "#worker/jobs/clean-up.usecases.ts";
import { runFrequent } from "#worker/jobs/frequent.usecases.ts";
import { createVisitRepository } from "#worker/statistics/visit.repository.ts";
import { NO_VISITS } from "#worker/statistics/visit.rules.ts";
import { givenGolf } from "./car-requests/asking.ts";

afterEach(() => vi.restoreAllMocks());

test("no query of a shop or a visitor walks a big table", async () => {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	const series = await givenAssortment({ sizes: [18, 26], allowedTo: [companyId] });
	await givenAssortment({ kind: "adapter" });
	await givenCatalogue(golfShard());
	await givenGolf();
	const finder = await givenFinder(token, { registrations: ["vin"], carRequests: true });
	vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json({ Results: [] }));
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const prices = { finderId: finder.id, specialPricing: { [series.wipers[0]!.id]: 5 } };
	const replies = [
		await send(`/finder/v1/${finder.uuid}`),
		await send("/finder/v1/vehicles/500"),
		await send(`/finder/v1/${finder.uuid}/events`, { event: "ready" }),
		await send(`/finder/v1/${finder.uuid}/vehicles`, { registration: "5UXWX7C50BA000000" }),
		await send(`/finder/v1/${finder.uuid}/car-requests`, { vehicle: "500-2016", email: "a@b.example" }),
		await send("/finder/car-request?token=x"),
		await send(`/finder/test/${finder.uuid}`),
		await send("/admin/api/user/current"),
		await send("/admin/api/config/list", { search: "x", sortField: "label" }),
		await send("/admin/api/config/save", finderBody()),
		await send(`/admin/api/config/save/${finder.id}`, finder),
		await send(`/admin/api/config/${finder.id}`),
		await send(`/admin/api/config/${finder.id}/seen`),
		await send(`/admin/api/config/${finder.id}/car-requests`, { search: "x" }),
		await send(`/admin/api/config/${finder.id}/car-requests/remove`, { key: "500-2016" }),
		await send("/admin/api/pricing/info", { finderId: finder.id }),
		await send("/admin/api/pricing/save-special/front", prices),
		await send("/admin/api/user/token-revoke", {}),
		await send("/api/login-check", { username: "nobody", password: "nothing" }),
	];
	expect(replies.map(({ status }) => status)).toEqual([
		200, 200, 204, 200, 202, 404, 200, 200, 200, 201, 200, 200, 200, 200, 200, 200, 200, 200, 401,
	]);
	const day = { uuid: finder.uuid, origin: "https://shop.example", day: 1 };
	const visit = { ...day, lastSeenAt: 1, counts: { ...NO_VISITS, ready: 1 } };
	const arm = { ...day, variantId: 500, year: 2016, armType: "bayonet" as const, count: 1 };
	await createVisitRepository(openDatabase(recorded(statements).DB)).add(
		[{ id: "a", counts: [visit], arms: [arm] }],
		Date.now(),
	);
	expect(statements.size).toBeGreaterThan(20);
	expect(await scans(statements)).toEqual([]);
});

test("no query of an import's life walks a big table", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const statements = new Set<string>();
	const send = sender(token, recorded(statements));
	const path = "/admin/api/catalogue/import";
	const mapping = { columns: { brand: 0, model: 1, year: 2, driver: 3, passenger: 4 } };
	const open = (digit: string) => send(path, { fileHash: digit.repeat(64), parts: 1, rows: 3, mapping });
	const rows = [
		[2, "Saab", "9-5", "1999-2011", "24", "19"],
		[3, "Saab", "95", "1968-1973", "11", "11"],
		[4, "Saab", "96", "never", "11", "11"],
	];
	const { id } = (await open("a")).body;
	const abandoned = (await open("b")).body.id;
	const replies = [
		await send(`${path}/${id}/rows`, { part: 1, rows }),
		await send(`${path}/${id}`),
		await send(`${path}/list`, { states: ["receiving", "building"], sortField: "updatedAt" }),
		await send(`${path}/layout`, { header: ["make", "model"] }),
		await send(`${path}/${id}/errors`, {}),
		await send(`${path}/${id}/errors.csv`),
		await send(`${path}/${id}/difference`, {}),
		await send(`${path}/${id}/activate`, {}),
		await send(`${path}/${abandoned}/discard`, {}),
		await send("/admin/api/catalogue/version/list", {}),
	];
	const version = replies.at(-1)?.body.data[0].id;
	replies.push(await send(`/admin/api/catalogue/version/activate/${version}`, {}));
	expect(replies.map(({ status }) => status)).toEqual(Array(replies.length).fill(200));
	// Corrections are few, and are applied to a version as a whole.
	const walks = (await scans(statements)).filter((scan) => !/^SCAN (fitment|alias)_corrections/.test(scan));
	expect(walks).toEqual([]);
});

test("the nightly sweep and the job of every ten minutes find what has ended by index", async () => {
	const statements = new Set<string>();
	await cleanUp(recorded(statements), Date.now());
	await runFrequent({ ...recorded(statements), SESSIONS_VALID_FROM: "2026-11-21T12:00:00Z" }, Date.now());
	await checkCarRequests(recorded(statements), Date.now(), createExecutionContext());
	expect((await scans(statements)).filter((scan) => !scan.includes("version_brands"))).toEqual([]);
});
