import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../db/database.ts";
import { companiesTable as companies, countriesTable as countries } from "../db/schema/company.table.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";
import { orderItemsTable as items, ordersTable as orders } from "../db/schema/order.table.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import { usersTable as users } from "../db/schema/user.table.ts";
import type { Scope } from "../http/scope.ts";
import { DEFAULT_LOCALE, type Locale } from "../i18n/locale.rules.ts";
import { reservedStatement, toReserved } from "../inventory/stocked-part.repository.ts";
import { ordersNotFound } from "./order.errors.ts";
import { type DocumentItem, type OrderDocument, shipTo } from "./order-document.rules.ts";
import { partiesOf } from "./order-parties.rules.ts";
import { belongsTo } from "./order-scope.repository.ts";

const suppliers = alias(companies, "suppliers");
/** Of the orders' own addresses. */
const lands = alias(countries, "lands");
/** With their own names: a batch returns columns only by name. */
const parties = {
	mandant: sql<string>`${companies.title}`.as("mandant_title"),
	logo: sql<string | null>`${companies.logo}`.as("mandant_logo"),
	supplier: sql<string | null>`${suppliers.title}`.as("supplier_title"),
	street: sql<string>`${companies.street}`.as("own_street"),
	houseNumber: sql<string>`${companies.houseNumber}`.as("own_house_number"),
	zip: sql<string>`${companies.zip}`.as("own_zip"),
	city: sql<string>`${companies.city}`.as("own_city"),
	phone: sql<string>`${companies.phone}`.as("own_phone"),
	ownCountry: sql<string | null>`${countries.iso2}`.as("own_country_iso2"),
	land: sql<string | null>`${lands.iso2}`.as("land_iso2"),
	language: sql<Locale | null>`coalesce(
		(SELECT ${finders.language} FROM ${finders} WHERE ${finders.companyId} = ${companies.id} ORDER BY +${finders.enabled} DESC, ${finders.id} LIMIT 1),
		(SELECT ${users.language} FROM ${users} WHERE ${users.id} = ${orders.userId})
	)`.as("own_language"),
};

/** What the documents of the scope's orders say. */
export function createOrderDocumentRepository(db: Database, scope: Scope) {
	return { expectAll, read };

	/** Names those that are not there for this person; returns how many items all have. */
	async function expectAll(ids: readonly number[]): Promise<number> {
		const rows = await db.select({ id: orders.id, itemCount: orders.itemCount }).from(orders).where(isOneOf(ids));
		const readable = new Set(rows.map(({ id }) => id));
		const missing = [...ids.keys()].filter((at) => !readable.has(ids[at] ?? 0));
		if (missing.length > 0) throw ordersNotFound(missing);
		return rows.reduce((sum, { itemCount }) => sum + itemCount, 0);
	}

	/** In the order of the ids, without those that have been removed. */
	async function read(ids: readonly number[]): Promise<OrderDocument[]> {
		const [rows, itemRows, reservedRows] = await db.batch([
			db
				.select({ order: orders, ...parties })
				.from(orders)
				.innerJoin(companies, eq(companies.id, orders.mandantId))
				.leftJoin(suppliers, eq(suppliers.id, orders.supplierId))
				.leftJoin(countries, eq(countries.id, companies.countryId))
				.leftJoin(lands, sql`${lands.id} = json_extract(${orders.deliverTo}, '$.country')`)
				.where(isOneOf(ids)),
			db
				.select({ item: items, iso: currencies.iso, digits: currencies.digits })
				.from(items)
				.innerJoin(currencies, eq(currencies.sign, items.currency))
				.where(sql`${items.orderId} IN ${listOf(ids)}`)
				.orderBy(asc(items.orderId), asc(items.position)),
			reservedStatement(db, ids),
		]);
		const itemsOf = Map.groupBy(
			itemRows.map(({ item, iso, digits }): DocumentItem => ({ ...item, iso, digits })),
			({ orderId }) => orderId,
		);
		const reservedOf = Map.groupBy(reservedRows, ({ orderId }) => orderId);
		const documents = new Map(
			rows.map(({ order, language, land, mandant, logo, supplier, ownCountry, ...own }) => {
				const named = partiesOf(order, { mandant, logo, supplier, address: { ...own, country: ownCountry } });
				return [
					order.id,
					{
						...{ order, mandant: named.mandant, logo: named.logo, supplier: named.supplier ?? "" },
						...{ items: itemsOf.get(order.id) ?? [], reserved: toReserved(reservedOf.get(order.id)) },
						language: language ?? DEFAULT_LOCALE,
						shipTo: shipTo(order, named, land),
					},
				] as const;
			}),
		);
		return ids.flatMap((id) => documents.get(id) ?? []);
	}

	function isOneOf(ids: readonly number[]): SQL | undefined {
		return and(belongsTo(scope), sql`${orders.id} IN ${listOf(ids)}`);
	}
}

const listOf = (ids: readonly number[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
