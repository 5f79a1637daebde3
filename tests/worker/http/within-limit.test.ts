import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { ask, givenFinder, givenUser } from "#tests/support/world.ts";

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test("visitors pass a limiter that fails, and the log says so once a minute, without who they are", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const { uuid } = await givenFinder(token);
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.setSystemTime(Date.now() + 3_600_000);
	const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);
	const limit = async () => {
		throw new Error("limiter is down");
	};
	const EVENTS_LIMITER: RateLimit = Object.assign(Object.create(env.EVENTS_LIMITER), { limit });
	const visit = () =>
		ask(
			new Request(`https://finder.test/finder/v1/${uuid}/product/NONE-1`, {
				headers: { "cf-connecting-ip": "192.0.2.44", origin: "https://shop.example" },
			}),
			{ ...env, EVENTS_LIMITER },
		);
	for (let at = 0; at < 5; at++) expect((await visit()).status).toBe(404);
	expect(warnings.mock.calls).toEqual([[expect.stringContaining("limiter is down")]]);
	expect(warnings.mock.calls.join()).not.toContain("192.0.2.44");
	vi.setSystemTime(Date.now() + 60_000);
	await visit();
	expect(warnings).toHaveBeenCalledTimes(2);
});
