import { AppError } from "../http/app-error.ts";

/**
 * Not assortments that the finder's company may sell: the same answer as if they did not exist. `places` are theirs in
 * the list, from 0.
 */
export const assortmentsNotAllowed = (places: number[]) =>
	new AppError("offers.assortment_not_found", 404, {
		fields: places.map((at) => ({ path: `assortments.${at}.id`, code: "offers.assortment_not_found" })),
	});
