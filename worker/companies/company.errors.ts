import { AppError } from "../http/app-error.ts";

export const companyNotFound = () => new AppError("companies.not_found", 404);
export const companyStale = () => new AppError("companies.stale", 409);
export const companyCountryUnknown = () =>
	new AppError("request.invalid_json", 400, { fields: [{ path: "country", code: "companies.country_unknown" }] });
export const companyAssortmentUnknown = () =>
	new AppError("request.invalid_json", 400, {
		fields: [{ path: "allowedFrontAssortments", code: "companies.assortment_unknown" }],
	});
/** Administrators can't lock themselves out. */
export const ownCompany = () =>
	new AppError("request.invalid_json", 400, { fields: [{ path: "active", code: "companies.own_company" }] });
/** Not a company that ships orders. */
export const companySupplierUnknown = () =>
	new AppError("request.invalid_json", 400, { fields: [{ path: "supplierId", code: "companies.supplier_unknown" }] });
export const companySupplierItself = () =>
	new AppError("request.invalid_json", 400, { fields: [{ path: "supplierId", code: "companies.supplier_itself" }] });
