import { and, asc, eq, exists, getTableColumns, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
	assortmentsTable as assortments,
	brandsTable as brands,
	wipersTable as wipers,
} from "../db/schema/assortment.table.ts";
import { companyAssortmentsTable as allowed } from "../db/schema/company.table.ts";
import { finderAssortmentsTable as chosen, findersTable as finders } from "../db/schema/finder.table.ts";
import { productsTable as products } from "../db/schema/product.table.ts";
import {
	specialAdapterPricesTable as adapterPrices,
	specialPricesTable as wiperPrices,
} from "../db/schema/special-price.table.ts";
import type { Scope } from "../http/scope.ts";
import { GENERATION, IS_CURRENT } from "./current-product.repository.ts";
import { SKUS_MAX } from "./offer.rules.ts";

const IS_OFFERED = or(isNull(chosen.offered), eq(chosen.offered, true));

/**
 * The statements that select what a finder offers, or may offer, with prices; the finder is given by id or uuid. Cross
 * joins keep SQLite from scanning all wipers. Columns with the same name get aliases, because a batch returns rows by
 * column name.
 */
export function offerStatements(db: Database, finder: SQL, which: "offered" | "allowed" = "offered") {
	const isOffered = which === "allowed" ? undefined : IS_OFFERED;
	return [
		db
			.select({
				...getTableColumns(assortments),
				brand: brands.name,
				offered: sql`coalesce(${chosen.offered}, 1)`.mapWith(chosen.offered).as("offered"),
				specialPrice: sql<number | null>`${adapterPrices.price}`.as("special_price"),
			})
			.from(finders)
			.crossJoin(assortments)
			.innerJoin(brands, eq(brands.id, assortments.brandId))
			.leftJoin(chosen, and(eq(chosen.finderId, finders.id), eq(chosen.assortmentId, assortments.id)))
			.leftJoin(
				adapterPrices,
				and(eq(adapterPrices.finderId, finders.id), eq(adapterPrices.assortmentId, assortments.id)),
			)
			.where(and(finder, isOffered, isAllowed(db)))
			.orderBy(sql`${chosen.position} IS NULL`, asc(chosen.position), asc(assortments.id)),
		db
			.select({
				...getTableColumns(wipers),
				specialPrice: sql<number | null>`${wiperPrices.price}`.as("special_price"),
			})
			.from(finders)
			.crossJoin(assortments)
			.crossJoin(wipers)
			.leftJoin(chosen, and(eq(chosen.finderId, finders.id), eq(chosen.assortmentId, assortments.id)))
			.leftJoin(wiperPrices, and(eq(wiperPrices.finderId, finders.id), eq(wiperPrices.wiperId, wipers.id)))
			.where(and(finder, eq(wipers.assortmentId, assortments.id), isOffered, isAllowed(db)))
			.orderBy(asc(wipers.assortmentId), asc(wipers.lengthInch)),
		...ownProductStatements(db, finder),
	] as const;
}

/**
 * The current products of the finder's company, and those of all companies where that one has none for the same parts. Its
 * own come first, so that a limit is reached before what they overrule is looked at.
 */
const OWNERS = sql`json_each(json_array(${finders.companyId}, NULL)) AS owner`;
const IS_OWNED = sql`${products.companyId} IS owner.value AND ${IS_CURRENT} AND NOT (${products.companyId} IS NULL AND EXISTS (
	SELECT 1 FROM ${products} AS own WHERE own.company_id = ${finders.companyId} AND own.parts_key = ${products.partsKey}
		AND own.since <= ${GENERATION} AND own.until > ${GENERATION}
))`;

/**
 * The owner's skus, prices of whole products, and bundles. Skus and bundles are those of offered series, unordered, so that
 * the limit ends the search. An owner may have 200,000.
 */
function ownProductStatements(db: Database, finder: SQL) {
	const offered = sql`(${db
		.select({ code: assortments.code })
		.from(finders)
		.crossJoin(assortments)
		.leftJoin(chosen, and(eq(chosen.finderId, finders.id), eq(chosen.assortmentId, assortments.id)))
		.where(and(finder, IS_OFFERED, isAllowed(db)))}) AS series`;
	// The point is the character after the hyphen, and comes after the plus and the star of bundles.
	const isOf = (code: SQL) => sql`${products.partsKey} >= ${code} AND ${products.partsKey} < ${code} || '.'`;
	// A code may begin with another one: the parts of AERO-PRO, offered or not, are none of AERO.
	const isOffered = sql`${isOf(sql`series.code`)} AND NOT EXISTS (
		SELECT 1 FROM ${assortments} AS longer
		WHERE longer.code > series.code || '-' AND longer.code < series.code || '.' AND ${isOf(sql`longer.code`)}
	)`;
	return [
		db
			.select({
				companyId: products.companyId,
				partsKey: products.partsKey,
				sku: products.sku,
			})
			.from(finders)
			.crossJoin(offered)
			.crossJoin(OWNERS)
			.crossJoin(products)
			.where(and(finder, isOffered, IS_OWNED, ne(products.kind, "bundle")))
			.limit(SKUS_MAX + 1),
		db
			.select({
				companyId: products.companyId,
				partsKey: products.partsKey,
				price: sql<number>`${products.price}`.as("own_price"),
				currency: sql<string>`${products.currency}`.as("own_currency"),
			})
			.from(finders)
			.crossJoin(OWNERS)
			.crossJoin(products)
			.where(and(finder, IS_OWNED, sql`${products.price} IS NOT NULL AND ${products.kind} <> 'bundle'`)),
		db
			.select({
				companyId: products.companyId,
				partsKey: products.partsKey,
				sku: products.sku,
				name: products.name,
				price: products.price,
				currency: sql<string | null>`${products.currency}`.as("own_currency"),
				discount: products.discount,
			})
			.from(finders)
			.crossJoin(offered)
			.crossJoin(OWNERS)
			.crossJoin(products)
			.where(and(finder, isOffered, IS_OWNED, sql`${products.kind} = 'bundle'`))
			.limit(SKUS_MAX + 1),
	] as const;
}

/** What a company may sell, or, in the scope of all, every assortment: without a configuration, at base prices. */
export function sellableStatements(db: Database, scope: Scope) {
	const isSellable = scope === "all" ? undefined : isAllowed(db, sql`${scope.companyId}`);
	return [
		db
			.select({ ...getTableColumns(assortments), brand: brands.name })
			.from(assortments)
			.innerJoin(brands, eq(brands.id, assortments.brandId))
			.where(isSellable)
			.orderBy(asc(assortments.id)),
		db
			.select(getTableColumns(wipers))
			.from(assortments)
			.crossJoin(wipers)
			.where(and(eq(wipers.assortmentId, assortments.id), isSellable))
			.orderBy(asc(wipers.assortmentId), asc(wipers.lengthInch)),
	] as const;
}

/** Rear and adapter assortments are allowed to all, front ones to the companies that may sell them. */
const isAllowed = (db: Database, companyId: SQL = sql`${finders.companyId}`) =>
	or(
		ne(assortments.kind, "front"),
		exists(
			db
				.select({ one: sql`1` })
				.from(allowed)
				.where(and(eq(allowed.companyId, companyId), eq(allowed.assortmentId, assortments.id))),
		),
	);
