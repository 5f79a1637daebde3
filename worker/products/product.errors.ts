import { AppError } from "../http/app-error.ts";

export const productNotFound = () => new AppError("products.not_found", 404);
export const setProductNotFound = () => new AppError("products.set_not_found", 404);
export const importCompanyUnknown = () =>
	new AppError("request.invalid_json", 400, {
		fields: [{ path: "options.companyId", code: "products.company_unknown" }],
	});
export const productColumnsMissing = (columns: string[]) =>
	new AppError("products.columns_missing", 400, {
		fields: columns.map((column) => ({ path: `mapping.columns.${column}`, code: "products.columns_missing" })),
	});
export const nothingImported = () => new AppError("products.nothing_imported", 409);

const refused = (path: string, code: string) => new AppError("request.invalid_json", 400, { fields: [{ path, code }] });
export const partsRefused = refused;
export const skuTaken = () => refused("sku", "products.sku_taken");
export const partsTaken = () => refused("code", "products.parts_taken");
export const ownPriceInvalid = () => refused("price", "offers.price_invalid");
export const priceCurrencyUnknown = () => refused("currency", "finders.currency_unknown");
export const priceAndDiscount = () => refused("discount", "products.price_or_discount");
export const tooManyPrices = () => refused("price", "products.too_many_prices");
/** Only administrators import for other companies. */
export const importNotYours = (path: string) => refused(path, "unknown_key");
export const setProductStale = () => new AppError("products.stale", 409);
/** An import of the same owner's products is being applied. */
export const importRunning = () => new AppError("products.import_running", 409, { retryAfter: 10 });
export const tooManyChecks = () => new AppError("products.too_many_checks", 429, { retryAfter: 60 });
