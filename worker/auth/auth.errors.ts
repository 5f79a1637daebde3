import { AppError } from "../http/app-error.ts";

export const unauthorized = () => new AppError("auth.unauthorized", 401);
/** The page shows one user, but another one is signed in. */
export const otherUser = () => new AppError("auth.other_user", 409);
/** The same for a wrong password, an unknown name, a disabled user and an inactive company. */
export const invalidLogin = () => new AppError("auth.invalid_login", 401);
/** The same for a token that is malformed, unknown, used, superseded or too old. */
export const tokenInvalid = () => new AppError("auth.token_invalid", 400);
export const notWhileImpersonating = () => new AppError("auth.not_while_impersonating", 403);
export const passwordWrong = () =>
	new AppError("request.invalid_json", 400, { fields: [{ path: "currentPassword", code: "auth.password_wrong" }] });
export const tooManyAttempts = (retryAfter: number) => new AppError("auth.too_many_attempts", 429, { retryAfter });
