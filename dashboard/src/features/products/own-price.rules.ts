import { currencyDigits } from "#worker/money/currency-digits.rules.ts";
import { readUnits } from "#worker/money/price-text.rules.ts";

/** A typed price in units of a currency, read as in the price grid (docs/adr/0027); NaN: none, or an ambiguous one. */
export const readOwnPrice = (text: string, currency: { sign: string; iso: string }, point: string): number =>
	readUnits(text.trim(), { ...currency, digits: currencyDigits(currency.iso), point }) ?? Number.NaN;
