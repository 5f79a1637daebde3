import { AppError } from "../http/app-error.ts";
import type { ColumnProblem } from "./product-mapping.rules.ts";

export const productNotFound = () => new AppError("products.not_found", 404);
export const setProductNotFound = () => new AppError("products.set_not_found", 404);
export const importCompanyUnknown = () =>
	new AppError("request.invalid_json", 400, {
		fields: [{ path: "options.companyId", code: "products.company_unknown" }],
	});
export const productColumnsMissing = (problems: readonly ColumnProblem[]) =>
	new AppError(problems[0]?.code ?? "products.columns_missing", 400, {
		fields: problems.map(({ field, code }) => ({ path: `mapping.columns.${field}`, code })),
	});
export const nothingImported = () => new AppError("products.nothing_imported", 409);

const refused = (path: string, code: string) => new AppError("request.invalid_json", 400, { fields: [{ path, code }] });
export const partsRefused = refused;
const taken = (path: string, code: string) => new AppError(code, 409, { fields: [{ path, code }] });
export const skuTaken = () => taken("sku", "products.sku_taken");
export const partsTaken = () => taken("code", "products.parts_taken");
export const ownPriceInvalid = () => refused("price", "offers.price_invalid");
export const priceCurrencyUnknown = () => refused("currency", "finders.currency_unknown");
export const priceAndDiscount = () => refused("discount", "products.price_or_discount");
export const tooManyPrices = () => refused("price", "products.too_many_prices");
/** An import would give an owner more of them than visitors should load. */
export const importTooManyPrices = () => new AppError("products.too_many_prices", 409);
/** Only administrators import for other companies. */
export const importNotYours = (path: string) => refused(path, "unknown_key");
export const setProductStale = () => new AppError("products.stale", 409);
/** An import of the same owner's products is being applied. */
export const importRunning = () => new AppError("products.import_running", 409, { retryAfter: 10 });
export const tooManyChecks = () => new AppError("products.too_many_checks", 429, { retryAfter: 60 });
