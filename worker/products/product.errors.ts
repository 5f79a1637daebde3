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
