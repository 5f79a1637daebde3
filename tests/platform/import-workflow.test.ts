import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeAdministrator } from "#scripts/bench/shop.ts";
import { scanFile } from "#worker/catalogue/import/fitment-file.rules.ts";
import { fileParts } from "#worker/imports/import-file.rules.ts";
import { FREQUENT_CRON } from "#worker/jobs/frequent.rules.ts";
import { type Platform, startPlatform } from "./bench/platform.ts";

const PATH = "/admin/api/catalogue/import";

let platform: Platform;
let token: string;

beforeAll(async () => {
	platform = await startPlatform();
	token = await makeAdministrator(platform.env);
});

afterAll(() => platform?.close());

beforeEach(() => platform.setRules({ delayMs: 0, fault: null }));

async function post(path: string, body: object = {}) {
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const answer = await platform.call(`${PATH}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
	return { status: answer.status, body: JSON.parse(await answer.text()) };
}

async function* bytesOf(text: string) {
	yield new TextEncoder().encode(text);
}

/** A received file of a car, over the version that is active now. */
async function givenSentImport(inches: number): Promise<number> {
	const text = `make,model,year,driver_in,passenger_in\nSaab,9-5,2005-2012,${inches},19\n`;
	const file = await scanFile(bytesOf(text));
	if (!file.ok) throw new Error(file.code);
	const { fileHash, mapping, parts } = file;
	const { id } = (await post("", { fileHash, mapping, parts, rows: 1, options: { mode: "replace" } })).body;
	for await (const part of fileParts(bytesOf(text), mapping)) await post(`/${id}/rows`, part);
	return id;
}

/** Activates an import, in as many calls as it takes. */
async function activate(id: number) {
	for (;;) {
		const answer = await post(`/${id}/activate`);
		if (answer.status !== 202) return answer;
	}
}

const stateOf = (id: number) =>
	platform.env.DB.prepare("SELECT state, activation ->> '$.run' AS run FROM catalogue_imports WHERE id = ?")
		.bind(id)
		.first<{ state: string; run: string | null }>();
const ended = (id: number) =>
	expect.poll(() => stateOf(id), { timeout: 30_000, interval: 100 }).toEqual({ state: "activated", run: null });
const activeImport = () =>
	platform.env.DB.prepare(
		"SELECT v.import_id FROM catalogue_state s JOIN catalogue_versions v ON v.id = s.active_version_id",
	).first("import_id");

const OVERLOADED = { storage: "d1", message: "D1 DB is overloaded. Too many requests queued.", times: 1 } as const;

/** One that was cut off before its run had an instance. */
const cutOff = (id: number) =>
	platform.env.DB.prepare(
		`UPDATE catalogue_imports SET activation = json_object('run', 'import-of-nobody', 'at', ?2, 'done', 0, 'total', 0,
			'by', json_object('userId', (SELECT min(id) FROM users), 'impersonatedBy', NULL)) WHERE id = ?1`,
	)
		.bind(id, Date.now())
		.run();

test("an activation goes on when its caller has gone", async () => {
	const id = await givenSentImport(20);
	await platform.setRules({ delayMs: 80 });
	const caller = new AbortController();
	const headers = { authorization: `Bearer ${token}` };
	const answer = platform.call(`${PATH}/${id}/activate`, { method: "POST", headers, signal: caller.signal });
	const gone = expect(answer).rejects.toThrow();
	await expect.poll(async () => (await stateOf(id))?.run ?? null, { interval: 20 }).not.toBeNull();
	caller.abort();
	await gone;
	await ended(id);
	expect(await activeImport()).toBe(id);
	const { invocations } = await platform.takeReport();
	const moving = invocations.filter(({ calls }) => calls.some(({ text }) => /update "catalogue_state"/.test(text)));
	expect(moving.map(({ name }) => name)).toEqual([expect.stringMatching(/^workflow import-/)]);
});

test("a storage that fails for a while delays it only", async () => {
	const id = await givenSentImport(21);
	await platform.setRules({ fault: { ...OVERLOADED, containing: "version_brands" } });
	const { status } = await post(`/${id}/activate`);
	expect([200, 202]).toContain(status);
	await ended(id);
	expect((await post(`/${id}/activate`)).body).toMatchObject({ active: true });
});

test("the job of every ten minutes lets another run do what none does", async () => {
	const id = await givenSentImport(22);
	await cutOff(id);
	await platform.runNightly(FREQUENT_CRON);
	await ended(id);
	expect(await activeImport()).toBe(id);
});

test("so does the next call, which waits for it", async () => {
	const id = await givenSentImport(23);
	await cutOff(id);
	const { status, body } = await post(`/${id}/activate`);
	expect([status, body.active]).toEqual([200, true]);
});

test("two administrators who activate two imports at once don't undo each other", async () => {
	const ids = [await givenSentImport(24), await givenSentImport(25)];
	await platform.setRules({ delayMs: 50 });
	const replies = await Promise.all(ids.map(activate));
	await platform.setRules({ delayMs: 0 });
	const won = replies.findIndex(({ status }) => status === 200);
	const lost = replies[1 - won]!;
	expect([lost.status, lost.body.error.code]).toEqual([409, "catalogue.superseded"]);
	expect(await activeImport()).toBe(ids[won]);
	// Asked again, it is refused again: nobody has reviewed it over the version that is active now.
	await platform.runNightly(FREQUENT_CRON);
	expect((await post(`/${ids[1 - won]}/activate`)).body.error.code).toBe("catalogue.superseded");
	expect(await activeImport()).toBe(ids[won]);
});
