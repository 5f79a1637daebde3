import { AppError } from "../http/app-error.ts";

/** The cells with invalid prices, by their id. */
export const pricesInvalid = (fields: { path: string; code: string }[]) =>
	new AppError("request.invalid_json", 400, { fields });
/** Not one of the parts that the finder may offer, or another company's: the same answer as if it did not exist. */
export const partNotFound = () => new AppError("offers.part_not_found", 404);
/** The same for some of the parts of a body. */
export const partsNotFound = (paths: string[]) =>
	new AppError("offers.part_not_found", 404, {
		fields: paths.map((path) => ({ path, code: "offers.part_not_found" })),
	});
/** The prices are meant in another currency than the finder's. */
export const pricesInOtherCurrency = () => new AppError("offers.currency_changed", 409);
/** Somebody else has changed these prices since they were read. */
export const pricesStale = (paths: string[]) =>
	new AppError("offers.stale", 409, { fields: paths.map((path) => ({ path, code: "offers.stale" })) });
