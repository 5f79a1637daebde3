import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";
import { productsTable as products, productRevisionsTable as revisions } from "../db/schema/product.table.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import { catalogueStateTable as state, catalogueVersionsTable as versions } from "../db/schema/version.table.ts";
import { finderNotFound } from "../finders/finder.errors.ts";
import type { Scope } from "../http/scope.ts";
import type { Currency } from "../money/money.rules.ts";
import type { OfferedAssortment, OfferedWiper } from "../offers/compile-offer.rules.ts";
import { IS_CURRENT } from "../offers/current-product.repository.ts";
import { offerStatements } from "../offers/offer.repository.ts";

/**
 * The current parts of a finder's products, except the owner's skus, which a revision represents. Blades come as one text
 * per assortment, because reading thousands of rows would take most of a request's time.
 */
export type ProductSource = {
	finder: { id: number; companyId: number };
	currency: Currency;
	shopProductUrl: string;
	allowCents: boolean;
	assortments: OfferedAssortment[];
	blades: { assortmentId: number; rows: string }[];
	/** Hash of the sizes in the active catalogue; null: no catalogue yet. */
	sizes: string | null;
	revision: string;
};

export const GLOBAL_OWNER = 0;
/** Of 540 bytes at most, which is under the 2 MB that D1 allows for a value. */
const SKUS_A_READ = 3000;

export function createProductSourceRepository(db: Database, scope: Scope) {
	const isInScope = scope === "all" ? undefined : eq(finders.companyId, scope.companyId);
	return { get, revision, skusAfter, ownersOf };

	/** One round trip to the database, for any number of products. */
	async function get(finderId: number): Promise<ProductSource> {
		const isFinder = and(isInScope, eq(finders.id, finderId));
		const [assortmentRows, wiperRows] = offerStatements(db, sql`${isFinder}`);
		const wiper = wiperRows.as("wiper");
		const row = sql`json_array(${wiper.lengthInch}, ${wiper.lengthMm}, ${wiper.price}, ${wiper.specialPrice})`;
		const [finderRows, active, revisionRows, assortments, blades] = await db.batch([
			db
				.select({
					id: finders.id,
					companyId: finders.companyId,
					shopProductUrl: finders.shopProductUrl,
					allowCents: finders.allowCents,
					currency: { sign: currencies.sign, iso: currencies.iso, digits: currencies.digits },
				})
				.from(finders)
				.innerJoin(currencies, eq(currencies.sign, finders.currency))
				.where(isFinder),
			db
				.select({ sizes: sql<string | null>`${versions.manifest} ->> '$.sizes'`.as("sizes") })
				.from(state)
				.innerJoin(versions, eq(versions.id, state.activeVersionId))
				.where(eq(state.id, 1)),
			db
				.select({ revision: revisions.revision })
				.from(finders)
				.crossJoin(revisions)
				.where(and(isFinder, or(eq(revisions.owner, GLOBAL_OWNER), eq(revisions.owner, finders.companyId))))
				.orderBy(asc(revisions.owner)),
			assortmentRows,
			db
				.select({ assortmentId: wiper.assortmentId, rows: sql<string>`json_group_array(${row})`.as("rows") })
				.from(wiper)
				.groupBy(wiper.assortmentId),
		]);
		if (!finderRows[0]) throw finderNotFound();
		const { currency, shopProductUrl, allowCents, ...finder } = finderRows[0];
		return {
			finder,
			currency,
			shopProductUrl,
			allowCents,
			assortments,
			blades,
			sizes: active[0]?.sizes ?? null,
			revision: joinRevisions(revisionRows),
		};
	}

	/** A short value that changes with the company's skus. */
	async function revision(companyId: number): Promise<string> {
		const rows = await db
			.select({ revision: revisions.revision })
			.from(revisions)
			.where(or(eq(revisions.owner, GLOBAL_OWNER), eq(revisions.owner, companyId)))
			.orderBy(asc(revisions.owner));
		return joinRevisions(rows);
	}

	/** The owner's skus (null: those for every company) by their parts, in pages, as one text like blades. */
	async function skusAfter(companyId: number | null, partsKey: string): Promise<SkuRow[]> {
		const more = sql`json_array(${products.kind}, ${products.name}, ${products.price}, ${products.currency}, ${products.discount})`;
		const hasMore = sql`${products.kind} = 'bundle' OR ${products.price} IS NOT NULL`;
		const special = sql<string | null>`iif(${hasMore}, ${more}, NULL)`.as("special");
		const page = db
			.select({ partsKey: products.partsKey, sku: products.sku, special })
			.from(products)
			.where(
				and(
					companyId === null ? isNull(products.companyId) : eq(products.companyId, companyId),
					gt(products.partsKey, partsKey),
					IS_CURRENT,
				),
			)
			.orderBy(asc(products.partsKey))
			.limit(SKUS_A_READ)
			.as("some");
		const [row] = await db
			.select({
				rows: sql<string>`json_group_array(json_array(${page.partsKey}, ${page.sku}, json(${page.special})) ORDER BY ${page.partsKey})`,
			})
			.from(page);
		return JSON.parse(row?.rows ?? "[]");
	}

	/** Who has a sku for these parts: null is every company. */
	async function ownersOf(companyId: number, partsKey: string): Promise<(number | null)[]> {
		const rows = await db
			.select({ companyId: products.companyId })
			.from(products)
			.where(
				and(
					eq(products.partsKey, partsKey),
					or(isNull(products.companyId), eq(products.companyId, companyId)),
					IS_CURRENT,
				),
			);
		return rows.map((row) => row.companyId);
	}
}

const joinRevisions = (rows: { revision: string }[]): string => rows.map(({ revision }) => revision).join(" ");

/** `special`: null for a set without a price of its own. */
type SkuRow = [partsKey: string, sku: string, special: Special | null];
type Special =
	| ["set", name: string, price: number, currency: string]
	| ["bundle", name: string, price: number | null, currency: string | null, discount: number | null];

type BladeRow = [lengthInch: number, lengthMm: number, price: number | null, specialPrice: number | null];

/** The parsed blades of some assortments. */
export const wipersOf = ({ blades }: Pick<ProductSource, "blades">): OfferedWiper[] =>
	blades.flatMap(({ assortmentId, rows }) => {
		const read: BladeRow[] = JSON.parse(rows);
		return read.map(([lengthInch, lengthMm, price, specialPrice]) => ({
			assortmentId,
			lengthInch,
			lengthMm,
			price,
			specialPrice,
		}));
	});
