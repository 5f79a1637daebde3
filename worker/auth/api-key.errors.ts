import { AppError } from "../http/app-error.ts";

const atField = (path: string, code: string) => new AppError("request.invalid_json", 400, { fields: [{ path, code }] });

export const apiKeyNotFound = () => new AppError("apiKeys.not_found", 404);
export const tooManyApiKeys = () => new AppError("apiKeys.too_many", 409);
export const apiUserUnknown = () => atField("user", "apiKeys.user_unknown");
export const apiKeyExpiryPast = () => atField("expiresAt", "apiKeys.expiry_past");
