import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import { assortmentsTable as assortments } from "../assortments/assortment.table.ts";
import { listClauses } from "../db/list-clauses.ts";
import { searchText } from "../db/search-text.rules.ts";
import type { Database } from "../http/env.ts";
import type { List } from "../http/list.schema.ts";
import type { Scope } from "../http/scope.ts";
import { companyAssortmentUnknown, companyCountryUnknown, companyNotFound, companyStale } from "./company.errors.ts";
import type { Company, CompanyInput, CompanyListInput } from "./company.schema.ts";
import {
	companyAssortmentsTable as allowed,
	type CompanyRow,
	companiesTable as companies,
	countriesTable as countries,
} from "./company.table.ts";

export function createCompanyRepository(db: Database, scope: Scope) {
	const ours = scope === "all" ? undefined : eq(companies.id, scope.companyId);
	return { list, select, get, create, update };

	async function list(input: CompanyListInput): Promise<List<Company>> {
		const sorted = { id: companies.id, title: companies.title, city: companies.city, country: countries.name };
		const { where, orderBy, limit, offset } = listClauses(input, { searched: companies.searched, sorted });
		const matching = and(ours, where);
		const [rows, totals] = await db.batch([
			found(matching)
				.orderBy(...orderBy)
				.limit(limit)
				.offset(offset),
			db.select({ total: count() }).from(companies).where(matching),
		]);
		return { data: rows.map(toCompany), totalItemCount: totals[0]?.total ?? 0 };
	}

	async function select(): Promise<{ id: number; title: string }[]> {
		return db
			.select({ id: companies.id, title: companies.title })
			.from(companies)
			.where(ours)
			.orderBy(asc(companies.title), asc(companies.id));
	}

	async function get(id: number): Promise<Company> {
		const [row] = await found(and(ours, eq(companies.id, id)));
		if (!row) throw companyNotFound();
		return toCompany(row);
	}

	/** The company and what it may sell, or neither. */
	async function create(input: CompanyInput, now: number): Promise<Company> {
		await checkReferences(input);
		const id = sql`(SELECT max(${companies.id}) FROM ${companies})`;
		const [created] = await db.batch([
			db
				.insert(companies)
				.values({ ...stored(input, now), createdAt: now })
				.returning({ id: companies.id }),
			allow(id, input.allowedFrontAssortments),
		]);
		return get(created[0]?.id ?? 0);
	}

	async function update(id: number, input: CompanyInput, version: number, now: number): Promise<Company> {
		await checkReferences(input);
		const isCurrent = sql`(SELECT ${companies.id} FROM ${companies} WHERE ${companies.id} = ${id} AND ${companies.version} = ${version + 1} AND ${companies.updatedAt} = ${now})`;
		const [updated] = await db.batch([
			db
				.update(companies)
				.set({ ...stored(input, now), version: sql`${companies.version} + 1` })
				.where(and(ours, eq(companies.id, id), eq(companies.version, version)))
				.returning({ id: companies.id }),
			db.delete(allowed).where(eq(allowed.companyId, isCurrent)),
			allow(isCurrent, input.allowedFrontAssortments),
		]);
		const company = await get(id);
		if (updated.length === 0) throw companyStale();
		return company;
	}

	function allow(companyId: SQL, assortmentIds: number[]) {
		const wanted = JSON.stringify(assortmentIds);
		return db
			.insert(allowed)
			.select(
				sql`SELECT company.id, wanted.value FROM (SELECT ${companyId} AS id) AS company, json_each(${wanted}) AS wanted
					WHERE company.id IS NOT NULL`,
			)
			.onConflictDoNothing();
	}

	async function checkReferences({ country, allowedFrontAssortments }: CompanyInput): Promise<void> {
		const wanted = [...new Set(allowedFrontAssortments)];
		const [found, known] = await db.batch([
			db
				.select({ id: countries.id })
				.from(countries)
				.where(eq(countries.id, country ?? 0)),
			db
				.select({ known: count() })
				.from(assortments)
				.where(
					and(
						sql`${assortments.id} IN (SELECT value FROM json_each(${JSON.stringify(wanted)}))`,
						eq(assortments.kind, "front"),
					),
				),
		]);
		if (country !== null && found.length === 0) throw companyCountryUnknown();
		if ((known[0]?.known ?? 0) < wanted.length) throw companyAssortmentUnknown();
	}

	function found(where: SQL | undefined) {
		const fronts = sql<string>`(
			SELECT json_group_array(${allowed.assortmentId}) FROM ${allowed} WHERE ${allowed.companyId} = ${companies.id}
		)`;
		return db
			.select({ company: companies, countryName: countries.name, fronts })
			.from(companies)
			.leftJoin(countries, eq(countries.id, companies.countryId))
			.where(where)
			.$dynamic();
	}
}

const stored = ({ country, allowedFrontAssortments, ...input }: CompanyInput, now: number) => ({
	...input,
	countryId: country,
	searched: searchText(input.title, input.city, input.zip),
	updatedAt: now,
});

type Found = { company: CompanyRow; countryName: string | null; fronts: string };

function toCompany({ company: { searched, countryId, ...company }, countryName, fronts }: Found): Company {
	return {
		...company,
		country: countryId,
		countryName,
		allowedFrontAssortments: JSON.parse(fronts),
		createdAt: new Date(company.createdAt).toISOString(),
		updatedAt: new Date(company.updatedAt).toISOString(),
	};
}
