import { AppError } from "../http/app-error.ts";
import { ImageError, type ImageErrorReason } from "./image-error.rules.ts";

export const imageNotFound = () => new AppError("request.not_found", 404);
export const fileMissing = () => new AppError("uploads.missing", 400);
export const tooManyFiles = () => new AppError("uploads.too_many", 400);
export const fileTooLarge = () => new AppError("uploads.too_large", 413);
export const notMultipart = () => new AppError("uploads.not_multipart", 415);

/** The company has used up its uploads of this hour. */
export const uploadQuota = (seconds: number) =>
	new AppError("uploads.quota", 429, { retryAfter: Math.max(1, Math.ceil(seconds)) });

const ERRORS: Readonly<Record<ImageErrorReason, () => AppError>> = {
	type_refused: () => new AppError("uploads.type_refused", 415),
	damaged: () => new AppError("uploads.damaged", 400),
	too_many_pixels: () => new AppError("uploads.too_many_pixels", 400),
};

/** The error for a file that the byte rules rejected; other errors pass through. */
export const toUploadError = (error: unknown): unknown =>
	error instanceof ImageError ? ERRORS[error.reason]() : error;
