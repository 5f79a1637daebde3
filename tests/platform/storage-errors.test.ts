import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAdministrator, makeCompany, makeFinders } from "#scripts/bench/shop.ts";
import { png } from "#tests/support/images.ts";
import { openDatabase } from "#worker/db/database.ts";
import { D1_ERRORS, R2_ERRORS } from "./bench/limits.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";
import type { Storage } from "./bench/rules.ts";

/** More than a call has, tries included. */
const ALL = 100;

let platform: Platform;
let authorization: string;
let uuid: string;

beforeAll(async () => {
	platform = await startPlatform();
	authorization = `Bearer ${await makeAdministrator(platform.env)}`;
	const companyId = await makeCompany(openDatabase(platform.env.DB), []);
	[uuid = ""] = await makeFinders(platform.env, companyId, 1);
});

afterAll(() => platform?.close());

const visit = () => platform.call(`/finder/v1/${uuid}`);
const readShard = () => platform.call("/finder/v1/shards/AAAAAAAAAAAAAAAA");
const readPicture = () => platform.call(`/uploads/images/finder/${"0".repeat(64)}.png`);
const readUser = () => platform.call("/admin/api/user/current", { headers: { authorization } });
const list = () => post("/admin/api/company/list", { page: 1, pageSize: 10 });
const create = () => post("/admin/api/brand/save", { name: "Silblade" });

function post(path: string, body: object): Promise<Response> {
	const headers = { authorization, "content-type": "application/json" };
	return platform.call(path, { method: "POST", headers, body: JSON.stringify(body) });
}

function upload(): Promise<Response> {
	const body = new FormData();
	body.set("file", new File([png()], "a.png", { type: "image/png" }));
	return platform.call("/upload-image", { method: "POST", headers: { authorization }, body });
}

type Call = [name: string, call: () => Promise<Response>];

/** Each call while every call of the storage (with this in it) fails. */
async function failing(calls: Call[], storage: Storage, message: string, containing = ""): Promise<unknown[]> {
	const answers: unknown[] = [];
	for (const [name, call] of calls) {
		await platform.setRules({ fault: { storage, message, containing, times: ALL } });
		const { status, headers } = await call();
		answers.push([name, status, headers.get("retry-after")]);
	}
	await platform.setRules({ fault: null });
	return answers;
}

const unavailable = (calls: Call[]) => calls.map(([name]) => [name, 503, "2"]);

test.each(D1_ERRORS)("D1 says %j: 503 with Retry-After", async (message) => {
	const calls: Call[] = [
		["visit", visit],
		["user", readUser],
		["list", list],
		["create", create],
	];
	expect(await failing(calls, "d1", message)).toEqual(unavailable(calls));
	expect(await failing([["create", create]], "d1", message, "insert into")).toEqual(unavailable([["create", create]]));
});

test.each(R2_ERRORS)("R2 says %j: 503 with Retry-After", async (message) => {
	const reading: Call[] = [
		["shard", readShard],
		["picture", readPicture],
	];
	const writing: Call[] = [
		["visit", visit],
		["upload", upload],
	];
	expect(await failing(reading, "r2", `get: ${message}`, "get ")).toEqual(unavailable(reading));
	expect(await failing(writing, "r2", `head: ${message}`, "head ")).toEqual(unavailable(writing));
	expect(await failing(writing, "r2", `put: ${message}`, "put ")).toEqual(unavailable(writing));
});

test("after all of them the same calls go through", async () => {
	expect((await Promise.all([visit(), readUser(), list(), upload()])).map(({ status }) => status)).toEqual([
		200, 200, 200, 200,
	]);
});
