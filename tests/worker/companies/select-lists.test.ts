import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { selectListRoutes } from "#worker/companies/select-lists.routes.ts";
import { brandsTable } from "#worker/db/schema/assortment.table.ts";
import { currenciesTable } from "#worker/db/schema/select-lists.table.ts";
import type { AppEnv } from "#worker/http/env.ts";
import { onError } from "#worker/http/on-error.ts";
import { prepare } from "#worker/http/prepare.ts";
import { LOCALES, splitLocale } from "#worker/i18n/locale.rules.ts";

const app = new Hono<AppEnv>({ getPath: (request) => splitLocale(new URL(request.url).pathname).path })
	.use(prepare)
	.route("/", selectListRoutes);
app.onError(onError);

const ask = (path: string, body: unknown = { groups: "form" }) =>
	app.request(
		path,
		{ method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } },
		env,
	);
type Item = { id?: number; iso2?: string; name: string };
const list = async (path: string) => (await (await ask(path)).json<{ data: Item[] }>()).data;

describe("countries", () => {
	test("are all there, with their numeric code", async () => {
		const countries = await list("/country");
		expect(countries).toHaveLength(249);
		expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
		expect(countries).toContainEqual({ id: 276, name: "Germany" });
		expect(countries).toContainEqual({ id: 384, name: "Côte d’Ivoire" });
	});

	test.each([
		["en", "Greece", 300],
		["de", "Österreich", 40],
		["gr", "Ελλάδα", 300],
		["tr", "Türkiye", 792],
		["pl", "Łotwa", 428],
		["ru", "Германия", 276],
	])("are named in %s", async (locale, name, id) => {
		expect(await list(`/${locale}/country`)).toContainEqual({ id, name });
	});

	test("stand in the order of the language", async () => {
		const names = (await list("/de/country")).map(({ name }) => name);
		expect(names.indexOf("Österreich")).toBeLessThan(names.indexOf("Polen"));
		expect(names.slice(0, 2)).toEqual(["Afghanistan", "Ägypten"]);
	});
});

test("languages are the product's own, by its own keys, named in the language of the request", async () => {
	expect((await list("/language")).map(({ iso2 }) => iso2)).toEqual([...LOCALES]);
	expect(await list("/gr/language")).toContainEqual({ iso2: "gr", name: "Ελληνικά" });
	expect(await list("/pl/language")).toContainEqual({ iso2: "de", name: "Niemiecki" });
});

describe("currencies", () => {
	test("are named in the language of the request", async () => {
		expect(await list("/currency")).toContainEqual({ sign: "€", name: "Euro", iso: "EUR" });
		expect(await list("/de/currency")).toContainEqual({ sign: "A$", name: "Australischer Dollar", iso: "AUD" });
		expect(await list("/ru/currency")).toContainEqual({ sign: "zł", name: "Польский злотый", iso: "PLN" });
	});

	test("have each a sign of its own, short enough for a configuration, and the digits of their ISO code", async () => {
		const rows = await drizzle(env.DB).select().from(currenciesTable);
		expect(new Set(rows.map(({ sign }) => sign)).size).toBe(rows.length);
		expect(rows.every(({ sign }) => sign.length > 0 && sign.length <= 8)).toBe(true);
		const digits = Object.fromEntries(rows.map((row) => [row.iso, row.digits]));
		expect(digits).toMatchObject({ EUR: 2, HUF: 2, JPY: 0, KRW: 0, ISK: 0, KWD: 3 });
	});
});

test("brands are the makers of wipers, by name", async () => {
	const names = ["Valeo 10", "Čapek", "bosch", "Valeo 9"];
	const rows = await drizzle(env.DB)
		.insert(brandsTable)
		.values(names.map((name) => ({ name, nameKey: name.toLowerCase() })))
		.returning();
	const idOf = (name: string) => rows.find((row) => row.name === name)?.id;
	expect(await list("/brand")).toEqual(
		["bosch", "Čapek", "Valeo 9", "Valeo 10"].map((name) => ({ id: idOf(name), name })),
	);
});

test("contents are articles or notifications", async () => {
	expect(await list("/content-type")).toEqual([
		{ name: "article", translateName: "content_type.article" },
		{ name: "notification", translateName: "content_type.notification" },
	]);
});

test.each(["/country", "/language", "/currency", "/brand", "/content-type"])(
	"%s takes the group or nothing, and refuses the rest",
	async (path) => {
		expect((await ask(path, {})).status).toBe(200);
		expect((await ask(path, { groups: "all" })).status).toBe(400);
		expect((await ask(path, { companyId: 1 })).status).toBe(400);
	},
);
