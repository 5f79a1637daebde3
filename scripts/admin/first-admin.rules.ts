import { nameKey, searchText } from "#worker/db/search-text.rules.ts";

export type FirstAdmin = { username: string; email: string; name: string; company: string; passwordHash: string };

const IS_ADMIN = "SELECT 1 FROM json_each(users.roles) WHERE value = 'ROLE_ADMIN'";

export const countAdminsSql = `SELECT count(*) AS admins FROM users WHERE EXISTS (${IS_ADMIN});`;

/**
 * Adds a company and its administrator if there is no administrator yet: the statements themselves prevent a second
 * one. `now` in milliseconds since 1970. For a tool that takes only SQL text.
 */
export function firstAdminSql({ username, email, name, company, passwordHash }: FirstAdmin, now: number): string {
	const nobodyYet = `NOT EXISTS (SELECT 1 FROM users WHERE EXISTS (${IS_ADMIN}))`;
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
	return [
		`INSERT INTO companies (title, searched, created_at, updated_at)`,
		`SELECT ${quote(company)}, ${quote(searchText(company))}, ${now}, ${now} WHERE ${nobodyYet};`,
		`INSERT OR IGNORE INTO users (company_id, ${Object.keys(user).join(", ")}, created_at, updated_at)`,
		`SELECT max(id), ${Object.values(user).map(quote).join(", ")}, ${now}, ${now} FROM companies WHERE ${nobodyYet};`,
	].join("\n");
}

/** An SQL text literal; a NUL would end it early. */
function quote(text: string): string {
	if (text.includes("\0")) throw new RangeError("A text with NUL can't be written.");
	return `'${text.replaceAll("'", "''")}'`;
}
