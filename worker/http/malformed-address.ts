import { DEFAULT_LOCALE } from "../i18n/locale.rules.ts";
import { translate } from "../i18n/translate.ts";

/** The answer to a request whose host makes no valid address: without a path there is no route and no language. */
export const malformedAddress = (): Response =>
	Response.json(
		{ error: { code: "request.malformed", message: translate(DEFAULT_LOCALE, "request.malformed") } },
		{ status: 400, headers: { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" } },
	);
