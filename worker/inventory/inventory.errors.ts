import { AppError, type FieldError } from "../http/app-error.ts";

const atField = (path: string, code: string) => new AppError("request.invalid_json", 400, { fields: [{ path, code }] });

export const inventoryNotFound = () => new AppError("inventory.not_found", 404);
export const inventoryStale = () => new AppError("inventory.stale", 409);
export const stockReserved = () => new AppError("inventory.reserved", 409);
export const belowReserved = (path: string) => atField(path, "inventory.below_reserved");
export const stockCompanyRequired = () => atField("companyId", "inventory.company_required");
export const rowsInvalid = (fields: FieldError[]) => new AppError("request.invalid_json", 400, { fields });
