import { AppError } from "../http/app-error.ts";

export const userNotFound = () => new AppError("users.not_found", 404);
export const userStale = () => new AppError("users.stale", 409);
export const usernameTaken = () =>
	new AppError("users.username_taken", 409, { fields: [{ path: "username", code: "users.username_taken" }] });
export const emailTaken = () =>
	new AppError("users.email_taken", 409, { fields: [{ path: "email", code: "users.email_taken" }] });
export const userCompanyUnknown = () =>
	new AppError("request.invalid_json", 400, { fields: [{ path: "company", code: "users.company_unknown" }] });
/** Administrators can't lock themselves out. */
export const notYourself = (path: string) =>
	new AppError("request.invalid_json", 400, { fields: [{ path, code: "users.not_yourself" }] });
export const notImpersonatable = () => new AppError("users.not_impersonatable", 403);
