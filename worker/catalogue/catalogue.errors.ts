import { AppError } from "../http/app-error.ts";
import type { Activation } from "../imports/import.schema.ts";

export const columnsMissing = (columns: string[]) =>
	new AppError("catalogue.columns_missing", 400, {
		fields: columns.map((column) => ({ path: `mapping.columns.${column}`, code: "catalogue.columns_missing" })),
	});
export const nothingImported = () => new AppError("catalogue.nothing_imported", 409);
export const tooManyBrands = () => new AppError("catalogue.too_many_brands", 409);
/** Another version was activated since the import began. */
export const superseded = () => new AppError("catalogue.superseded", 409);
/** Another version has stopped it, and the file has not been opened again since. */
export const isSuperseded = (activation: Activation | null): boolean => activation?.refused?.code === superseded().code;
/** More than a tenth of the cars would be removed, and the call has no confirmation or another number. */
export const removalUnconfirmed = () => new AppError("catalogue.removal_unconfirmed", 409);
/** The active catalogue doesn't contain this car. */
export const carNotFound = () => new AppError("catalogue.car_not_found", 404);
export const correctionNotFound = () => new AppError("catalogue.correction_not_found", 404);
export const correctionStale = () => new AppError("catalogue.correction_stale", 409);
export const correctionAdapterUnknown = (option: number) =>
	new AppError("request.invalid_json", 400, {
		fields: [{ path: `options.${option}.adapterId`, code: "catalogue.adapter_unknown" }],
	});
/** A year of a correction that no car can have yet. */
export const correctionTooLate = (path: "yearFrom" | "yearTo") =>
	new AppError("request.invalid_json", 400, { fields: [{ path, code: "catalogue.year_out_of_range" }] });
/** The last year of a correction is before its first one. */
export const correctionYears = () =>
	new AppError("request.invalid_json", 400, { fields: [{ path: "yearTo", code: "catalogue.correction_years" }] });
export const versionNotFound = () => new AppError("catalogue.version_not_found", 404);
/** Others have changed the version between every attempt; it may be tried again. */
export const versionBusy = () => new AppError("catalogue.version_busy", 409, { retryAfter: 1 });
/** Going back was decided while another version was active. */
export const versionOvertaken = () => new AppError("catalogue.version_overtaken", 409);
export const versionIncomplete = () => new AppError("catalogue.version_incomplete", 409);
