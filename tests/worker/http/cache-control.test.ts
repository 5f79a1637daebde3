import { expect, test } from "vitest";
import { call, givenFinder, givenUser } from "#tests/support/world.ts";
import { CALLS } from "../call-table.ts";

/** The calls with real ids, so that many of them come to an answer of their own. */
async function givenCalls() {
	const { token } = await givenUser("ROLE_ADMIN");
	const finder = await givenFinder((await givenUser("ROLE_CUSTOMER")).token);
	return Object.entries(CALLS).map(([name, { who }]) => {
		const [method = "", path = ""] = name.split(" ");
		const known = path.replace(":uuid", finder.uuid).replace(":type", "front").replace(/:\w+/g, String(finder.id));
		return { name, method, path: known, isOpen: who === "public", token };
	});
}

test("no answer to a call with a token may be kept by any cache", async () => {
	const isEnd = ({ name }: { name: string }) => name.endsWith("token-revoke");
	const calls = (await givenCalls()).filter(({ isOpen }) => !isOpen);
	const kept: unknown[] = [];
	// The token ends last: the calls after it would have none.
	for (const { name, path, method, token } of [...calls.filter((one) => !isEnd(one)), ...calls.filter(isEnd)]) {
		const { status, headers } = await call(path, { method, token });
		expect(status, name).not.toBe(401);
		if (headers.get("cache-control") !== "no-store" || headers.has("cache-tag")) kept.push([name, status]);
	}
	expect(kept).toEqual([]);
});

test("every answer says how long it may be kept, because caches decide themselves about one that doesn't", async () => {
	const others = [
		["GET", "/nothing"],
		["OPTIONS", "/admin/api/user/current"],
		["GET", "/finder/nothing"],
		["DELETE", "/api/health"],
	] as const;
	const calls = [...(await givenCalls()), ...others.map(([method, path]) => ({ method, path }))];
	const silent: unknown[] = [];
	for (const { path, method } of calls) {
		const { status, headers } = await call(path, { method });
		if (!headers.has("cache-control")) silent.push([method, path, status]);
	}
	expect(silent).toEqual([]);
});
