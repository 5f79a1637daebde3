import { AppError } from "../http/app-error.ts";

/** Not one of the assortments that the finder's company may sell: the same answer as if it did not exist. */
export const assortmentNotAllowed = () => new AppError("offers.assortment_not_found", 404);
