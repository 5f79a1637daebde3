import { AppError } from "../http/app-error.ts";

export const importNotFound = () => new AppError("catalogue.import_not_found", 404);
/** Activated or discarded: accepts no more parts. */
export const importClosed = () => new AppError("catalogue.import_closed", 409);
export const partUnknown = () => new AppError("catalogue.part_unknown", 400);
export const partDiffers = () => new AppError("catalogue.part_differs", 409);
export const rowsUnordered = () => new AppError("catalogue.rows_unordered", 400);
export const isDryRun = () => new AppError("catalogue.dry_run", 409);
export const partsMissing = () => new AppError("catalogue.parts_missing", 409);
/** The parts have another number of rows than was announced. */
export const rowsDiffer = () => new AppError("catalogue.rows_differ", 409);
