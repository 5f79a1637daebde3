import { html } from "hono/html";
import { type Locale, toLanguageTag } from "../i18n/locale.rules.ts";

/** A page of its own that search engines leave out. Its style sheet is a file of `/finder/`, because its CSP is strict. */
export const htmlPage = (
	locale: Locale,
	title: string,
	styles: string,
	content: ReturnType<typeof html>,
) => html`<!doctype html>
<html lang="${toLanguageTag(locale)}">
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<meta name="robots" content="noindex">
		<title>${title}</title>
		<link rel="icon" href="/finder/test-page.svg" type="image/svg+xml">
		<link rel="stylesheet" href="/finder/${styles}">
	</head>
	<body>
		${content}
	</body>
</html>`;
