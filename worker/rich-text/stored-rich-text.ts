import { AppError } from "../http/app-error.ts";
import { hasTooManyTags } from "./rich-text.rules.ts";
import { sanitizeRichText } from "./rich-text.ts";

/**
 * Rich text as it is stored: sanitised, and no longer than may be saved again as it was read. Throws `too_big` at the
 * field, before sanitising if there are too many tags.
 */
export function storedRichText(path: string, html: string, max: number): string {
	const clean = hasTooManyTags(html) ? undefined : sanitizeRichText(html);
	if (clean !== undefined && clean.length <= max) return clean;
	throw new AppError("request.invalid_json", 400, { fields: [{ path, code: "too_big" }] });
}
