import { and, eq, sql } from "drizzle-orm";
import type { AssortmentKind } from "../assortments/assortment.rules.ts";
import { finderNotFound } from "../finders/finder.errors.ts";
import { findersTable as finders } from "../finders/finder.table.ts";
import { currenciesTable as currencies } from "../finders/select-lists.table.ts";
import type { Database } from "../http/env.ts";
import type { Scope } from "../http/scope.ts";
import { offerStatements } from "./offer.repository.ts";
import { partNotFound } from "./pricing.errors.ts";
import type { PricedFinder, PricedPart } from "./pricing.rules.ts";
import {
	specialAdapterPricesTable as adapterPrices,
	specialPricesTable as wiperPrices,
} from "./special-price.table.ts";

export function createPricingRepository(db: Database, scope: Scope) {
	const ours = scope === "all" ? undefined : eq(finders.companyId, scope.companyId);
	return { finder, parts, save };

	async function finder(id: number): Promise<PricedFinder> {
		const [row] = await db
			.select({ id: finders.id, allowCents: finders.allowCents, digits: currencies.digits })
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
		return assortments.flatMap((assortment): PricedPart[] => {
			if (assortment.kind === "adapter") {
				const { id, kind, price, specialPrice } = assortment;
				return [{ id, kind, price, specialPrice, lengthInch: null, lengthMm: null, assortment }];
			}
			return wipers
				.filter(({ assortmentId }) => assortmentId === assortment.id)
				.map(({ id, lengthInch, lengthMm, price, specialPrice }) => {
					return { id, kind: assortment.kind, lengthInch, lengthMm, price, specialPrice, assortment };
				});
		});
	}

	/** Sets and clears special prices, all or none; an id that the finder may not offer refuses the whole. */
	async function save(finderId: number, kind: AssortmentKind, prices: { id: number; price: number | null }[]) {
		const known = new Map((await parts(finderId)).filter((part) => part.kind === kind).map((part) => [part.id, part]));
		if (!prices.every(({ id }) => known.has(id))) throw partNotFound();
		const bound = JSON.stringify(prices);
		const rows = sql`(SELECT json_extract(value, '$.id') AS id, json_extract(value, '$.price') AS price FROM json_each(${bound}))`;
		const ids = sql`(SELECT id FROM ${rows})`;
		const priced = sql`SELECT ${finderId}, id, price FROM ${rows} WHERE price IS NOT NULL`;
		if (kind === "adapter") {
			await db.batch([
				db
					.delete(adapterPrices)
					.where(and(eq(adapterPrices.finderId, finderId), sql`${adapterPrices.assortmentId} IN ${ids}`)),
				db.insert(adapterPrices).select(priced),
			]);
		} else {
			await db.batch([
				db.delete(wiperPrices).where(and(eq(wiperPrices.finderId, finderId), sql`${wiperPrices.wiperId} IN ${ids}`)),
				db.insert(wiperPrices).select(priced),
			]);
		}
		return prices.flatMap(({ id, price }) => {
			const part = known.get(id);
			return part ? [{ ...part, specialPrice: price }] : [];
		});
	}
}
