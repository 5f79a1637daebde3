import { AppError, type FieldError } from "../http/app-error.ts";

export const orderNotFound = () => new AppError("orders.not_found", 404);
/** Of the orders that a call names, by their places in it. */
export const ordersNotFound = (places: readonly number[]) =>
	new AppError("orders.not_found", 404, {
		fields: places.map((at) => ({ path: `ids.${at}`, code: "orders.not_found" })),
	});
export const orderStale = () => new AppError("orders.stale", 409);
export const moveNotAllowed = () => new AppError("orders.move_not_allowed", 409);
/** The other company makes this move. */
export const notYourMove = () => new AppError("orders.not_your_move", 403);
export const withoutSupplier = () => new AppError("orders.without_supplier", 409);
export const primeLocked = () => new AppError("orders.prime_locked", 409);
export const fileMissing = () => new AppError("orders.file_missing", 409);
export const addressErased = () => new AppError("orders.address_erased", 409);

const invalid = (fields: FieldError[]) => new AppError("request.invalid_json", 400, { fields });

export const numberTaken = () =>
	new AppError("orders.number_taken", 409, { fields: [{ path: "orderNumber", code: "orders.number_taken" }] });
export const countryUnknown = () => invalid([{ path: "deliverTo.country", code: "companies.country_unknown" }]);
export const mandantRequired = () => invalid([{ path: "companyId", code: "finders.company_required" }]);
export const mandantNotYours = () => invalid([{ path: "companyId", code: "unknown_key" }]);
export const itemsUnknown = (positions: readonly number[]) =>
	invalid(positions.map((at) => ({ path: `items.${at}.sku`, code: "orders.sku_unknown" })));
export const notItsItems = () => invalid([{ path: "items", code: "orders.item_unknown" }]);
export const tooManyPrintedItems = () => new AppError("orders.printed_items_many", 400);
export const shortOfStock = () => new AppError("orders.short_of_stock", 409);

export const fileTooBig = () => new AppError("orders.file_too_big", 413);
export const fileTypeInvalid = () => new AppError("orders.file_type_invalid", 415);
export const fileDamaged = () => new AppError("orders.file_damaged", 400);
/** The company has used up its files of this hour. */
export const filesQuota = (seconds: number) =>
	new AppError("orders.files_quota", 429, { retryAfter: Math.max(1, Math.ceil(seconds)) });
export const tooManyOrderFiles = () => new AppError("orders.files_exceeded", 409);

/** A file of orders without one that could be entered. */
export const noOrdersImported = () => new AppError("orders.nothing_imported", 409);
export const orderColumnsMissing = (columns: readonly string[]) =>
	new AppError("orders.columns_missing", 400, {
		fields: columns.map((column) => ({ path: `mapping.columns.${column}`, code: "orders.columns_missing" })),
	});
export const importMandantRequired = () => invalid([{ path: "options.companyId", code: "finders.company_required" }]);
export const importMandantNotYours = () => invalid([{ path: "options.companyId", code: "unknown_key" }]);
