import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Fields } from "../audit/audit.rules.ts";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import { endKeysStatement } from "../auth/api-key.repository.ts";
import type { Database } from "../db/database.ts";
import { folded, foldedSecond } from "../db/folded-order.ts";
import { ALWAYS, expectRow, when } from "../db/guards.ts";
import { insertRows } from "../db/insert-rows.ts";
import { indexedClauses, readPage } from "../db/list-clauses.ts";
import { apiKeysTable as keys } from "../db/schema/api-key.table.ts";
import { assortmentsTable as assortments } from "../db/schema/assortment.table.ts";
import {
	companyAssortmentsTable as allowed,
	type CompanyRow,
	companiesTable as companies,
	countriesTable as countries,
} from "../db/schema/company.table.ts";
import { finderAssortmentsTable as chosen, findersTable as finders } from "../db/schema/finder.table.ts";
import { passwordResetsTable as resets, sessionsTable as sessions } from "../db/schema/session.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import { idsMatching } from "../db/search-index.ts";
import { searchText } from "../db/search-text.rules.ts";
import { editedTimes } from "../db/times.rules.ts";
import type { List } from "../http/list.schema.ts";
import { withPart } from "../http/part.rules.ts";
import type { Scope } from "../http/scope.ts";
import { DEFAULT_LOCALE } from "../i18n/locale.rules.ts";
import {
	companyAssortmentUnknown,
	companyCountryUnknown,
	companyNotFound,
	companyStale,
	companySupplierItself,
	companySupplierUnknown,
} from "./company.errors.ts";
import type { Company, CompanyInput, CompanyListInput, CompanyPart, CompanyUsage } from "./company.schema.ts";
import { namesIn, sortByName } from "./select-lists.rules.ts";

const SORTED = {
	id: companies.id,
	title: folded(companies.searched, companies.title),
	city: foldedSecond(companies.searched, companies.title, companies.city, companies.zip),
};

/** `locale`: the language of the countries' names. */
export function createCompanyRepository(db: Database, scope: Scope, locale = DEFAULT_LOCALE) {
	const isInScope = scope === "all" ? undefined : eq(companies.id, scope.companyId);
	const countryName = namesIn(locale, "region");
	return { list, select, get, create, update, usage };

	async function list(input: CompanyListInput): Promise<List<Company>> {
		const sorted = { ...SORTED, country: input.sortField === "country" ? await countryOrder() : companies.countryId };
		const toIds = (search: string) => idsMatching("companies", search);
		const { where, ...page } = indexedClauses(input, { sorted, toIds });
		const matching = and(isInScope, where);
		const { rows, totalItemCount } = await readPage(db, selectCompanies(matching), page, {
			table: companies,
			where: matching,
		});
		return { data: rows.map(toCompany), totalItemCount };
	}

	/** The countries' order by their names in this language, of which the database has the English ones alone. */
	async function countryOrder(): Promise<SQL> {
		const known = await db.select().from(countries);
		const named = known.map(({ id, iso2, name }) => ({ id, name: countryName(iso2, name) }));
		const ids = sortByName(locale, named).map(({ id }) => id);
		return sql`instr(${`,${ids.join()},`}, ',' || ${companies.countryId} || ',')`;
	}

	async function select(): Promise<{ id: number; title: string; supplier: boolean }[]> {
		return db
			.select({ id: companies.id, title: companies.title, supplier: companies.supplier })
			.from(companies)
			.where(isInScope)
			.orderBy(asc(SORTED.title), asc(companies.id));
	}

	async function get(id: number): Promise<Company> {
		const [row] = await selectCompanies(and(isInScope, eq(companies.id, id)));
		if (!row) throw companyNotFound();
		return toCompany(row);
	}

	/** Stores the company and its allowed assortments together. */
	async function create(input: CompanyInput, by: Actor, now: number): Promise<Company> {
		await checkReferences(input);
		const id = sql`(SELECT max(${companies.id}) FROM ${companies})`;
		const [created] = await db.batch([
			db
				.insert(companies)
				.values({ ...toRow(input, now), createdAt: now })
				.returning({ id: companies.id }),
			allow(id, input, ALWAYS),
			auditStatement(db, by, {
				...{ at: now, action: "create", entity: "company", entityId: id, title: input.title },
				...{ companyId: null, before: null, after: editedFields(input) },
			}),
		]);
		return get(created[0]?.id ?? 0);
	}

	/**
	 * Writes everything, or nothing if the company is no longer at this version: every statement checks the version,
	 * which is raised last. Assortments that are no longer allowed are no longer offered; the finders' choices and prices
	 * stay in case they are allowed again. An inactive company's sessions, links for a new password and keys end: when it is
	 * active again, its users sign in again, and make new keys.
	 */
	async function update(id: number, part: CompanyPart, version: number, by: Actor, now: number): Promise<Company> {
		if (part.supplierId === id) throw companySupplierItself();
		const before = await get(id);
		// First: a supplier that somebody has exchanged makes the company stale, and is no error in a field.
		if (before.version !== version) throw companyStale();
		const input = withPart(toInput(before), part);
		await checkReferences(input, before);
		const row = expectRow(db, companies, and(isInScope, eq(companies.id, id), eq(companies.version, version)));
		const userIds = db.select({ id: users.id }).from(users).where(eq(users.companyId, id));
		const isOfCompany = or(inArray(sessions.userId, userIds), inArray(sessions.impersonatorId, userIds));
		const isSaved = await row.write([
			auditStatement(db, by, {
				...{ at: now, action: "update", entity: "company", entityId: id, title: input.title, companyId: id },
				...{ before: editedFields(before), after: editedFields(input), when: row.holds },
			}),
			db.delete(allowed).where(and(eq(allowed.companyId, id), row.holds)),
			allow(id, input, row.holds),
			db.delete(sessions).where(and(isOfCompany, when(!input.active), row.holds)),
			db
				.update(resets)
				.set({ endedAt: now })
				.where(and(inArray(resets.userId, userIds), isNull(resets.endedAt), when(!input.active), row.holds)),
			endKeysStatement(db, and(eq(keys.companyId, id), when(!input.active), row.holds), now),
			db
				.update(companies)
				.set({ ...toRow(input, now), version: sql`${companies.version} + 1` })
				.where(row.isExpected),
		]);
		if (!isSaved) throw companyStale();
		return get(id);
	}

	/** What a change of the company affects: its users, its enabled finders, and which of them offer its assortments. */
	async function usage(id: number): Promise<CompanyUsage> {
		await get(id);
		const [[userCount], [finderCount], assortments] = await db.batch([
			db.select({ total: count() }).from(users).where(eq(users.companyId, id)),
			db
				.select({ total: count() })
				.from(finders)
				.where(and(eq(finders.companyId, id), eq(finders.enabled, true))),
			db
				.select({
					id: sql<number>`${allowed.assortmentId}`.as("allowed_id"),
					offeredBy: sql<string>`json_group_array(${finders.id})`,
				})
				.from(allowed)
				.innerJoin(finders, eq(finders.companyId, allowed.companyId))
				.leftJoin(chosen, and(eq(chosen.finderId, finders.id), eq(chosen.assortmentId, allowed.assortmentId)))
				.where(and(eq(allowed.companyId, id), or(isNull(chosen.offered), eq(chosen.offered, true))))
				.groupBy(allowed.assortmentId),
		]);
		return {
			users: userCount?.total ?? 0,
			finders: finderCount?.total ?? 0,
			assortments: assortments.map((one) => ({ id: one.id, offeredBy: JSON.parse(one.offeredBy) })),
		};
	}

	function allow(companyId: number | SQL, { allowedFrontAssortments: assortmentIds }: CompanyInput, guard: SQL) {
		const from = sql`FROM json_each(${JSON.stringify([...new Set(assortmentIds)])}) WHERE ${guard}`;
		return insertRows(db, allowed, from, { companyId, assortmentId: sql`value` });
	}

	/** A supplier that was chosen before may ship no more; it is accepted. */
	async function checkReferences(
		{ country, supplierId, allowedFrontAssortments }: CompanyInput,
		before?: Company,
	): Promise<void> {
		const isNewSupplier = supplierId !== null && supplierId !== before?.supplierId;
		const assortmentIds = [...new Set(allowedFrontAssortments)];
		const [suppliers, countryRows, known] = await db.batch([
			db
				.select({ id: companies.id })
				.from(companies)
				.where(and(eq(companies.id, supplierId ?? 0), eq(companies.supplier, true))),
			db
				.select({ id: countries.id })
				.from(countries)
				.where(eq(countries.id, country ?? 0)),
			db
				.select({ known: count() })
				.from(assortments)
				.where(
					and(
						sql`${assortments.id} IN (SELECT value FROM json_each(${JSON.stringify(assortmentIds)}))`,
						eq(assortments.kind, "front"),
					),
				),
		]);
		if (isNewSupplier && suppliers.length === 0) throw companySupplierUnknown();
		if (country !== null && countryRows.length === 0) throw companyCountryUnknown();
		if ((known[0]?.known ?? 0) < assortmentIds.length) throw companyAssortmentUnknown();
	}

	function toCompany({ company, iso2, country, fronts }: SelectedCompany): Company {
		const { searched, countryId, ...shown } = company;
		const name = iso2 === null || country === null ? "" : countryName(iso2, country);
		return {
			...shown,
			country: countryId === null || name === "" ? null : { id: countryId, name, title: name },
			allowedFrontAssortments: JSON.parse(fronts),
			...editedTimes(company),
		};
	}

	function selectCompanies(where: SQL | undefined) {
		const fronts = sql<string>`(
			SELECT json_group_array(${allowed.assortmentId}) FROM ${allowed} WHERE ${allowed.companyId} = ${companies.id}
		)`;
		return db
			.select({ company: companies, iso2: countries.iso2, country: countries.name, fronts })
			.from(companies)
			.leftJoin(countries, eq(countries.id, companies.countryId))
			.where(where)
			.$dynamic();
	}
}

const toRow = ({ country, allowedFrontAssortments, ...input }: CompanyInput, now: number) => ({
	...input,
	countryId: country,
	searched: searchText(input.title, input.city, input.zip),
	updatedAt: now,
});

/** A company as it is saved. */
function toInput({ id, country, version, createdAt, updatedAt, ...fields }: Company): CompanyInput {
	return { ...fields, country: country?.id ?? null };
}

/** The editable fields of a company, as the audit log compares them. */
function editedFields(company: CompanyInput | Company): Fields {
	const { title, street, houseNumber, zip, city, phone, active, primeOrdersAllowed } = company;
	const country = typeof company.country === "object" ? (company.country?.id ?? null) : company.country;
	const { supplier, supplierId, logo } = company;
	const allowedFrontAssortments = [...new Set(company.allowedFrontAssortments)].sort((one, other) => one - other);
	return {
		...{ title, street, houseNumber, zip, city, country, phone, active, primeOrdersAllowed },
		...{ supplier, supplierId, logo, allowedFrontAssortments },
	};
}

type SelectedCompany = { company: CompanyRow; iso2: string | null; country: string | null; fronts: string };
