import { AppError, type FieldError } from "../http/app-error.ts";

const atField = (path: string, code: string) => new AppError("request.invalid_json", 400, { fields: [{ path, code }] });

export const inventoryNotFound = () => new AppError("inventory.not_found", 404);
/** `rows`: which of the rows that are saved together, from 0. */
export const inventoryStale = (rows: readonly number[] = []) =>
	new AppError("inventory.stale", 409, {
		fields: rows.map((at) => ({ path: `rows.${at}.version`, code: "inventory.stale" })),
	});
export const stockReserved = () => new AppError("inventory.reserved", 409);
export const belowReserved = (path: string) => atField(path, "inventory.below_reserved");
export const stockOutOfRange = (path: string) => atField(path, "inventory.stock_out_of_range");
export const stockCompanyRequired = () => atField("companyId", "inventory.company_required");
export const rowsInvalid = (fields: FieldError[]) => new AppError("request.invalid_json", 400, { fields });
