import { eq } from "drizzle-orm";
import { NOBODY } from "#worker/audit/audit-entry.repository.ts";
import { createApiKeyRepository } from "#worker/auth/api-key.repository.ts";
import { hashPassword } from "#worker/auth/password.ts";
import { createCompanyRepository } from "#worker/companies/company.repository.ts";
import { companyInputSchema } from "#worker/companies/company.schema.ts";
import type { Database } from "#worker/db/database.ts";
import { countriesTable } from "#worker/db/schema/company.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";
import { nameKey, searchText } from "#worker/db/search-text.rules.ts";
import { API_SCOPES } from "#worker/http/api-scope.rules.ts";
import { COMPANIES, type CompanyName, DEMO_KEY, passwordOf, USERS } from "./world.ts";

type Own = { fronts?: Map<string, number>; supplierId?: number };

/** A company, its allowed assortments (`fronts`: ids by code), who ships for it, and its users; returns the company's id. */
export async function loadCompany(
	db: Database,
	name: CompanyName,
	now: number,
	{ fronts = new Map(), supplierId }: Own = {},
): Promise<number> {
	const { iso2, fronts: allowed, ...company } = COMPANIES[name];
	const [country] = await db.select().from(countriesTable).where(eq(countriesTable.iso2, iso2));
	const input = companyInputSchema.parse({
		...company,
		supplierId,
		country: country?.id ?? null,
		allowedFrontAssortments: [...fronts].flatMap(([code, id]) =>
			allowed === "all" || allowed.includes(code) ? [id] : [],
		),
	});
	const { id } = await createCompanyRepository(db, "all").create(input, NOBODY, now);
	for (const user of USERS.filter(({ company }) => company === name)) {
		const userId = await loadUser(db, user, id, now);
		if (user.role === "ROLE_API_USER") await loadKey(db, userId, now);
	}
	return id;
}

async function loadUser(db: Database, user: (typeof USERS)[number], companyId: number, now: number): Promise<number> {
	const { username, name, role, language } = user;
	const email = `${username}@wiper-finder.example`;
	const [row] = await db
		.insert(usersTable)
		.values({
			companyId,
			username,
			usernameKey: nameKey(username),
			email,
			emailKey: nameKey(email),
			name,
			roles: [role],
			language,
			passwordHash: await hashPassword(passwordOf(username)),
			searched: searchText(username, email, name),
			createdAt: now,
			updatedAt: now,
		})
		.returning({ id: usersTable.id });
	return row?.id ?? 0;
}

async function loadKey(db: Database, user: number, now: number): Promise<void> {
	const input = { name: "ERP", user, scopes: [...API_SCOPES], expiresAt: null };
	await createApiKeyRepository(db, "all", 0).create(input, DEMO_KEY, NOBODY, now);
}
