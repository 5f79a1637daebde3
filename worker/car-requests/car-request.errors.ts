import { AppError } from "../http/app-error.ts";

export const carRequestNotFound = () => new AppError("finders.car_request_not_found", 404);
