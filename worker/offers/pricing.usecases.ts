import type { AssortmentKind } from "../assortments/assortment.rules.ts";
import { auditStatement } from "../audit/audit-entry.repository.ts";
import type { Database } from "../db/database.ts";
import type { Session } from "../http/env.ts";
import { scopeOf } from "../http/scope.ts";
import { partNotFound, partsNotFound, pricesInOtherCurrency, pricesInvalid, pricesStale } from "./pricing.errors.ts";
import { createPricingRepository } from "./pricing.repository.ts";
import {
	type PriceChange,
	type PricedFinder,
	type PricedPart,
	type PriceInput,
	partName,
	priceInputs,
	readPrices,
	toSpecialPrice,
} from "./pricing.rules.ts";

/** Who changes prices, where and when. */
type Writer = { db: Database; session: Session; now: number };

const keyOf = ({ kind, id }: { kind: AssortmentKind; id: number }) => `${kind} ${id}`;

/**
 * Sets special prices in currency units; null returns to the base price. All or none, in one entry of the audit log.
 * `currency`: the sign of the one in which they are meant; absent: the finder's.
 */
export async function savePrices(
	{ db, session, now }: Writer,
	finderId: number,
	inputs: readonly PriceInput[],
	currency: string | undefined,
) {
	const pricing = createPricingRepository(db, scopeOf(session));
	const finder = await pricing.finder(finderId);
	if (currency !== undefined && currency !== finder.sign) throw pricesInOtherCurrency();
	const { changes, fields } = readPrices(inputs, finder);
	if (fields.length > 0) throw pricesInvalid(fields);
	const parts = new Map((await pricing.parts(finder.id)).map((part) => [keyOf(part), part]));
	const missing = changes.filter((change) => !parts.has(keyOf(change)));
	if (missing.length > 0) throw partsNotFound(missing.map(({ path }) => path));
	const changed = changes.flatMap((change) => {
		const part = parts.get(keyOf(change));
		return part ? [{ part, change }] : [];
	});
	const differing = changed.filter(({ part, change }) => part.specialPrice !== change.price);
	const { isOtherCurrency, conflicts } = await pricing.save(finder, changes, (when) =>
		differing.length === 0 ? null : auditStatement(db, session, { at: now, ...toAuditEntry(finder, differing), when }),
	);
	if (isOtherCurrency || conflicts.length > 0) {
		// A finder that was deleted in the meantime is not found, rather than changed.
		await pricing.finder(finderId);
		if (isOtherCurrency) throw pricesInOtherCurrency();
		const stale = new Set(conflicts.map(keyOf));
		throw pricesStale(changes.filter((change) => stale.has(keyOf(change))).map(({ path }) => path));
	}
	return changed.map(({ part, change }) => toSpecialPrice({ ...part, specialPrice: change.price }, finder));
}

/** One price for all parts of an assortment; null clears them. */
export async function saveGroupPrice(
	writer: Writer,
	{ finderId, type, assortmentId }: { finderId: number; type: AssortmentKind; assortmentId: number },
	price: number | null,
	currency?: string,
) {
	const pricing = createPricingRepository(writer.db, scopeOf(writer.session));
	const parts = await pricing.parts((await pricing.finder(finderId)).id);
	const group = parts.filter(({ kind, assortment }) => kind === type && assortment.id === assortmentId);
	if (group.length === 0) throw partNotFound();
	return savePrices(
		writer,
		finderId,
		priceInputs(type, Object.fromEntries(group.map(({ id }) => [id, price]))),
		currency,
	);
}

function toAuditEntry(finder: PricedFinder, changed: { part: PricedPart; change: PriceChange }[]) {
	const prices = (priceOf: (one: (typeof changed)[number]) => number | null) =>
		Object.fromEntries(
			changed.map((one) => {
				const part = { ...one.part, specialPrice: priceOf(one) };
				return [partName(part), toSpecialPrice(part, finder).price];
			}),
		);
	return {
		action: "update" as const,
		entity: "pricing" as const,
		entityId: finder.id,
		title: finder.label,
		companyId: finder.companyId,
		before: prices(({ part }) => part.specialPrice),
		after: prices(({ change }) => change.price),
	};
}
