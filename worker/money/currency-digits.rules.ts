/** Of the currencies that a configuration can have, those whose minor unit has not two decimals (ISO 4217). */
const OTHER_DIGITS: Readonly<Record<string, number>> = { ISK: 0, KWD: 3, TND: 3, JPY: 0, KRW: 0, VND: 0, CLP: 0 };

/**
 * The decimals of a currency's minor unit, as the table of currencies has them. `Intl` has fewer for some that are
 * rarely paid in cents (forint, lek, rupiah, Colombian peso), and not the same in every browser.
 */
export const currencyDigits = (iso: string): number => OTHER_DIGITS[iso] ?? 2;
