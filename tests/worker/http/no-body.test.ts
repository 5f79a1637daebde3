import { expect, test } from "vitest";
import { ask, givenUser } from "#tests/support/world.ts";
import { CALLS } from "../call-table.ts";

const bodiless = Object.entries(CALLS).filter(([, { body }]) => body === "optional");
const NAMED = ["/admin/api/assortment-select", "/admin/api/pricing/info"];

test("the calls that the specification gives no body are known", () => {
	expect(bodiless.map(([name]) => name)).toEqual(expect.arrayContaining(NAMED.map((path) => `POST ${path}`)));
});

test.each([...bodiless.map(([name]) => name.split(" ")[1] ?? ""), ...NAMED, "/admin/api/user/token-check"])(
	"%s takes no body, whatever type it says to have",
	async (path) => {
		const { token } = await givenUser("ROLE_CUSTOMER");
		for (const type of [undefined, "application/json", "text/plain", "application/x-www-form-urlencoded"]) {
			const headers = { authorization: `Bearer ${token}`, ...(type && { "content-type": type }) };
			const reply = await ask(new Request(`https://finder.test${path}`, { method: "POST", headers }));
			expect([type, reply.status]).toEqual([type, 200]);
		}
	},
);

test("a log-out takes no body either", async () => {
	for (const type of ["application/json", "text/plain"]) {
		const { token } = await givenUser("ROLE_CUSTOMER");
		const headers = { authorization: `Bearer ${token}`, "content-type": type };
		const url = "https://finder.test/admin/api/user/token-revoke";
		expect((await ask(new Request(url, { method: "POST", headers }))).status).toBe(200);
	}
});
