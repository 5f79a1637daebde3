import { drizzle } from "drizzle-orm/d1";
import { uploadPictures } from "#scripts/demo/load-pictures.ts";
import { seededRandom } from "#scripts/demo/seeded-random.ts";
import type { Call } from "#scripts/local/call.ts";
import { NOBODY } from "#worker/audit/audit-entry.repository.ts";
import { createSessionRepository } from "#worker/auth/session.repository.ts";
import { hashToken, newToken } from "#worker/auth/token.ts";
import { createCompanyRepository } from "#worker/companies/company.repository.ts";
import { companyInputSchema } from "#worker/companies/company.schema.ts";
import type { Database } from "#worker/db/database.ts";
import { assortmentsTable, brandsTable, wipersTable } from "#worker/db/schema/assortment.table.ts";
import { usersTable } from "#worker/db/schema/user.table.ts";
import { nameKey, searchText } from "#worker/db/search-text.rules.ts";
import { createFinderRepository } from "#worker/finders/finder.repository.ts";
import { finderInputSchema } from "#worker/finders/finder.schema.ts";
import { toFinderUuid } from "#worker/finders/finder-uuid.rules.ts";

/** The adapters' names in the generated catalogue. */
const ADAPTERS = ["Hook 9x3", "Hook 9x4", "Push button 16", "Side pin 22", "Top lock"];
const SERIES = [
	...["Aero", "Aero Plus", "Classic", "Hybrid", "Silent", "Winter", "Flat"].map((name) => ({
		name,
		kind: "front" as const,
	})),
	...["Heck", "Heck Plus", "Heck Classic"].map((name) => ({ name, kind: "rear" as const })),
];
const SIZES = { front: range(13, 32), rear: range(8, 27) };

const TITLE = "<p>Find the wipers that fit <strong>your car</strong></p>";
const INSTRUCTIONS =
	"<p>Measure the old blade if you are not sure.</p><ul><li>Driver's side</li><li>Other side</li></ul>";

/** Adds an administrator to an empty database and signs them in. */
export async function makeAdministrator(env: Env, username = "bench"): Promise<string> {
	const db = drizzle(env.DB);
	const companyId = await makeCompany(db, []);
	const now = Date.now();
	const email = `${username}@example.com`;
	const own = { username, usernameKey: username, email, emailKey: email };
	const rest = { roles: ["ROLE_ADMIN" as const], passwordHash: "", searched: username, createdAt: now, updatedAt: now };
	const [user] = await db
		.insert(usersTable)
		.values({ ...own, ...rest, companyId })
		.returning({ id: usersTable.id });
	const token = newToken();
	await createSessionRepository(db).create(user?.id ?? 0, hashToken(token), now);
	return token;
}

/** A shop that sells ten assortments of twenty sizes each, with pictures; returns its company. */
export async function makeShop(env: Env, call: Call): Promise<number> {
	const db = drizzle(env.DB);
	const pictures = [...(await uploadPictures(call)).values()];
	const random = seededRandom(10);
	const [brand] = await db.insert(brandsTable).values({ name: "Brisalux", nameKey: "brisalux" }).returning();
	const brandId = brand?.id ?? 0;
	const fronts: number[] = [];
	for (const [at, { name, kind }] of SERIES.entries()) {
		const images = {
			imageFront: pictures[at % pictures.length],
			imageFrontAndRear: pictures[(at + 1) % pictures.length],
		};
		const id = await insert({ ...identity(name, at), kind, brandId, ...images });
		if (kind === "front") fronts.push(id);
		const blades = SIZES[kind].map((lengthInch) =>
			db.insert(wipersTable).values({
				assortmentId: id,
				lengthInch,
				lengthMm: Math.round(lengthInch * 25.4),
				price: 800 + at * 150 + lengthInch * 40 + random.below(10) * 10,
			}),
		);
		const [first, ...others] = blades;
		if (first) await db.batch([first, ...others]);
	}
	for (const [at, name] of ADAPTERS.entries()) {
		await insert({ ...identity(name, SERIES.length + at), kind: "adapter", brandId, price: 190 + at * 30 });
	}
	return makeCompany(db, fronts);

	async function insert(values: typeof assortmentsTable.$inferInsert): Promise<number> {
		const [row] = await db.insert(assortmentsTable).values(values).returning({ id: assortmentsTable.id });
		return row?.id ?? 0;
	}
}

/** Finders of a company, each with its own page and so its own offer; returns their uuids. */
export async function makeFinders(env: Env, companyId: number, count: number): Promise<string[]> {
	const finders = createFinderRepository(drizzle(env.DB), "all");
	const uuids: string[] = [];
	for (let at = 0; at < count; at++) {
		const input = finderInputSchema.parse({
			label: `Finder ${at}`,
			title: TITLE,
			instructions: INSTRUCTIONS,
			shopProductUrl: `https://shop-${at}.example/p/{sku}`,
		});
		const uuid = toFinderUuid(crypto.getRandomValues(new Uint8Array(10)));
		await finders.create(input, companyId, uuid, NOBODY, Date.now());
		uuids.push(uuid);
	}
	return uuids;
}

/** A company that may sell these front series. */
export async function makeCompany(db: Database, allowedFrontAssortments: number[]): Promise<number> {
	const input = companyInputSchema.parse({
		title: `Shop of ${allowedFrontAssortments.length}`,
		allowedFrontAssortments,
	});
	return (await createCompanyRepository(db, "all").create(input, NOBODY, Date.now())).id;
}

const identity = (technicalName: string, at: number) => ({
	code: `BX${at}`,
	technicalName,
	technicalNameKey: nameKey(technicalName),
	searched: searchText(technicalName),
	createdAt: 1,
	updatedAt: 1,
});

function range(from: number, to: number): number[] {
	return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
