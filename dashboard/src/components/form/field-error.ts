import { isTextKey } from "../../i18n/is-text-key.ts";
import type { TextKey } from "../../i18n/texts.ts";

/** Texts for zod's own codes; our schemas' codes (`finders.url_invalid`) are text keys themselves. */
const ISSUES: Readonly<Record<string, TextKey>> = {
	required: "field.required",
	too_small: "field.required",
	invalid_type: "field.required",
	too_big: "field.too_long",
	email: "users.email_invalid",
};

/** The text for a field's error, from the schema or the server, by its code. */
export function fieldErrorKey(error: { type?: unknown; message?: string | undefined }): TextKey {
	if (error.message !== undefined && isTextKey(error.message)) return error.message;
	return ISSUES[String(error.type)] ?? "field.invalid";
}
