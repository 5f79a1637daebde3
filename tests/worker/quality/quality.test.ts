import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { imported } from "#tests/support/catalogue-import.ts";
import { recorded, scans, sender } from "#tests/support/query-plans.ts";
import { call, get, givenAssortment, givenUser } from "#tests/support/world.ts";

const FILE = `make,model,year,driver_in,passenger_in,rear_in
Saab,9-5,1999-2003,26,18,
Saab,9-5,2001-2003,24,19,
Saab,9-5,2006-2009,26,18,
Saab,900,1980-1993,16,,
Volvo,V70,2000-2007,26,18,14
Volvo,V60,2010-,,,
`;

async function givenReport() {
	const admin = await givenUser("ROLE_ADMIN");
	await givenAssortment({ sizes: [16, 18, 26] });
	await givenAssortment({ kind: "rear", sizes: [12] });
	await imported(admin.token, FILE);
	const list = async (body: object = {}) =>
		(await call("/admin/api/catalogue/quality", { token: admin.token, body })).body;
	return { ...admin, list };
}

type Row = { kind: string; brand: { name: string }; model: { name: string }; yearFrom: number; yearTo: number | null };
const short = ({ data }: { data: Row[] }) =>
	data.map(({ kind, model, yearFrom, yearTo }) => `${kind} ${model.name} ${yearFrom}-${yearTo ?? ""}`);

test("what is worth a look is found, counted and told apart", async () => {
	const { list } = await givenReport();
	const report = await list({ pageSize: 50 });
	expect(report.totals).toEqual({ options: 1, hole: 1, year: 0, missing: 2, size: 3 });
	expect(short(await list({ kind: "options" }))).toEqual(["options 9-5 2001-2003"]);
	expect(short(await list({ kind: "hole" }))).toEqual(["hole 9-5 2004-2005"]);
	expect((await list({ kind: "missing" })).data).toMatchObject([
		{ model: { name: "900" }, position: "passenger" },
		{ model: { name: "V60" }, position: "both" },
	]);
	expect((await list({ kind: "size" })).data).toMatchObject([
		{ position: "rear", size: 14, spans: 1, model: { name: "V70" } },
		{ position: "front", size: 19, spans: 1, model: { name: "9-5" } },
		{ position: "front", size: 24, spans: 1 },
	]);
	expect((await list({ search: "VOLVO" })).totalItemCount).toBe(2);
	expect((await list({ pageSize: 1, page: 3 })).data).toHaveLength(1);
});

test("a size is no longer missing once an assortment has it", async () => {
	const { list } = await givenReport();
	await list();
	await givenAssortment({ sizes: [19, 24] });
	expect((await list({ kind: "size" })).data).toMatchObject([{ position: "rear", size: 14 }]);
});

test("variants that differ only in their steering or note are told apart", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const rows = ["left,", "right,", "left,from 03/2008"].map((variant) => `Saab,900,1980-1993,16,${variant}\n`);
	await imported(token, `make,model,year,driver_in,steering,note\n${rows.join("")}`);
	const { data } = (await call("/admin/api/catalogue/quality", { token, body: { kind: "missing" } })).body;
	expect(data).toMatchObject([
		{ steering: "left", note: "" },
		{ steering: "left", note: "from 03/2008" },
		{ steering: "right", note: "" },
	]);
	expect(new Set(data.map(({ variantId }: { variantId: number }) => variantId)).size).toBe(3);
});

test("the report is a file too, as the language's spreadsheets open it", async () => {
	const { token } = await givenReport();
	const { text, headers } = await get("/admin/api/catalogue/quality/export", { token });
	expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
	const lines = text.trim().split("\r\n");
	expect(lines[0]).toContain("kind,brand,model");
	expect(lines).toContain("options,Saab,9-5,,2001,2003,,,2,");
	expect(lines).toHaveLength(8);
	expect(headers.get("x-row-count")).toBe("7");
	const german = await get("/de/admin/api/catalogue/quality/export", { token });
	expect(german.text).toContain("\r\noptions;Saab;9-5;;2001;2003;;;2;\r\n");
});

test("without a catalogue there is nothing to report", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	expect((await call("/admin/api/catalogue/quality", { token })).body).toEqual({
		...{ data: [], totalItemCount: 0, totals: { options: 0, hole: 0, year: 0, missing: 0, size: 0 } },
	});
});

test("no query of the report walks a big table", async () => {
	const { token } = await givenReport();
	const statements = new Set<string>();
	expect((await sender(token, recorded(statements))("/admin/api/catalogue/quality", {})).status).toBe(200);
	expect(await scans(statements)).toEqual([]);
});

test("after a correction the report reads the shards of one piece again, and what it has found of the others", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const names = Array.from({ length: 120 }, (_, index) => `Brand ${index + 100}`);
	await imported(
		token,
		`make,model,year,driver_in,passenger_in\n${names.map((name) => `${name},A,2001-2003,26,\n`).join("")}`,
	);
	const reads: string[] = [];
	const MEDIA: R2Bucket = Object.assign(Object.create(env.MEDIA), {
		get: (key: string) => {
			reads.push(key.split("/")[0] ?? "");
			return env.MEDIA.get(key);
		},
		head: (key: string) => env.MEDIA.head(key),
		put: (key: string, body: ArrayBuffer) => env.MEDIA.put(key, body),
	});
	const send = sender(token, { ...env, MEDIA });
	const report = async () => {
		reads.length = 0;
		const { body } = await send("/admin/api/catalogue/quality", { pageSize: 100, kind: "missing" });
		const shards = reads.filter((kind) => kind === "shards").length;
		return { body, shards, stored: reads.length - shards };
	};
	const first = await report();
	expect([first.body.totalItemCount, first.shards, first.stored]).toEqual([120, 120, 4]);
	expect(first.body.data.map(({ brand }: Row) => brand.name)).toEqual(names.slice(0, 100));
	expect(await report()).toEqual({ body: first.body, shards: 0, stored: 1 });

	const [{ variantId }] = first.body.data.slice(60);
	const options = [{ driver: [26], passenger: [18] }];
	const correction = { variantId, yearFrom: 2001, yearTo: 2003, options };
	expect((await call("/admin/api/catalogue/correct", { token, body: correction })).status).toBe(200);
	const next = await report();
	expect([next.body.totalItemCount, next.shards, next.stored]).toEqual([119, 50, 4]);
	expect(next.body.data).toEqual([...first.body.data.slice(0, 60), ...first.body.data.slice(61), expect.anything()]);
});
