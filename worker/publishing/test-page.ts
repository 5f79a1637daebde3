import { html, raw } from "hono/html";
import type { Finder } from "../finders/finder.schema.ts";
import { toLanguageTag } from "../http/locale.rules.ts";
import { divSnippet, newestScript, RESERVE_CSS, scriptSnippet } from "./snippet.rules.ts";

type TestedFinder = Pick<Finder, "uuid" | "target" | "language" | "label" | "shopProductUrl">;

/** A plain shop page with the real two lines on it. Its few styles come by file: the page's CSP is strict. */
export const testPage = (finder: TestedFinder) => html`<!doctype html>
<html lang="${toLanguageTag(finder.language)}">
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<meta name="robots" content="noindex">
		<title>${finder.label}</title>
		<link rel="icon" href="/finder/test-page.svg" type="image/svg+xml">
		<link rel="stylesheet" href="/finder/test-page.css">
	</head>
	<body>
		<header><h1>${shopName(finder)}</h1></header>
		<main>
			${raw(divSnippet(finder))}
		</main>
		${raw(scriptSnippet(newestScript("")))}
	</body>
</html>`;

const shopName = ({ shopProductUrl, label }: TestedFinder) =>
	URL.canParse(shopProductUrl) ? new URL(shopProductUrl).host : label;

export const TEST_PAGE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2459d6"/><path d="M7 23 22 9" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`;

/** What a careful shop sends: our host for script, data and pictures, nothing inline, Trusted Types on. */
export const TEST_PAGE_CSP = [
	"default-src 'none'",
	"script-src 'self'",
	"connect-src 'self'",
	"img-src 'self'",
	"style-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
	"require-trusted-types-for 'script'",
	"trusted-types lit-html",
].join("; ");

export const TEST_PAGE_CSS = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { margin: 0; }
header, main { max-width: 64rem; margin: 0 auto; padding: 1rem; }
header h1 { font-size: 1rem; font-weight: 600; }
${RESERVE_CSS}
`;
