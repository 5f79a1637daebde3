import { AppError } from "../http/app-error.ts";

export const contentNotFound = () => new AppError("contents.not_found", 404);
export const contentStale = () => new AppError("contents.stale", 409);
export const contentTypeUnknown = () =>
	new AppError("request.invalid_json", 400, { fields: [{ path: "contentType", code: "contents.type_unknown" }] });
