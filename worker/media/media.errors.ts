import { AppError } from "../http/app-error.ts";

export const imageNotFound = () => new AppError("request.not_found", 404);
export const fileMissing = () => new AppError("uploads.missing", 400);
export const tooManyFiles = () => new AppError("uploads.too_many", 400);
export const fileTooLarge = () => new AppError("uploads.too_large", 413);
export const notMultipart = () => new AppError("uploads.not_multipart", 415);
export const typeRefused = () => new AppError("uploads.type_refused", 415);
export const damaged = () => new AppError("uploads.damaged", 400);
export const tooManyPixels = () => new AppError("uploads.too_many_pixels", 400);

/** The company has used up its uploads of this hour. */
export const uploadQuota = (seconds: number) =>
	new AppError("uploads.quota", 429, { retryAfter: Math.max(1, Math.ceil(seconds)) });

/** The service that reads and writes pictures failed. */
export const imagesUnavailable = (cause: unknown) => new AppError("server.unavailable", 503, { retryAfter: 2, cause });
