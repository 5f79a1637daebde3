import { env } from "cloudflare:workers";
import { eq, getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteText } from "drizzle-orm/sqlite-core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { png } from "#tests/support/images.ts";
import { ask, call, db, givenAssortment, givenFinder, givenUser } from "#tests/support/world.ts";
import { auditEntriesTable } from "#worker/db/schema/audit.table.ts";
import { findersTable } from "#worker/db/schema/finder.table.ts";
import { imageUploadsTable } from "#worker/db/schema/media.table.ts";
import { cleanUp } from "#worker/jobs/clean-up.usecases.ts";
import { POINTING_TABLES } from "#worker/jobs/image-use.repository.ts";
import { IMAGE_PATH, webpPath } from "#worker/media/image-name.rules.ts";
import { createUploadRepository, UPLOADS_AN_HOUR } from "#worker/media/upload.repository.ts";

const DAY_MS = 86_400_000;

afterEach(() => {
	vi.useRealTimers();
});

const upload = (token: string, width = 2) => {
	const form = new FormData();
	form.set("file", new File([png({ width })], "a.png", { type: "image/png" }));
	const headers = { authorization: `Bearer ${token}` };
	return ask(new Request("https://finder.test/upload-image", { method: "POST", headers, body: form }));
};

test("a company's uploads are limited by the hour, one company's apart from another's", async () => {
	// The hour doesn't end meanwhile.
	vi.useFakeTimers({ toFake: ["Date"] });
	const [shop, stranger] = [await givenUser("ROLE_CUSTOMER"), await givenUser("ROLE_CUSTOMER")];
	const colleague = await givenUser("ROLE_API_USER", shop.companyId);
	await upload(shop.token);
	await db.update(imageUploadsTable).set({ uploads: UPLOADS_AN_HOUR - 1 });
	const replies = await Promise.all([upload(shop.token), upload(shop.token, 3), upload(colleague.token, 4)]);
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
	const refused = replies.find(({ status }) => status === 429);
	expect(refused?.body.error).toMatchObject({
		code: "uploads.quota",
		message: expect.stringContaining("too many images"),
	});
	expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
	expect(Number(refused?.headers.get("retry-after"))).toBeLessThanOrEqual(3600);
	expect((await upload(stranger.token)).status).toBe(200);
	const nextHour = Date.now() + 3_600_000;
	const uploads = createUploadRepository(db);
	expect(await uploads.count(shop.companyId, nextHour)).toBeUndefined();
	await uploads.cleanUp(nextHour);
	expect(await db.select().from(imageUploadsTable)).toMatchObject([{ companyId: shop.companyId, uploads: 1 }]);
});

test("an upload is in the log with who made it, and the same picture again is one upload", async () => {
	const shop = await givenUser("ROLE_CUSTOMER");
	const first = await upload(shop.token);
	expect((await upload(shop.token)).text).toBe(first.text);
	const entries = await db.select().from(auditEntriesTable);
	expect(entries).toMatchObject([
		{ userId: shop.id, companyId: shop.companyId, entity: "image", action: "create", title: "PNG, 2 × 3" },
	]);
	expect(first.body.filePath).toContain(entries[0]?.entityId);
});

/** A stored picture, without its upload. */
async function givenPicture(letter: string): Promise<string> {
	const path = `${IMAGE_PATH}${letter.repeat(64)}-1600x900.png`;
	for (const one of [path, webpPath(path)]) await env.MEDIA.put(one.replace("/uploads/", ""), "");
	return path;
}

/** In all its sizes; undefined: only some of them. */
async function isThere(path: string): Promise<boolean | undefined> {
	const keys = [path, webpPath(path)].map((one) => one.replace("/uploads/", ""));
	const stored = (await Promise.all(keys.map((key) => env.MEDIA.head(key)))).map((object) => object !== null);
	return stored[0] === stored[1] ? stored[0] : undefined;
}
const columns = POINTING_TABLES.flatMap((table) =>
	Object.values(getTableColumns(table))
		.filter((column) => is(column, SQLiteText) && !column.isUnique && !["content_type", "kind"].includes(column.name))
		.map((column) => [getTableName(table), column.name] as const),
);

/** Clean-ups so many days from now. A picture is deleted only if there was one 30 to 33 days before. */
async function nights(...days: number[]): Promise<void> {
	for (const day of days) await cleanUp(env, Date.now() + day * DAY_MS);
}

describe("the nightly sweep of pictures", () => {
	test("deletes after 40 days what nothing points to", async () => {
		const { token } = await givenUser("ROLE_CUSTOMER");
		const path = (await upload(token)).body.filePath;
		await nights(8, 10, 39);
		expect(await isThere(path)).toBe(true);
		await nights(41);
		expect(await isThere(path)).toBe(false);
	});

	test("leaves a picture for 40 days that was in use until yesterday", async () => {
		const { token } = await givenUser("ROLE_CUSTOMER");
		const path = (await upload(token)).body.filePath;
		const finder = await givenFinder(token, { backgroundImage: path });
		await nights(10, 40);
		await db.update(findersTable).set({ backgroundImage: null }).where(eq(findersTable.id, finder.id));
		await nights(47, 50, 79);
		expect(await isThere(path)).toBe(true);
		await nights(81);
		expect(await isThere(path)).toBe(false);
	});

	test("leaves a picture that was replaced while no night came, as long as a database with it may be restored", async () => {
		const { token } = await givenUser("ROLE_CUSTOMER");
		const path = (await upload(token)).body.filePath;
		const finder = await givenFinder(token, { backgroundImage: path });
		await nights(1);
		// On day 41.
		await db.update(findersTable).set({ backgroundImage: null }).where(eq(findersTable.id, finder.id));
		for (let day = 42; day <= 71; day++) {
			await nights(day);
			expect([day, await isThere(path)]).toEqual([day, true]);
		}
		await nights(73);
		expect(await isThere(path)).toBe(false);
	});

	test.each(columns)("never deletes one that %s.%s points to", async (table, column) => {
		const { token } = await givenUser("ROLE_CUSTOMER");
		const admin = await givenUser("ROLE_ADMIN");
		await givenFinder(token);
		await givenAssortment({ sizes: [18] });
		await call("/admin/api/content/save", { token: admin.token, body: { title: "Hello", contentType: "article" } });
		const [path, other] = [await givenPicture("a"), await givenPicture("b")];
		const text = `before <a href="https://finder.test${path}">see</a> ${path}?x and after`;
		const { meta } = await env.DB.prepare(`UPDATE "${table}" SET "${column}" = ?`).bind(text).run();
		expect(meta.changes).toBeGreaterThan(0);
		await nights(369, 400);
		expect([await isThere(path), await isThere(other)]).toEqual([true, false]);
	});

	test("knows every table that has a column for pictures", async () => {
		const { results } = await env.DB.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'").all<{
			name: string;
			sql: string;
		}>();
		const named = results.filter(({ sql }) => /[`"]\w*image\w*[`"] text/i.test(sql)).map(({ name }) => name);
		expect(named.sort()).toEqual(["assortments", "companies", "finders"]);
		const known: string[] = POINTING_TABLES.map(getTableName);
		expect(known).toEqual(expect.arrayContaining(named));
		expect(columns.map(([, column]) => column)).toEqual(
			expect.arrayContaining([
				...["background_image", "image_front", "image_front_and_rear", "logo_image"],
				...["content", "instructions"],
			]),
		);
	});

	test("reads on where there are more rows than fit into one read", async () => {
		const { token } = await givenUser("ROLE_ADMIN");
		const path = (await upload(token)).body.filePath;
		const rows = Array.from({ length: 1201 }, (_, at) => (at === 1200 ? path : ""));
		await env.DB.prepare(
			`INSERT INTO contents (title, content_type, content, searched, created_at, updated_at)
			SELECT 'x', 'article', value, '', 1, 1 FROM json_each(?)`,
		)
			.bind(JSON.stringify(rows))
			.run();
		await cleanUp(env, Date.now() + 41 * DAY_MS);
		expect(await isThere(path)).toBe(true);
	});
});
