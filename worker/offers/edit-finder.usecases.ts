import type { Database } from "../db/database.ts";
import { currencyHasPrices, currencyLosesPrices, finderStale, rateUnfit } from "../finders/finder.errors.ts";
import { createFinderRepository, type FinderRewrite } from "../finders/finder.repository.ts";
import type { Finder, FinderPart } from "../finders/finder.schema.ts";
import { checkReferences } from "../finders/finder-reference.repository.ts";
import type { Session } from "../http/env.ts";
import { scopeOf } from "../http/scope.ts";
import type { ConfirmedChange } from "../money/currency-change.rules.ts";
import { BASE_CURRENCY } from "../money/price.rules.ts";
import { priceRewrite, readDigits, readSpecialPrices, rewritePrices } from "./currency-change.repository.ts";
import { createPricingRepository } from "./pricing.repository.ts";

type Writer = { db: Database; session: Session; now: number };
type Edit = { part: FinderPart; version: number; currencyChange?: ConfirmedChange | undefined };

/**
 * Changes fields of a configuration. Its special prices are amounts in its currency, so a change of currency has to say
 * what happens to them; and it has to be confirmed if other prices stop counting.
 */
export async function editFinder(writer: Writer, id: number, { part, version, currencyChange }: Edit): Promise<Finder> {
	const { db, session, now } = writer;
	const finders = createFinderRepository(db, scopeOf(session));
	const before = await finders.get(id);
	// First: an article that was deleted in the meantime makes the configuration stale, it is not an error in a field.
	if (before.version !== version) throw finderStale();
	await checkReferences(db, part, before);
	const { currency } = part;
	const isOther = currency !== undefined && currency !== before.currency;
	const prices = isOther ? await toPriceRewrite(writer, before, { ...part, currency }, currencyChange) : undefined;
	const saved = await finders.update(before, part, version, session, now, prices);
	if (saved !== undefined) return saved;
	// The version is the same, so the prices have changed: they have to be read again.
	if ((await finders.get(id)).version === version) throw currencyHasPrices();
	throw finderStale();
}

async function toPriceRewrite(
	writer: Writer,
	before: Finder,
	{ currency, allowCents = before.allowCents }: FinderPart & { currency: string },
	confirmed: ConfirmedChange | undefined,
): Promise<FinderRewrite> {
	const { db, session, now } = writer;
	const change = confirmed?.prices === "none" ? undefined : confirmed;
	const specials = await readSpecialPrices(db, before.id);
	if (specials.length > 0 && change === undefined) throw currencyHasPrices();
	if (confirmed === undefined && (await losesPrices(writer, before))) throw currencyLosesPrices();
	const [from, to] = [await readDigits(db, before.currency), await readDigits(db, currency)];
	const rewritten = rewritePrices(specials, { digits: from }, { digits: to, allowCents }, change ?? { prices: "drop" });
	if (rewritten === "unfit") throw rateUnfit();
	return priceRewrite(db, session, before, rewritten, { sign: currency, from, to }, now);
}

/** Whether prices count in its present currency only: base prices, or own prices of set products and bundles. */
async function losesPrices({ db, session }: Writer, { id, currency, currencyIso }: Finder): Promise<boolean> {
	const pricing = createPricingRepository(db, scopeOf(session));
	if (currencyIso === BASE_CURRENCY && (await pricing.parts(id)).some(({ price }) => price !== null)) return true;
	const { prices, bundles } = await pricing.ownProducts(id);
	return [...prices, ...bundles].some((own) => own.price !== null && own.currency === currency);
}
