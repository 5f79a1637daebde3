import { AppError } from "../http/app-error.ts";

export const finderNotFound = () => new AppError("finders.not_found", 404);
export const finderStale = () => new AppError("finders.stale", 409);
/** To visitors: unknown, disabled, deleted and "company inactive" are the same answer. */
export const finderNotAvailable = () => new AppError("finders.not_available", 404);

const refused = (path: string, code: string) => new AppError("request.invalid_json", 400, { fields: [{ path, code }] });
/** The finder has special prices in its currency; the body has to say what happens to them. */
export const currencyHasPrices = () => new AppError("finders.currency_has_prices", 409);
/** Base prices, or own prices of set products and bundles, don't count in the new currency; the body has to confirm it. */
export const currencyLosesPrices = () => new AppError("finders.currency_loses_prices", 409);
/** A price would become 0, or higher than allowed. */
export const rateUnfit = () => refused("currencyChange.rate", "finders.rate_unfit");
export const currencyUnknown = () => refused("currency", "finders.currency_unknown");
export const countryUnknown = () => refused("countryId", "finders.country_unknown");
export const articleUnknown = () => refused("articles", "finders.article_unknown");
export const companyRequired = () => refused("companyId", "finders.company_required");
export const companyNotYours = () => refused("companyId", "unknown_key");
