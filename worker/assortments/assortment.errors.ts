import { AppError } from "../http/app-error.ts";

const at = (status: 400 | 409, code: string, path: string, field = code) =>
	new AppError(code, status, { fields: [{ path, code: field }] });

export const assortmentNotFound = () => new AppError("assortments.not_found", 404);
export const assortmentStale = () => new AppError("assortments.stale", 409);
export const codeTaken = () => at(409, "assortments.code_taken", "code");
/** A catalogue names adapters by their technical name, so two with the same one could not be told apart. */
export const adapterNameTaken = () => at(409, "assortments.adapter_name_taken", "technicalName");
export const makeUnknown = () => at(400, "request.invalid_json", "make", "assortments.make_unknown");
export const codeFixed = () => at(400, "request.invalid_json", "code", "assortments.code_fixed");
export const kindFixed = () => at(400, "request.invalid_json", "kind", "assortments.kind_fixed");

export const brandNotFound = () => new AppError("assortments.brand_not_found", 404);
export const brandStale = () => new AppError("assortments.brand_stale", 409);
export const brandTaken = () => at(409, "assortments.brand_taken", "name");
