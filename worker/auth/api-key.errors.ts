import { AppError } from "../http/app-error.ts";

const atField = (path: string, code: string) => new AppError("request.invalid_json", 400, { fields: [{ path, code }] });

export const apiKeyNotFound = () => new AppError("auth.key_not_found", 404);
export const tooManyApiKeys = () => new AppError("auth.keys_too_many", 409);
export const apiUserUnknown = () => atField("user", "auth.api_user_unknown");
export const apiKeyExpiryPast = () => atField("expiresAt", "auth.key_expiry_past");
