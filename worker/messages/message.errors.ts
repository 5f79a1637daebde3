import { AppError } from "../http/app-error.ts";

export const messageNotFound = () => new AppError("messages.not_found", 404);
