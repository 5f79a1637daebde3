import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAdministrator, makeCompany, makeFinders } from "#scripts/bench/shop.ts";
import { openDatabase } from "#worker/db/database.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";

const ISOLATES = 8;
const SIDE_BY_SIDE = 10;

let platform: Platform;
let token: string;
let uuids: string[];

beforeAll(async () => {
	// The cache's time stands still: no copy ends by itself, and no purge is added to those that are used up.
	const now = Date.now();
	platform = await startPlatform({ isolates: ISOLATES, publicOrigin: "https://finder.test", cacheNow: () => now });
	token = await makeAdministrator(platform.env);
	uuids = await makeFinders(platform.env, await makeCompany(openDatabase(platform.env.DB), []), 2);
	await platform.takeReport();
});

afterAll(() => platform?.close());

const address = (at: number) => `/finder/v1/${uuids[at]}`;
const headers = () => ({ authorization: `Bearer ${token}`, "content-type": "application/json" });

async function save(title: string, isolate: number): Promise<number> {
	const [{ id, version } = { id: 0, version: 0 }] = (
		await platform.env.DB.prepare("SELECT id, version FROM finders WHERE uuid = ?")
			.bind(uuids[0])
			.all<{ id: number; version: number }>()
	).results;
	const body = JSON.stringify({ finderId: id, version, title: `<p>${title}</p>` });
	return (await platform.call("/admin/api/config/settings/edit", { method: "POST", headers: headers(), body }, isolate))
		.status;
}

test("visitors at eight places, ten of them at once, run the worker once", async () => {
	const places = Array.from({ length: ISOLATES * SIDE_BY_SIDE }, (_, at) => at % ISOLATES);
	const answers = await Promise.all(places.map((place) => platform.visit(address(0), place)));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	const { invocations } = await platform.takeReport();
	expect(invocations.map(({ name }) => name)).toEqual([`GET ${address(0)}`]);
	expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
});

test("a change saved in one isolate is seen at all places at once, until the account has no purge left", async () => {
	const seen = async () => {
		const places = Array.from({ length: ISOLATES }, (_, place) => place);
		const texts = await Promise.all(places.map(async (place) => (await platform.visit(address(0), place)).text()));
		return [...new Set(texts.map((text) => /Title \d/.exec(text)?.[0]))];
	};
	await platform.visit(address(1));
	for (const at of [1, 2, 3]) {
		expect(await save(`Title ${at}`, at)).toBe(200);
		await expect.poll(seen).toEqual([`Title ${at}`]);
	}
	expect((await platform.visit(address(1))).headers.get("cf-cache-status")).toBe("HIT");
	while ((await platform.cache.purge({ tags: ["nothing"] })).success);
	const refused = platform.cache.refused();
	expect(await save("Title 4", 0)).toBe(200);
	await expect.poll(platform.cache.refused).toBeGreaterThan(refused);
	expect(await seen()).toEqual(["Title 3"]);
});
