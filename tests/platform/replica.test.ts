import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeAdministrator, makeFinders } from "#scripts/bench/shop.ts";
import { finderInputSchema } from "#worker/finders/finder.schema.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";

/** Later than any test takes. */
const LAG_MS = 3_600_000;
const COMPANY = 1;

let platform: Platform;
let token: string;
let uuid: string;

beforeAll(async () => {
	platform = await startPlatform({ isolates: 2, replica: true });
	token = await makeAdministrator(platform.env);
	[uuid = ""] = await makeFinders(platform.env, COMPANY, 1);
	await platform.fillReplica();
});

afterAll(() => platform?.close());

beforeEach(() => platform.setRules({ lagMs: LAG_MS }));

const catchUp = () => platform.setRules({ lagMs: 0 });

async function ask(path: string, body?: object, isolate = 0) {
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
	const response = await platform.call(`/admin/api/${path}`, init, isolate);
	return { status: response.status, body: JSON.parse(await response.text()) };
}

const finder = { ...finderInputSchema.parse({ label: "first" }), companyId: COMPANY };
const user = { username: "newcomer", email: "newcomer@shop.example", roles: ["ROLE_CUSTOMER"], company: COMPANY };

/** What can be made, listed, opened and changed: its call, an input, and the field that the list shows. */
const KINDS = [
	{ path: "brand", input: { name: "first" }, field: "name", list: "brand" },
	{ path: "company", input: { title: "first", allowedFrontAssortments: [] }, field: "title", list: "company/list" },
	{ path: "user", input: { ...user, name: "first", newPassword: "secret1" }, field: "name", list: "user" },
	{ path: "content", input: { title: "first", contentType: "article" }, field: "title", list: "content/list" },
	{ path: "config", input: finder, field: "label", list: "config/list" },
] as const;

test.each(KINDS)(
	"a saved $path is read back at once, in list, detail and log, and from another place",
	async (kind) => {
		const { path, input, field, list } = kind;
		const { status, body: created } = await ask(`${path}/save`, input);
		expect(status).toBe(201);
		const saved = await ask(`${path}/save/${created.id}`, { ...created, [field]: "second" });
		expect(saved.status).toBe(200);
		for (const isolate of [0, 1]) {
			const listed = await ask(list, {}, isolate);
			const shown = listed.body.data.find(({ id }: { id: number }) => id === created.id);
			expect([isolate, shown?.[field]]).toEqual([isolate, "second"]);
			if (path !== "brand") expect((await ask(`${path}/${created.id}`, undefined, isolate)).body[field]).toBe("second");
			const log = await ask("audit/list", {}, isolate);
			expect(log.body.data[0]).toMatchObject({ action: "update", entityId: String(created.id) });
		}
	},
);

test("the replica answers what follows the look-up of the session, but while it lags the primary does", async () => {
	const places = async (path: string) => {
		await platform.takeReport();
		await ask(path, {});
		const { invocations } = await platform.takeReport();
		return invocations.flatMap(({ calls }) => calls.map(({ operation }) => operation));
	};
	await ask("brand/save", { name: "Silblade" });
	expect(await places("company/list")).toEqual(["query", "batch"]);
	await catchUp();
	expect(await places("company/list")).toEqual(["query", "replica batch"]);
});

test("visitors get what the nearest copy has, a removed finder until it is gone there, and a new one at once", async () => {
	const visit = async (of: string, isolate: number) => (await platform.call(`/finder/v1/${of}`, {}, isolate)).status;
	const { data } = (await ask("config/list", { search: "Finder 0" })).body;
	expect((await ask("config/remove", { id: data[0].id })).status).toBe(200);
	const [unknownToReplica = ""] = await makeFinders(platform.env, COMPANY, 1);
	expect([await visit(uuid, 0), await visit(unknownToReplica, 0)]).toEqual([200, 200]);
	await catchUp();
	expect(await visit(uuid, 1)).toBe(404);
});

test("the answer that an import is activated has what its run has written", async () => {
	const mapping = { columns: { brand: 0, model: 1, year: 2, driver: 3 }, unit: "inch" };
	const { body: created } = await ask("catalogue/import", { fileHash: "c".repeat(64), parts: 1, rows: 1, mapping });
	await ask(`catalogue/import/${created.id}/rows`, { part: 1, rows: [[2, "Saab", "9-5", "2003", "24"]] });
	await catchUp();
	await ask("brand", {});
	await platform.setRules({ lagMs: LAG_MS });
	let answer = await ask(`catalogue/import/${created.id}/activate`, {});
	while (answer.status === 202) answer = await ask(`catalogue/import/${created.id}/activate`, {});
	expect(answer).toMatchObject({ status: 200, body: { active: true, stats: { imported: 1 } } });
});

test("who is signed out is out at once, wherever the next call arrives", async () => {
	expect((await ask("user/current", undefined, 1)).status).toBe(200);
	expect((await ask("user/token-revoke", {})).status).toBe(200);
	expect((await ask("user/current", undefined, 1)).status).toBe(401);
});
