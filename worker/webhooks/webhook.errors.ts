import { AppError } from "../http/app-error.ts";

const atField = (path: string, code: string) => new AppError("request.invalid_json", 400, { fields: [{ path, code }] });

export const webhookNotFound = () => new AppError("webhooks.not_found", 404);
export const webhookStale = () => new AppError("webhooks.stale", 409);
/** Nothing but tests is sent to it. */
export const webhookInactive = () => new AppError("webhooks.inactive", 409);
export const tooManyWebhooks = () => new AppError("webhooks.too_many", 409);
export const webhookUrlInvalid = () => atField("url", "webhooks.url_invalid");
export const webhookCompanyRequired = () => atField("companyId", "webhooks.company_required");
/** Tests and deliveries that are sent again by hand. */
export const tooManySent = () => new AppError("webhooks.too_many_sent", 429, { retryAfter: 60 });
