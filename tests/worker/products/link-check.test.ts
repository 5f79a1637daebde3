import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenTrade } from "#tests/support/orders.ts";
import { call } from "#tests/support/world.ts";
import { USER_AGENT } from "#worker/http/request-outside.ts";

type Answer = () => Response;
let requests: string[] = [];
let agents: (string | null)[] = [];
let answers: Answer[] = [];

/** The shop is somebody else's server. */
beforeEach(() => {
	requests = [];
	agents = [];
	answers = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
		requests.push(`${String(input)} ${init?.redirect}`);
		agents.push(new Headers(init?.headers).get("user-agent"));
		return (answers.shift() ?? (() => new Response("page")))();
	});
});
afterEach(() => {
	vi.restoreAllMocks();
});

const to = (location: string) => () => new Response("", { status: 301, headers: { location } });

async function check(shopProductUrl: string) {
	const { shop, finder, setSku } = await givenTrade();
	const saved = await call(`/admin/api/config/save/${finder.id}`, {
		...{ token: shop.token, body: { ...finder, shopProductUrl } },
	});
	if (saved.status !== 200) throw new Error(saved.text);
	const reply = await call("/admin/api/product/link", { token: shop.token, body: { finder: finder.id, id: setSku } });
	return { ...reply.body, setSku };
}

test("a product's page is asked for by its sku, and its status is told", async () => {
	answers = [() => new Response("", { status: 404 })];
	const { setSku, ...answer } = await check("https://shop.com/p/{sku}");
	expect(answer).toEqual({ status: 404, error: "" });
	expect(requests).toEqual([`https://shop.com/p/${setSku} manual`]);
});

test("redirects are followed to public addresses only, and not for ever", async () => {
	answers = [to("/new"), to("https://www.shop.com/page")];
	expect(await check("https://shop.com/{sku}")).toMatchObject({ status: 200, error: "" });
	expect(requests.slice(1)).toEqual(["https://shop.com/new manual", "https://www.shop.com/page manual"]);
	expect(agents).toEqual([USER_AGENT, USER_AGENT, USER_AGENT]);
	for (const inside of ["http://169.254.169.254/latest", "https://10.0.0.1/", "https://[::1]/", "file:///etc/passwd"]) {
		requests = [];
		answers = [to(inside)];
		expect(await check("https://shop.com/{sku}")).toMatchObject({ status: null, error: "address" });
		expect(requests).toHaveLength(1);
	}
	answers = Array.from({ length: 9 }, (_, at) => to(`https://shop.com/${at}`));
	expect(await check("https://shop.com/{sku}")).toMatchObject({ status: null, error: "redirects" });
});

test("a shop that is down, slow, not public or not named is told as such", async () => {
	const failing =
		(error: Error): Answer =>
		() => {
			throw error;
		};
	answers = [failing(new TypeError("refused")), failing(new DOMException("slow", "TimeoutError"))];
	expect(await check("https://shop.com/{sku}")).toMatchObject({ error: "connection" });
	expect(await check("https://shop.com/{sku}")).toMatchObject({ error: "timeout" });
	requests = [];
	expect(await check("https://192.168.1.1/{sku}")).toMatchObject({ error: "address" });
	expect(await check("")).toMatchObject({ error: "no_link" });
	expect(requests).toEqual([]);
});
