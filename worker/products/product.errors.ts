import { AppError } from "../http/app-error.ts";

export const productNotFound = () => new AppError("products.not_found", 404);
