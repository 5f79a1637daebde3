import { AppError } from "../http/app-error.ts";
import { hasTooManyTags } from "./rich-text.rules.ts";
import { sanitizeRichText } from "./rich-text.ts";

/**
 * Rich text as it is stored: sanitised, and no longer than what may be saved again as it was read. Fails at the field
 * with `too_big`, also before the work where there are too many tags to sanitise.
 */
export function storedRichText(path: string, html: string, max: number): string {
	const clean = hasTooManyTags(html) ? undefined : sanitizeRichText(html);
	if (clean !== undefined && clean.length <= max) return clean;
	throw new AppError("request.invalid_json", 400, { fields: [{ path, code: "too_big" }] });
}
