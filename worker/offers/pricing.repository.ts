import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AssortmentKind } from "../assortments/assortment.rules.ts";
import { finderNotFound } from "../finders/finder.errors.ts";
import { findersTable as finders } from "../finders/finder.table.ts";
import { currenciesTable as currencies } from "../finders/select-lists.table.ts";
import type { Database } from "../http/env.ts";
import type { Scope } from "../http/scope.ts";
import { offerStatements, sellableStatements } from "./offer.repository.ts";
import type { PriceChange, PricedFinder, PricedPart } from "./pricing.rules.ts";
import {
	specialAdapterPricesTable as adapterPrices,
	specialPricesTable as wiperPrices,
} from "./special-price.table.ts";

export function createPricingRepository(db: Database, scope: Scope) {
	const ours = scope === "all" ? undefined : eq(finders.companyId, scope.companyId);
	return { finder, parts, sellable, save };

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
			.where(and(ours, eq(finders.id, id)));
		if (!row) throw finderNotFound();
		return row;
	}

	/** All parts that a finder of ours may offer, in its order. */
	async function parts(finderId: number): Promise<PricedPart[]> {
		const [assortmentRows, wiperRows] = offerStatements(db, sql`${and(ours, eq(finders.id, finderId))}`);
		const [assortments, wipers] = await db.batch([assortmentRows, wiperRows]);
		return toParts(assortments, wipers);
	}

	/** All parts that may be sold in this scope, by any of its finders. */
	async function sellable(): Promise<PricedPart[]> {
		const [assortmentRows, wiperRows] = sellableStatements(db, scope);
		const [assortments, wipers] = await db.batch([assortmentRows, wiperRows]);
		const none = { specialPrice: null };
		return toParts(
			assortments.map((row) => ({ ...row, ...none })),
			wipers.map((row) => ({ ...row, ...none })),
		);
	}

	/**
	 * Sets and clears special prices and records it, all or none. Answers the parts that stood in the way, with the
	 * price they have now: a guarded part must have the price that is expected of it, or already the one that is wanted.
	 * That holds before and after each statement or not at all, so every one of them can ask it for itself.
	 */
	async function save(
		finderId: number,
		changes: readonly PriceChange[],
		record: (when: SQL) => BatchItem<"sqlite"> | null,
	): Promise<{ kind: AssortmentKind; id: number }[]> {
		const asked = changedRows(changes);
		const blocked = sql`
			${asked} AS asked
			LEFT JOIN ${wiperPrices} AS w ON asked.kind <> 'adapter' AND w.finder_id = ${finderId} AND w.wiper_id = asked.id
			LEFT JOIN ${adapterPrices} AS a
				ON asked.kind = 'adapter' AND a.finder_id = ${finderId} AND a.assortment_id = asked.id
			WHERE asked.guarded AND coalesce(w.price, a.price) IS NOT asked.expected
				AND coalesce(w.price, a.price) IS NOT asked.price`;
		const isFree = sql`NOT EXISTS (SELECT 1 FROM ${blocked})`;
		const wanted = (kinds: SQL) =>
			sql`SELECT ${finderId}, id, price FROM ${asked} WHERE ${kinds} AND price IS NOT NULL AND ${isFree}`;
		const cleared = (kinds: SQL) => sql`(SELECT id FROM ${asked} WHERE ${kinds} AND price IS NULL)`;
		const [wiperKinds, adapterKind] = [sql`kind <> 'adapter'`, sql`kind = 'adapter'`];
		const entry = record(isFree);
		const price = sql`excluded.price`;
		const [inTheWay] = await db.batch([
			db
				.select({ kind: sql<AssortmentKind>`kind`.as("kind"), id: sql<number>`id`.as("id") })
				.from(sql`(SELECT asked.kind AS kind, asked.id AS id FROM ${blocked})`),
			...(entry ? [entry] : []),
			db
				.insert(wiperPrices)
				.select(wanted(wiperKinds))
				.onConflictDoUpdate({ target: [wiperPrices.finderId, wiperPrices.wiperId], set: { price } }),
			db
				.delete(wiperPrices)
				.where(
					sql`${wiperPrices.finderId} = ${finderId} AND ${wiperPrices.wiperId} IN ${cleared(wiperKinds)} AND ${isFree}`,
				),
			db
				.insert(adapterPrices)
				.select(wanted(adapterKind))
				.onConflictDoUpdate({ target: [adapterPrices.finderId, adapterPrices.assortmentId], set: { price } }),
			db
				.delete(adapterPrices)
				.where(
					sql`${adapterPrices.finderId} = ${finderId} AND ${adapterPrices.assortmentId} IN ${cleared(adapterKind)} AND ${isFree}`,
				),
		]);
		return inTheWay;
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

/** Blades by assortment, adapters by themselves. */
function toParts(assortments: readonly AssortmentRow[], wipers: readonly WiperRow[]): PricedPart[] {
	const bladesOf = Map.groupBy(wipers, ({ assortmentId }) => assortmentId);
	return assortments.flatMap((assortment): PricedPart[] => {
		const { id, kind, price, specialPrice } = assortment;
		if (kind === "adapter") return [{ id, kind, price, specialPrice, lengthInch: null, lengthMm: null, assortment }];
		return (bladesOf.get(id) ?? []).map(({ assortmentId, ...blade }) => ({ ...blade, kind, assortment }));
	});
}

/** The changes as rows, by one bound value. */
function changedRows(changes: readonly PriceChange[]): SQL {
	const rows = changes.map(({ kind, id, price, expected }) => [
		kind,
		id,
		price,
		expected ?? null,
		expected !== undefined,
	]);
	return sql`(
		SELECT value ->> 0 AS kind, value ->> 1 AS id, value ->> 2 AS price, value ->> 3 AS expected, value ->> 4 AS guarded
		FROM json_each(${JSON.stringify(rows)})
	)`;
}
