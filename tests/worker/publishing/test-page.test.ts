import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { ask, db, get, givenAssortment, givenFinder, givenUser } from "#tests/support/world.ts";
import { finderAssortmentsTable, findersTable } from "#worker/db/schema/finder.table.ts";
import { toFinderUuid } from "#worker/finders/finder-uuid.rules.ts";
import { LOCALES, toLanguageTag } from "#worker/i18n/locale.rules.ts";
import { clearTestPages } from "#worker/publishing/test-page.usecases.ts";

afterEach(() => void vi.useRealTimers());

const NOBODY = toFinderUuid(new Uint8Array(10).fill(9));

test("the test page of a disabled finder says that it is disabled, and leads back", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const finder = await givenFinder(token, { enabled: false });
	const { status, text } = await get(`/finder/test/${finder.uuid}`);
	expect(status).toBe(200);
	expect(text).toContain("This finder is disabled");
	expect(text).toContain(`href="${env.DASHBOARD_ORIGIN}/c"`);
	expect(text).not.toContain("data-wiper-finder");
});

test("the test page of a finder without products says why above it, and leads to what is missing", async () => {
	const { token, companyId } = await givenUser("ROLE_CUSTOMER");
	const series = await givenAssortment({ sizes: [18], allowedTo: [companyId] });
	const [euro, zloty] = [await givenFinder(token), await givenFinder(token, { currency: "zł" })];
	const textOf = async (uuid: string) => (await get(`/finder/test/${uuid}`)).text;
	expect(await textOf(euro.uuid)).not.toContain("Visitors find no products");
	expect(await textOf(zloty.uuid)).toContain(`href="${env.DASHBOARD_ORIGIN}/c/pricing?finder=${zloty.id}"`);
	clearTestPages();
	const row = { finderId: euro.id, assortmentId: series.id, position: 1, offered: false };
	await db.insert(finderAssortmentsTable).values(row);
	const text = await textOf(euro.uuid);
	expect(text).toContain("Visitors find no products");
	expect(text).toContain(`href="${env.DASHBOARD_ORIGIN}/c/assortments?finder=${euro.id}"`);
	expect(text).toContain("data-wiper-finder");
});

test.each([NOBODY, "nonsense"])("of no finder it says so on a page of its own: %s", async (uuid) => {
	const { status, text, headers } = await get(`/finder/test/${uuid}`);
	expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=UTF-8"]);
	expect(text).toContain("Finder not found");
	expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("a page is remembered for 15 seconds, so that many calls ask the database once", async () => {
	const { token } = await givenUser("ROLE_CUSTOMER");
	const { uuid } = await givenFinder(token);
	vi.useFakeTimers({ toFake: ["Date"] });
	const first = await get(`/finder/test/${uuid}`);
	await db.update(findersTable).set({ enabled: false }).where(eq(findersTable.uuid, uuid));
	expect((await get(`/finder/test/${uuid}`)).text).toBe(first.text);
	vi.setSystemTime(Date.now() + 15_000);
	expect((await get(`/finder/test/${uuid}`)).text).toContain("This finder is disabled");
});

test("made-up ids with a right checksum are limited by network", async () => {
	const keys = new Set<string>();
	let calls = 0;
	const limit = async ({ key }: { key: string }) => {
		keys.add(key);
		return { success: ++calls <= 2 };
	};
	const EVENTS_LIMITER: RateLimit = Object.assign(Object.create(env.EVENTS_LIMITER), { limit });
	const open = (at: number) =>
		ask(new Request(`https://finder.test/finder/test/${toFinderUuid(new Uint8Array(10).fill(at))}`), {
			...env,
			EVENTS_LIMITER,
		});
	const replies = [await open(1), await open(2), await open(3), await open(1)];
	expect([replies.map(({ status }) => status), keys.size]).toEqual([[404, 404, 429, 404], 1]);
});

test("it speaks the language of the path, else the browser's", async () => {
	for (const locale of LOCALES) {
		const lang = `<html lang="${toLanguageTag(locale)}">`;
		expect((await get(`/${locale}/finder/test/${NOBODY}`)).text).toContain(lang);
		const headers = { "accept-language": `xx, ${toLanguageTag(locale)}-XX;q=0.9, en;q=0.8` };
		expect((await get(`/finder/test/${NOBODY}`, { headers })).text).toContain(lang);
	}
});
