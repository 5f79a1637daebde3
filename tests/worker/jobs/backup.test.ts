import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { restoreBackup, restoreFiles } from "#scripts/restore/restore-backup.ts";
import {
	call,
	db,
	get,
	givenAssortment,
	givenCatalogue,
	givenFinder,
	givenMessage,
	givenUser,
	golfShard,
} from "#tests/support/world.ts";
import { hashPassword } from "#worker/auth/password.ts";
import { carRequestsTable } from "#worker/db/schema/car-request.table.ts";
import { messagesTable } from "#worker/db/schema/message.table.ts";
import { searchText } from "#worker/db/search-text.rules.ts";
import { DAY_MS } from "#worker/db/times.rules.ts";
import type { CallBudget } from "#worker/imports/call-budget.rules.ts";
import { backUp, backupDates, deleteUnfinished, wholeBackups } from "#worker/jobs/back-up.usecases.ts";
import { BACKUP_KEEP_DAYS, BACKUPS_KEPT, type BackupManifest, LEFT_OUT } from "#worker/jobs/backup.rules.ts";
import { clearMemories, freshState } from "../fresh-state.ts";

const NOW = Date.UTC(2026, 10, 22, 1);
const PRODUCTS = 1100;
const keys = async (bucket: R2Bucket, prefix = "") => (await bucket.list({ prefix })).objects.map(({ key }) => key);
const manifestOf = async (date = "2026-11-22") => {
	const manifest = await (await env.BACKUP.get(`database/${date}/manifest.json`))?.json<BackupManifest>();
	return new Map(manifest?.tables.map((table) => [table.name, table]));
};
const rowsOf = (table: string) => env.DB.prepare(`SELECT * FROM "${table}" ORDER BY 1, 2`).raw();

/** A budget for so many calls. */
const budgetOf = (calls: number): CallBudget => {
	let left = calls;
	return {
		spend: (count) => {
			left -= count;
		},
		isLeft: () => left > 0,
		hasCalls: () => left > 0,
		spent: () => calls - left,
		isWholeRun: () => false,
	};
};

const budgetsOf = (calls: number) => ({ queries: budgetOf(calls), storage: budgetOf(calls) });

const SPECIAL = "/admin/api/pricing/save-special/front";

/** A shop with prices of its own, in a catalogue, with products of more than a page and texts of more than a page. */
async function world() {
	const passwordHash = await hashPassword("a long password");
	const user = await givenUser("ROLE_CUSTOMER", undefined, { passwordHash, searched: searchText("Łódź Glaswerk") });
	const series = await givenAssortment({ sizes: [18, 26], price: 1500, allowedTo: [user.companyId] });
	await givenCatalogue(golfShard());
	const finder = await givenFinder(user.token, { shopProductUrl: "https://shop.example/p/{sku}" });
	const specialPricing = { [series.wipers[0]!.id]: 17 };
	const prices = await call(SPECIAL, { token: user.token, body: { finderId: finder.id, specialPricing } });
	expect(prices.status).toBe(200);
	await db.run(sql`INSERT INTO products (company_id, parts_key, sku, created_at, updated_at)
		SELECT ${user.companyId}, 'key "' || value, 'sku' || char(10) || value, 1, 1
		FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ${PRODUCTS})
			SELECT value FROM n)`);
	await db.run(sql`INSERT INTO contents (title, content, content_type, searched, created_at, updated_at)
		SELECT 'Text ' || value, replace(hex(zeroblob(300000)), '0', 'ö'), 'article', '', 1, 1
		FROM json_each('[1, 2, 3]')`);
	const { token } = await givenUser("ROLE_ADMIN");
	// Suppliers that come after their customers in the backup, one of them on another page.
	await db.run(sql`INSERT INTO companies (title, searched, created_at, updated_at)
		SELECT 'Company', '', 1, 1 FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 600)
			SELECT value FROM n)`);
	await db.run(sql`UPDATE companies SET supplier_id = (SELECT max(id) FROM companies) WHERE id = ${user.companyId}`);
	return { ...user, finder, admin: token };
}

/** What people see, by who asks; sessions do not survive, so that everybody signs in. */
async function seenBy(username: string, uuid: string) {
	const signIn = await call("/api/login-check", { body: { username, password: "a long password" } });
	const { token: admin } = await givenUser("ROLE_ADMIN");
	const users = await call("/admin/api/user", { token: admin, body: { search: "ódź" } });
	const { body } = await get(`/finder/v1/${uuid}`);
	const offer = await get(`/finder/v1/offers/${body.offer}`);
	const shard = await get(`/finder/v1/shards/${body.brands[0][2]}`);
	const usernames = users.body.data.map((one: { username: string }) => one.username);
	return { signIn: signIn.status, usernames, bootstrap: body, offer: offer.body, shard: shard.body };
}

/** Database and bucket are lost; the other bucket is not. */
async function loseEverything(): Promise<void> {
	const saved: [string, ArrayBuffer][] = [];
	for (const key of await keys(env.BACKUP)) saved.push([key, await (await env.BACKUP.get(key))!.arrayBuffer()]);
	await freshState();
	for (const [key, body] of saved) await env.BACKUP.put(key, body);
}

test("a drill: after database and bucket are lost, everything answers from the backup as before", async () => {
	const { username, finder } = await world();
	const before = await seenBy(username, finder.uuid);
	expect([before.signIn, before.usernames, before.shard]).toEqual([200, [username], golfShard()]);
	expect(JSON.stringify(before.offer)).toContain("[18,450,1700]");
	expect(await backUp(env, NOW)).toBe("whole");
	const tables = await manifestOf();
	const rows = new Map<string, unknown[]>();
	for (const name of tables.keys()) rows.set(name, await rowsOf(name));
	await loseEverything();
	expect((await get(`/finder/v1/${finder.uuid}`)).status).toBe(404);
	clearMemories();
	const restored = await restoreBackup(env.BACKUP, "2026-11-22", env);
	expect(restored.filter(({ left }) => left !== 0)).toEqual([]);
	for (const [name, lines] of rows) expect(await rowsOf(name), name).toEqual(lines);
	expect(await seenBy(username, finder.uuid)).toEqual(before);
	expect((await env.DB.prepare("PRAGMA foreign_key_check").all()).results).toEqual([]);
});

test("a backup is cut at any page and goes on there, without a row twice", async () => {
	await world();
	const outcomes = [];
	do outcomes.push(await backUp(env, NOW, budgetsOf(12)));
	while (outcomes.at(-1) === "continues" && outcomes.length < 50);
	expect(outcomes.length).toBeGreaterThan(4);
	expect(outcomes.at(-1)).toBe("whole");
	const tables = await manifestOf();
	expect(tables.get("products")).toEqual({ name: "products", rows: PRODUCTS, pages: 3 });
	expect(tables.get("contents")).toEqual({ name: "contents", rows: 3, pages: 2 });
	const products = await rowsOf("products");
	await loseEverything();
	await restoreBackup(env.BACKUP, "2026-11-22", env);
	expect(await rowsOf("products")).toEqual(products);
	expect(await backUp(env, NOW)).toBe("done before");
});

test("no session, link, answer, mail or unconfirmed address is in a backup, whichever table it is in", async () => {
	const email = "lost@shop.example";
	const { token } = await givenUser("ROLE_CUSTOMER", undefined, { email, emailKey: email });
	expect((await call("/api/user/forget-password", { body: { email } })).status).toBe(202);
	const { id: finderId } = await givenFinder(token);
	const request = {
		finderId,
		car: "Lada",
		searched: "lada",
		locale: "en",
		page: "",
		expiresAt: NOW,
		createdAt: 1,
	} as const;
	for (const state of ["asked", "confirmed"] as const)
		await db.insert(carRequestsTable).values({
			...{ ...request, state, carKey: state, email: `${state}@visitor.example`, confirmTokenHash: state, mailedAt: 1 },
		});
	await backUp(env, NOW);
	expect((await manifestOf()).get("car_requests")).toEqual({ name: "car_requests", rows: 1, pages: 1 });
	const names = (await keys(env.BACKUP)).map((key) => key.split("/")[2]);
	expect(names).toContain("users");
	expect(names.filter((name) => LEFT_OUT.some((table) => table === name) || name?.includes("_search"))).toEqual([]);
	const secrets = await env.DB.prepare(
		"SELECT token_hash FROM sessions UNION ALL SELECT token_hash FROM password_resets",
	).raw<[string]>();
	expect(secrets).toHaveLength(2);
	for (const key of await keys(env.BACKUP)) {
		const text = await (await env.BACKUP.get(key))!.text();
		for (const secret of [token, "asked@visitor.example", ...secrets.flat()])
			expect(text.includes(secret), key).toBe(false);
	}
});

test("a file is copied once; a week of backups is kept", async () => {
	await givenCatalogue(golfShard());
	await env.MEDIA.put("uses/2026-11-21", "[]");
	for (let day = 0; day <= BACKUPS_KEPT; day++) await backUp(env, NOW + day * DAY_MS);
	const copies = (await env.BACKUP.list({ prefix: "media/" })).objects;
	const files = (await keys(env.MEDIA)).filter((key) => !key.startsWith("uses/"));
	expect(copies.map(({ key }) => key.slice("media/".length))).toEqual(files);
	await env.MEDIA.put("images/new", "picture", { httpMetadata: { contentType: "image/webp" } });
	await backUp(env, NOW + (BACKUPS_KEPT + 1) * DAY_MS);
	const uploaded = new Map((await env.BACKUP.list({ prefix: "media/" })).objects.map((one) => [one.key, one.version]));
	for (const { key, version } of copies) expect(uploaded.get(key), key).toBe(version);
	expect((await env.BACKUP.head("media/images/new"))?.httpMetadata?.contentType).toBe("image/webp");
	const { delimitedPrefixes } = await env.BACKUP.list({ prefix: "database/", delimiter: "/" });
	expect(delimitedPrefixes).toHaveLength(BACKUPS_KEPT);
	expect(delimitedPrefixes[0]).toBe("database/2026-11-24/");
});

test("a backup ends after two weeks although no newer one becomes whole, but for the newest whole one", async () => {
	for (const day of [0, 1, 2]) expect(await backUp(env, NOW + day * DAY_MS)).toBe("whole");
	const nextNights = async (day: number) => {
		await backUp(env, NOW + day * DAY_MS, budgetsOf(3));
		return (await backupDates(env.BACKUP)).map((date) => date.slice(-2));
	};
	expect(await nextNights(3)).toEqual(["22", "23", "24", "25"]);
	expect(await nextNights(BACKUP_KEEP_DAYS - 1)).toEqual(["22", "23", "24", "25"]);
	expect(await nextNights(BACKUP_KEEP_DAYS)).toEqual(["23", "24", "25"]);
	expect(await nextNights(BACKUP_KEEP_DAYS * 2)).toEqual(["24", "25"]);
	expect(await wholeBackups(env.BACKUP)).toEqual(["2026-11-24"]);
});

/** What visits and changes of stock have left, in one of the buckets. */
async function givenMadeAgain(bucket: R2Bucket, begin = "") {
	for (const kind of ["offers", "stock", "quality"])
		for (let object = 0; object < 12; object++) await bucket.put(`${begin}${kind}/${begin.length}-${object}`, "{}");
}

/** The bucket with pages of three objects, whose listings count. */
function smallPages(bucket: R2Bucket) {
	let lists = 0;
	const list = (options?: R2ListOptions) => {
		lists += 1;
		return bucket.list({ ...options, limit: 3 });
	};
	const paged = new Proxy(bucket, {
		get: (target, name) => {
			const value: unknown = name === "list" ? list : Reflect.get(target, name, target);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
	return { bucket: paged, lists: () => lists };
}

test("what is made again when it is needed is not copied, and costs a night next to nothing", async () => {
	const files = ["images/a", "shards/a", "tables/a"];
	for (const key of files) await env.MEDIA.put(key, "{}");
	await givenMadeAgain(env.MEDIA);
	// Of earlier backups, which had copies of them.
	await givenMadeAgain(env.BACKUP, "media/");
	const before = await keys(env.BACKUP);
	const [media, backup] = [smallPages(env.MEDIA), smallPages(env.BACKUP)];
	expect(await backUp({ DB: env.DB, MEDIA: media.bucket, BACKUP: backup.bucket }, NOW)).toBe("whole");
	const copied = (await keys(env.BACKUP, "media/")).filter((key) => !before.includes(key));
	expect(copied).toEqual(files.map((key) => `media/${key}`));
	expect(media.lists() + backup.lists()).toBeLessThan(20);
	for (const key of await keys(env.MEDIA)) await env.MEDIA.delete(key);
	await restoreFiles(env.BACKUP, env.MEDIA);
	expect(await keys(env.MEDIA)).toEqual(files);
});

test("of more files than a run can compare, each run compares the next ones, also if the last one was deleted", async () => {
	const names = Array.from({ length: 30 }, (_, at) => `orders/${String(at).padStart(2, "0")}`);
	for (const key of names) await env.MEDIA.put(key, key);
	expect(await backUp(env, NOW)).toBe("whole");
	const late = "orders/29-late";
	await env.MEDIA.put(late, "late");
	const storage = { DB: env.DB, MEDIA: smallPages(env.MEDIA).bucket, BACKUP: smallPages(env.BACKUP).bucket };
	const deleted = new Set<string>();
	let outcome = "continues";
	for (let run = 0; run < 60 && outcome === "continues"; run++) {
		outcome = await backUp(storage, NOW + DAY_MS, budgetsOf(40));
		const place = await (await env.BACKUP.get("database/2026-11-23/copied"))?.text();
		if (place === undefined) continue;
		deleted.add(place);
		for (const [bucket, key] of [
			[env.MEDIA, place],
			[env.BACKUP, `media/${place}`],
		] as const)
			await bucket.delete(key);
	}
	expect(outcome).toBe("whole");
	expect(deleted.size).toBeGreaterThan(0);
	const left = [...names, late].filter((name) => !deleted.has(name)).map((name) => `media/${name}`);
	expect(await keys(env.BACKUP, "media/")).toEqual(left);
});

test("a backup that is not whole in its third night is an error in the log, also if the run fails", async () => {
	const error = vi.spyOn(console, "error").mockImplementation(() => {});
	for (const day of [0, 1, 2]) {
		expect(error).not.toHaveBeenCalled();
		expect(await backUp(env, NOW + day * DAY_MS, budgetsOf(6))).toBe("continues");
	}
	expect(error.mock.calls).toEqual([['{"kind":"backup","outcome":"late","date":"2026-11-22"}']]);
	const storage = { DB: new Proxy(env.DB, { get: () => undefined }), MEDIA: env.MEDIA, BACKUP: env.BACKUP };
	await expect(backUp(storage, NOW + 3 * DAY_MS)).rejects.toThrow();
	expect(error).toHaveBeenCalledTimes(2);
	error.mockRestore();
});

test("rows whose owner went while the backup was made are left out and counted", async () => {
	const { companyId } = await world();
	await backUp(env, NOW);
	const key = "database/2026-11-22/companies/000001.ndjson";
	const lines = (await (await env.BACKUP.get(key))!.text()).split("\n");
	await env.BACKUP.put(key, lines.filter((line) => !line.startsWith(`[${companyId},`)).join("\n"));
	await loseEverything();
	const left = (await restoreBackup(env.BACKUP, "2026-11-22", env)).filter((table) => table.left > 0);
	expect(left.map(({ name }) => name)).toEqual(expect.arrayContaining(["companies", "users", "finders", "products"]));
	expect((await env.DB.prepare("PRAGMA foreign_key_check").all()).results).toEqual([]);
});

test("who had read all messages before the loss is told of what comes after the restore", async () => {
	const passwordHash = await hashPassword("a long password");
	const shop = await givenUser("ROLE_CUSTOMER", undefined, { passwordHash });
	await givenMessage(shop);
	await call("/admin/api/message/read", { token: shop.token, body: { upTo: await givenMessage(shop) } });
	await db.delete(messagesTable);
	await backUp(env, NOW);
	await loseEverything();
	await restoreBackup(env.BACKUP, "2026-11-22", env);
	await givenMessage(shop);
	const signIn = await call("/api/login-check", { body: { username: shop.username, password: "a long password" } });
	expect((await get("/admin/api/message/unread", { token: signIn.body.token })).body).toEqual({ unread: 1 });
});

test("nothing is restored over a system in use, or from a backup that is not whole", async () => {
	await world();
	await backUp(env, NOW, budgetsOf(12));
	await expect(restoreBackup(env.BACKUP, "2026-11-22", env)).rejects.toThrow("no whole backup");
	await backUp(env, NOW);
	await expect(restoreBackup(env.BACKUP, "2026-11-22", env)).rejects.toThrow("not empty");
});

test("the night in which the database was lost is not offered, and no other database goes on with it", async () => {
	for (const key of ["2026-11-22/manifest.json", "2026-11-23/users/000001.ndjson"])
		await env.BACKUP.put(`database/${key}`, "{}");
	expect(await wholeBackups(env.BACKUP)).toEqual(["2026-11-22"]);
	expect(await deleteUnfinished(env.BACKUP)).toBe("2026-11-23");
	expect(await deleteUnfinished(env.BACKUP)).toBeUndefined();
	expect(await keys(env.BACKUP)).toEqual(["database/2026-11-22/manifest.json"]);
});

test("after the loss of the bucket alone its files come back", async () => {
	await givenCatalogue(golfShard());
	const before = await keys(env.MEDIA);
	await backUp(env, NOW);
	for (const key of before) await env.MEDIA.delete(key);
	await restoreFiles(env.BACKUP, env.MEDIA);
	expect(await keys(env.MEDIA)).toEqual(before);
});

test("without the bucket the night goes on", async () => {
	expect(await backUp({ DB: env.DB, MEDIA: env.MEDIA }, NOW)).toBe("no bucket");
});
