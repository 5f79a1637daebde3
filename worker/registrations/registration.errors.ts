import { AppError } from "../http/app-error.ts";

/** Not a registration, or of a kind that this finder doesn't look up. */
export const registrationMalformed = () =>
	new AppError("request.invalid_json", 400, { fields: [{ path: "registration", code: "registrations.malformed" }] });
export const tooManyLookups = (retryAfter: number) => new AppError("registrations.too_many", 429, { retryAfter });
