import { env } from "cloudflare:workers";
import { type Context, Hono } from "hono";
import { expect, test } from "vitest";
import { givenImport } from "#tests/support/catalogue-import.ts";
import { png } from "#tests/support/images.ts";
import { ask, db, givenFinder, givenUser } from "#tests/support/world.ts";
import { hashToken, newToken } from "#worker/auth/token.ts";
import { carRequestsTable } from "#worker/db/schema/car-request.table.ts";
import { finderVisitsTable } from "#worker/db/schema/finder.table.ts";
import { catalogueStateTable } from "#worker/db/schema/version.table.ts";
import { answerWithin } from "#worker/http/answer-within.ts";
import type { AppEnv } from "#worker/http/env.ts";
import { onError } from "#worker/http/on-error.ts";
import { limitBody } from "#worker/http/read-body.ts";

/** The platform's bindings, with a bucket that rejects every write. */
const withoutBucket = (): Env => {
	const put = () => Promise.reject(new Error("put: We encountered an internal error. Please try again. (10001)"));
	const head = (key: string) => env.MEDIA.head(key);
	const get = (key: string) => env.MEDIA.get(key);
	return { ...env, MEDIA: Object.assign(Object.create(env.MEDIA), { put, head, get }) };
};

test("a database that never answers is 503 with Retry-After in the end", async () => {
	const app = new Hono<AppEnv>().use(answerWithin(20)).get("/", () => new Promise<never>(() => {}));
	app.onError(onError);
	const reply = await app.request("/", {}, env);
	expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "2"]);
});

test("an answer in time is left as it is", async () => {
	const app = new Hono<AppEnv>().use(answerWithin(60_000)).get("/", (c) => c.text("in time"));
	expect(await (await app.request("/", {}, env)).text()).toBe("in time");
});

/** Calls whose body comes in parts, one each 20 ms; without a count it never ends. */
const sendSlowly = (app: Hono<AppEnv>, parts = Number.POSITIVE_INFINITY) => {
	const body = new ReadableStream<Uint8Array>({
		async pull(stream) {
			await new Promise((done) => setTimeout(done, 20));
			if (parts-- > 0) stream.enqueue(new TextEncoder().encode(" "));
			else stream.close();
		},
	});
	return app.request("/", { method: "POST", body }, env);
};

test("a body that is sent slowly takes nothing from the time for its answer, and has its own limit", async () => {
	const withTimes = (ms: number, receiveMs: number, answer: (c: Context<AppEnv>) => Promise<Response>) => {
		const app = new Hono<AppEnv>().use(answerWithin(ms, receiveMs), limitBody).post("/", answer);
		app.onError(onError);
		return app;
	};
	const inTime = async (c: Context<AppEnv>) => c.text("in time");
	// Ten parts take twice the time of the answer, on a busy machine ten times.
	expect((await sendSlowly(withTimes(100, 60_000, inTime), 10)).status).toBe(200);
	expect((await sendSlowly(withTimes(60_000, 200, inTime))).status).toBe(503);
	const hanging = withTimes(100, 60_000, () => new Promise<never>(() => {}));
	expect((await sendSlowly(hanging, 2)).status).toBe(503);
});

/** The platform's bindings, with a bucket that takes no picture in the format of its upload, which comes last. */
const withoutLastWrite = (): Env => {
	const { MEDIA } = withoutBucket();
	const put = (key: string, body: ArrayBuffer, options: R2PutOptions) =>
		key.endsWith(".webp") ? env.MEDIA.put(key, body, options) : MEDIA.put(key, body, options);
	return { ...env, MEDIA: Object.assign(Object.create(MEDIA), { put }) };
};

/** The platform's bindings, with an image service that has no time. */
const withoutImages = (): Env => {
	const info = () => Promise.reject(Object.assign(new Error("The service in this colo is too busy"), { code: 9522 }));
	return { ...env, IMAGES: Object.assign(Object.create(env.IMAGES), { info }) };
};

test.each([
	["the bucket doesn't take", withoutBucket, 0],
	["the bucket takes only in part", withoutLastWrite, 1],
	["the image service doesn't take", withoutImages, 0],
])("a picture that %s is 503, and the same upload goes through later", async (_, bindings, left) => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const upload = (bindings: Env) => {
		const body = new FormData();
		body.set("file", new File([png()], "a.png", { type: "image/png" }));
		const headers = { authorization: `Bearer ${token}` };
		return ask(new Request("https://finder.test/upload-image", { method: "POST", headers, body }), bindings);
	};
	const failed = await upload(bindings());
	expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "2"]);
	expect((await env.MEDIA.list()).objects).toHaveLength(left);
	expect((await upload(env)).status).toBe(200);
	expect((await env.MEDIA.list()).objects).toHaveLength(2);
});

test("a catalogue whose files the bucket doesn't take never goes live; activated again, it does", async () => {
	const { token } = await givenUser("ROLE_ADMIN");
	const run = await givenImport(token, "make,model,year_from,year_to,driver_in\nVolkswagen,Golf,2012,2019,26\n");
	await run.sendAll();
	const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
	const path = `https://finder.test/admin/api/catalogue/import/${run.id}/activate`;
	const failed = await ask(new Request(path, { method: "POST", headers, body: "{}" }), withoutBucket());
	expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "2"]);
	const active = async () => (await db.select().from(catalogueStateTable))[0]?.activeVersionId ?? null;
	expect(await active()).toBeNull();
	expect((await run.act("activate")).status).toBe(200);
	expect(await active()).not.toBeNull();
});

/** The platform's bindings, with limiters that fail. */
const withoutLimiters = (): Env => {
	const limiter = { limit: () => Promise.reject(new Error("internal error")) };
	const LIMITERS = { EVENTS_LIMITER: limiter, LOOKUP_LIMITER: limiter, SERVERS_LIMITER: limiter };
	return { ...env, SIGN_IN_LIMITER: limiter, ...LIMITERS };
};

test("a limiter that fails closes the sign-in: 503 with Retry-After", async () => {
	for (const [path, body] of [
		["login-check", { username: "somebody", password: "secret" }],
		["user/forget-password", { email: "somebody@shop.example" }],
		["user/reset-password", { token: "x", password: "secret" }],
	]) {
		const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
		const reply = await ask(new Request(`https://finder.test/api/${path}`, init), withoutLimiters());
		expect([path, reply.status, reply.headers.get("retry-after")]).toEqual([path, 503, "2"]);
	}
});

test("a limiter that fails lets visitors pass, and counts them", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const { uuid } = await givenFinder(token, { shopProductUrl: "https://shop.example/{sku}" });
	const event = { method: "POST", headers: { origin: "https://shop.example" }, body: '{"event":"ready"}' };
	const seen = await ask(new Request(`https://finder.test/finder/v1/${uuid}/events`, event), withoutLimiters());
	expect(seen.status).toBe(204);
	await expect.poll(() => db.$count(finderVisitsTable)).toBe(1);
	const link = new Request(`https://finder.test/finder/v1/${uuid}/product/A-26`, { redirect: "manual" });
	const reply = await ask(link, withoutLimiters());
	expect([reply.status, reply.headers.get("location")]).toEqual([302, "https://shop.example/A-26"]);
});

test("a limiter that fails lets visitors ask for a car, and open and answer its mail's link; looking up registrations waits", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const { uuid } = await givenFinder(token, { carRequests: true, registrations: ["vin"] });
	const send = (path: string, init?: RequestInit) =>
		ask(new Request(`https://finder.test/finder/${path}`, init), withoutLimiters());
	const request = '{"car":"Lada Niva","email":"mina@visitor.example"}';
	expect((await send(`v1/${uuid}/car-requests`, { method: "POST", body: request })).status).toBe(202);
	expect(await db.$count(carRequestsTable)).toBe(1);
	const linkToken = newToken();
	await db.update(carRequestsTable).set({ confirmTokenHash: hashToken(linkToken) });
	const form = () => {
		const body = new FormData();
		body.set("token", linkToken);
		return { method: "POST", body };
	};
	expect((await send(`car-request?token=${linkToken}`)).status).toBe(200);
	expect((await send("car-request/confirm", form())).status).toBe(200);
	expect((await send("car-request/erase", form())).status).toBe(200);
	expect(await db.$count(carRequestsTable)).toBe(0);
	const lookUp = await send(`v1/${uuid}/vehicles`, { method: "POST", body: '{"registration":"WVWZZZ1KZAW000001"}' });
	expect([lookUp.status, lookUp.headers.get("retry-after")]).toEqual([503, "2"]);
});
