import { eq, type SQL, sql } from "drizzle-orm";
import type { AssortmentKind } from "../assortments/assortment.rules.ts";
import { type Actor, auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import { assortmentsTable as assortments, wipersTable as wipers } from "../db/schema/assortment.table.ts";
import { currenciesTable as currencies } from "../db/schema/select-lists.table.ts";
import {
	specialAdapterPricesTable as adapterPrices,
	specialPricesTable as wiperPrices,
} from "../db/schema/special-price.table.ts";
import { type CurrencyChange, changedPrice, isUnfit } from "../money/currency-change.rules.ts";
import { toUnits } from "../money/price.rules.ts";
import { partName } from "./pricing.rules.ts";
import { conflictsOf, hasOthers, priceStatements } from "./special-price.repository.ts";

type SpecialPrice = { kind: AssortmentKind; id: number; lengthInch: number | null; code: string; price: number };
type FinderToPrice = { id: number; label: string; companyId: number; currency: string };
type RewrittenPrice = { kind: AssortmentKind; id: number; name: string; expected: number; price: number | null };

/** Every special price of a finder, including those of parts that it no longer offers. */
export async function readSpecialPrices(db: Database, finderId: number): Promise<SpecialPrice[]> {
	const [blades, adapters] = await db.batch([
		db
			.select({
				...{ kind: assortments.kind, id: wipers.id, lengthInch: wipers.lengthInch },
				...{ code: assortments.code, price: wiperPrices.price },
			})
			.from(wiperPrices)
			.innerJoin(wipers, eq(wipers.id, wiperPrices.wiperId))
			.innerJoin(assortments, eq(assortments.id, wipers.assortmentId))
			.where(eq(wiperPrices.finderId, finderId)),
		db
			.select({ kind: assortments.kind, id: assortments.id, code: assortments.code, price: adapterPrices.price })
			.from(adapterPrices)
			.innerJoin(assortments, eq(assortments.id, adapterPrices.assortmentId))
			.where(eq(adapterPrices.finderId, finderId)),
	]);
	return [...blades, ...adapters.map((adapter) => ({ ...adapter, lengthInch: null }))];
}

export async function readDigits(db: Database, sign: string): Promise<number> {
	const [row] = await db.select({ digits: currencies.digits }).from(currencies).where(eq(currencies.sign, sign));
	return row?.digits ?? 2;
}

/** The prices in the new currency, or the fact that the rate does not fit one of them. */
export function rewritePrices(
	specials: readonly SpecialPrice[],
	from: { digits: number },
	to: { digits: number; allowCents: boolean },
	change: CurrencyChange,
): RewrittenPrice[] | "unfit" {
	const rewritten = specials.map(({ kind, id, lengthInch, code, price: expected }) => {
		const name = partName({ kind, lengthInch, assortment: { code } });
		return { kind, id, name, expected, price: changedPrice(expected, from, to, change) };
	});
	return rewritten.some(({ expected, price }) => isUnfit(expected, price, to)) ? "unfit" : rewritten;
}

/**
 * The part of a configuration's save that rewrites its prices: `isFree` holds while the special prices are those that
 * were read, and the statements are part of the save's batch.
 */
export function priceRewrite(
	db: Database,
	by: Actor,
	finder: FinderToPrice,
	rewritten: readonly RewrittenPrice[],
	money: { sign: string; from: number; to: number },
	now: number,
) {
	const { id: finderId, label: title, companyId, currency } = finder;
	const isFree = sql`(
		NOT EXISTS (SELECT 1 FROM ${conflictsOf(finderId, rewritten)}) AND NOT ${hasOthers(finderId, rewritten)}
	)`;
	const units = (priceOf: (one: RewrittenPrice) => number | null, digits: number) =>
		Object.fromEntries(
			rewritten.map((one) => {
				const price = priceOf(one);
				return [one.name, price === null ? null : toUnits(price, digits)];
			}),
		);
	const entry = {
		...{ at: now, action: "update" as const, entity: "pricing" as const, entityId: finderId, title, companyId },
		before: { currency, ...units(({ expected }) => expected, money.from) },
		after: { currency: money.sign, ...units(({ price }) => price, money.to) },
	};
	const statements = (when: SQL) =>
		rewritten.length === 0
			? []
			: [auditStatement(db, by, { ...entry, when }), ...priceStatements(db, finderId, rewritten, when)];
	return { isFree, statements };
}
