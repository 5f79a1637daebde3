import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { anotherAdminSql, countAdminsSql, firstAdminSql } from "#scripts/admin/first-admin.rules.ts";

const MIGRATIONS = join(import.meta.dirname, "../../../migrations");
const admin = {
	username: "Root",
	email: "root@example.com",
	name: "Sinéad O'Connor",
	company: "Möller & 'Söhne'; DROP TABLE users; --",
	passwordHash: "scrypt$16384$8$5$salt$key",
};

let db: DatabaseSync;
beforeEach(() => {
	db = new DatabaseSync(":memory:");
	for (const file of globSync("*.sql", { cwd: MIGRATIONS }).sort())
		db.exec(readFileSync(join(MIGRATIONS, file), "utf8"));
});

test("an empty system gets its first administrator, word by word", () => {
	expect(db.prepare(countAdminsSql).get()).toEqual({ admins: 0 });
	db.exec(firstAdminSql(admin, 1000));
	expect(db.prepare(countAdminsSql).get()).toEqual({ admins: 1 });
	expect(
		db
			.prepare("SELECT username_key, users.name, roles, title FROM users JOIN companies ON companies.id = company_id")
			.get(),
	).toEqual({ username_key: "root", name: admin.name, roles: '["ROLE_ADMIN"]', title: admin.company });
});

test("where there is an administrator, no second one comes about", () => {
	db.exec(firstAdminSql(admin, 1000));
	db.exec(firstAdminSql({ ...admin, username: "intruder", email: "intruder@example.com" }, 2000));
	expect(db.prepare("SELECT username FROM users").all()).toEqual([{ username: "Root" }]);
	expect(db.prepare("SELECT count(*) AS total FROM companies").get()).toEqual({ total: 1 });
});

test.each(["UPDATE users SET enabled = 0", "UPDATE companies SET active = 0"])(
	"an administrator who can't sign in is none: %s",
	(change) => {
		db.exec(firstAdminSql(admin, 1000));
		db.exec(change);
		expect(db.prepare(countAdminsSql).get()).toEqual({ admins: 0 });
		db.exec(firstAdminSql({ ...admin, username: "again", email: "again@example.com" }, 2000));
		expect(db.prepare(countAdminsSql).get()).toEqual({ admins: 1 });
	},
);

test("where the only administrator is disabled, the next one belongs to the company that is there", () => {
	db.exec(firstAdminSql(admin, 1000));
	db.exec("UPDATE users SET enabled = 0");
	db.exec(firstAdminSql({ ...admin, username: "again", email: "again@example.com" }, 2000));
	expect(db.prepare("SELECT username, company_id FROM users").all()).toEqual([
		{ username: "Root", company_id: 1 },
		{ username: "again", company_id: 1 },
	]);
	expect(db.prepare("SELECT count(*) AS total FROM companies").get()).toEqual({ total: 1 });
});

test("a name that is taken adds no company either", () => {
	db.exec(firstAdminSql(admin, 1000));
	db.exec("UPDATE users SET enabled = 0");
	db.exec(firstAdminSql({ ...admin, email: "again@example.com" }, 2000));
	expect(db.prepare("SELECT count(*) AS total FROM companies").get()).toEqual({ total: 1 });
});

test("another administrator belongs to the first one's company and is in the audit log; a name that is taken changes nothing", () => {
	const another = { ...admin, username: "Second", email: "second@example.com" };
	db.exec(anotherAdminSql(another, 1000));
	expect(db.prepare("SELECT * FROM users").all()).toEqual([]);
	db.exec(firstAdminSql(admin, 1000));
	db.exec(anotherAdminSql(another, 2000));
	db.exec(anotherAdminSql({ ...another, email: "third@example.com" }, 3000));
	expect(db.prepare("SELECT username, company_id FROM users").all()).toEqual([
		{ username: "Root", company_id: 1 },
		{ username: "Second", company_id: 1 },
	]);
	const entries = db
		.prepare('SELECT at, action, entity, entity_id, title, user_name, "after" FROM audit_entries')
		.all();
	expect(entries).toMatchObject([
		{ at: 1000, entity_id: "1", title: "Root" },
		{
			at: 2000,
			action: "create",
			entity: "user",
			entity_id: "2",
			title: "Second",
			user_name: "admin:create",
		},
	]);
	expect(JSON.stringify(entries)).not.toContain("scrypt");
	expect(db.prepare("SELECT count(*) AS total FROM companies").get()).toEqual({ total: 1 });
});
