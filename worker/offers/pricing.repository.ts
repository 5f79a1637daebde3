import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AssortmentKind } from "../assortments/assortment.rules.ts";
import type { Database } from "../db/database.ts";
import { findersTable as finders } from "../db/schema/finder.table.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import { finderNotFound } from "../finders/finder.errors.ts";
import type { Scope } from "../http/scope.ts";
import { offerStatements, sellableStatements } from "./offer.repository.ts";
import { isOfSeries, type PriceChange, type PricedFinder, type PricedPart } from "./pricing.rules.ts";
import { conflictsOf, priceStatements } from "./special-price.repository.ts";

export function createPricingRepository(db: Database, scope: Scope) {
	const isInScope = scope === "all" ? undefined : eq(finders.companyId, scope.companyId);
	return { finder, parts, ownProducts, sellable, save };

	async function finder(id: number): Promise<PricedFinder> {
		const [row] = await db
			.select({
				id: finders.id,
				label: finders.label,
				companyId: finders.companyId,
				allowCents: finders.allowCents,
				sign: currencies.sign,
				iso: currencies.iso,
				digits: currencies.digits,
			})
			.from(finders)
			.innerJoin(currencies, eq(currencies.sign, finders.currency))
			.where(and(isInScope, eq(finders.id, id)));
		if (!row) throw finderNotFound();
		return row;
	}

	/** All parts that a finder of this scope may offer, in its order. */
	async function parts(finderId: number): Promise<PricedPart[]> {
		const [assortmentRows, wiperRows] = offerStatements(db, sql`${and(isInScope, eq(finders.id, finderId))}`);
		const [assortments, wipers] = await db.batch([assortmentRows, wiperRows]);
		return toParts(assortments, wipers);
	}

	/** Whole products that have a price of their own there, and bundles: those of which it offers all series. */
	async function ownProducts(finderId: number) {
		const finder = sql`${and(isInScope, eq(finders.id, finderId))}`;
		const [seriesRows, , , priceRows, bundleRows] = offerStatements(db, finder);
		const [series, prices, bundles] = await db.batch([seriesRows, priceRows, bundleRows]);
		const codes = new Set(series.map(({ code }) => code));
		const isOffered = ({ partsKey }: { partsKey: string }) => isOfSeries(partsKey, codes);
		return { prices: prices.filter(isOffered), bundles: bundles.filter(isOffered) };
	}

	/** All parts that may be sold in this scope, by any of its finders. */
	async function sellable(): Promise<PricedPart[]> {
		const [assortmentRows, wiperRows] = sellableStatements(db, scope);
		const [assortments, wipers] = await db.batch([assortmentRows, wiperRows]);
		const noSpecialPrice = { specialPrice: null };
		return toParts(
			assortments.map((row) => ({ ...row, ...noSpecialPrice })),
			wipers.map((row) => ({ ...row, ...noSpecialPrice })),
		);
	}

	/** Sets and clears special prices and records it, all or none: only in the currency that was read, without conflicts. */
	async function save(
		{ id: finderId, sign }: Pick<PricedFinder, "id" | "sign">,
		changes: readonly PriceChange[],
		record: (when: SQL) => BatchItem<"sqlite"> | null,
	): Promise<{ isOtherCurrency: boolean; conflicts: { kind: AssortmentKind; id: number }[] }> {
		const hasCurrency = sql`EXISTS (SELECT 1 FROM ${finders} WHERE ${finders.id} = ${finderId} AND ${finders.currency} = ${sign})`;
		const conflicting = conflictsOf(finderId, changes);
		const hasNoConflict = sql`(${hasCurrency} AND NOT EXISTS (SELECT 1 FROM ${conflicting}))`;
		const entry = record(hasNoConflict);
		const [keepsCurrency, conflicts] = await db.batch([
			db
				.select({ id: finders.id })
				.from(finders)
				.where(and(eq(finders.id, finderId), hasCurrency)),
			db
				.select({ kind: sql<AssortmentKind>`kind`.as("kind"), id: sql<number>`id`.as("id") })
				.from(sql`(SELECT requested.kind AS kind, requested.id AS id FROM ${conflicting})`),
			...(entry ? [entry] : []),
			...priceStatements(db, finderId, changes, hasNoConflict),
		]);
		return { isOtherCurrency: keepsCurrency.length === 0, conflicts };
	}
}

type Special = { specialPrice: number | null };
type AssortmentRow = Omit<PricedPart["assortment"], "brand"> &
	Special &
	Pick<PricedPart, "kind" | "price"> & { brand: string };
type WiperRow = Special & {
	id: number;
	assortmentId: number;
	lengthInch: number;
	lengthMm: number;
	price: number | null;
};

/** Blades by assortment, adapters individually. */
function toParts(assortments: readonly AssortmentRow[], wipers: readonly WiperRow[]): PricedPart[] {
	const bladesOf = Map.groupBy(wipers, ({ assortmentId }) => assortmentId);
	return assortments.flatMap((assortment): PricedPart[] => {
		const { id, kind, price, specialPrice } = assortment;
		if (kind === "adapter") return [{ id, kind, price, specialPrice, lengthInch: null, lengthMm: null, assortment }];
		return (bladesOf.get(id) ?? []).map(({ assortmentId, ...blade }) => ({ ...blade, kind, assortment }));
	});
}
