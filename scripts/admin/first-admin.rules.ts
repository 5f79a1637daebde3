import { nameKey, searchText } from "#worker/db/search-text.rules.ts";

export type NewAdmin = { username: string; email: string; name: string; passwordHash: string };
export type FirstAdmin = NewAdmin & { company: string };

/** Who acted, in the audit log: whoever may query the database, and no user. */
const OPERATOR = "admin:create";

/** An administrator who can sign in. */
const IS_ADMIN = `enabled = 1 AND EXISTS (SELECT 1 FROM json_each(users.roles) WHERE value = 'ROLE_ADMIN')
	AND EXISTS (SELECT 1 FROM companies WHERE companies.id = company_id AND active = 1)`;

export const countAdminsSql = `SELECT count(*) AS admins FROM users WHERE ${IS_ADMIN};`;

/**
 * Adds a company and its administrator if no administrator can sign in: the statements themselves prevent a second one, and a
 * company without its administrator where the name or the e-mail address is another user's. An active company of that name is
 * used as it is: its administrator was disabled.
 * `now` in milliseconds since 1970. For a tool that takes only SQL text.
 */
export function firstAdminSql({ company, ...admin }: FirstAdmin, now: number): string {
	const isTaken = `username_key = ${quote(nameKey(admin.username))} OR email_key = ${quote(nameKey(admin.email))}`;
	const isFree = `NOT EXISTS (SELECT 1 FROM users WHERE (${IS_ADMIN}) OR ${isTaken})`;
	const isNamed = `active = 1 AND title = ${quote(company)} COLLATE NOCASE`;
	return [
		"INSERT INTO companies (title, searched, created_at, updated_at)",
		`SELECT ${quote(company)}, ${quote(searchText(company))}, ${now}, ${now}`,
		`WHERE ${isFree} AND NOT EXISTS (SELECT 1 FROM companies WHERE ${isNamed});`,
		insertAdminSql(admin, now, `SELECT min(id) AS id FROM companies WHERE ${isNamed} AND ${isFree}`),
	].join("\n");
}

/** Adds an administrator to the company of the first one; nothing where there is none. */
export const anotherAdminSql = (admin: NewAdmin, now: number): string =>
	insertAdminSql(admin, now, `SELECT company_id AS id FROM users WHERE ${IS_ADMIN} ORDER BY users.id LIMIT 1`);

/** With an entry in the audit log; nothing if the name or the e-mail address is another user's. */
function insertAdminSql({ username, email, name, passwordHash }: NewAdmin, now: number, company: string): string {
	const user = {
		username,
		username_key: nameKey(username),
		email,
		email_key: nameKey(email),
		name,
		roles: JSON.stringify(["ROLE_ADMIN"]),
		password_hash: passwordHash,
		searched: searchText(username, email, name),
	};
	const entry = {
		user_name: OPERATOR,
		action: "create",
		entity: "user",
		title: username,
		searched: searchText("create user", username, email, name, OPERATOR),
	};
	return [
		`INSERT OR IGNORE INTO users (company_id, ${Object.keys(user).join(", ")}, created_at, updated_at)`,
		`SELECT company.id, ${Object.values(user).map(quote).join(", ")}, ${now}, ${now} FROM (${company}) AS company;`,
		`INSERT INTO audit_entries (at, user_id, entity_id, company_id, after, ${Object.keys(entry).join(", ")})`,
		"SELECT created_at, 0, id, company_id, json_object('username', username, 'email', email, 'name', name),",
		`${Object.values(entry).map(quote).join(", ")} FROM users`,
		`WHERE username_key = ${quote(user.username_key)} AND created_at = ${now};`,
	].join("\n");
}

/** An SQL text literal; a NUL would end it early. */
function quote(text: string): string {
	if (text.includes("\0")) throw new RangeError("A text with NUL can't be written.");
	return `'${text.replaceAll("'", "''")}'`;
}
