import { html, raw } from "hono/html";
import type { Finder } from "../finders/finder.schema.ts";
import type { Selling } from "../finders/selling.rules.ts";
import { htmlPage } from "../http/html-page.ts";
import { type Locale, toLanguageTag } from "../i18n/locale.rules.ts";
import { newestScript, plainDivSnippet, reserveCss, scriptSnippet } from "./snippet.rules.ts";
import { TEST_PAGE_TEXTS } from "./test-page-texts.ts";

type TestedFinder = Pick<Finder, "id" | "uuid" | "target" | "language" | "label" | "shopProductUrl"> & Selling;

/** A plain shop page with the real two lines. It says why a finder finds nothing. */
export const testPage = (finder: TestedFinder, locale: Locale, dashboard: string) =>
	page(
		finder.language,
		finder.label,
		html`${finder.hasPrices ? "" : nothingToSell(finder, locale, dashboard)}
		<header><h1>${shopName(finder)}</h1></header>
		<main>
			${raw(plainDivSnippet(finder))}
		</main>
		${raw(scriptSnippet(newestScript("")))}`,
	);

function nothingToSell({ id, hasOffer }: TestedFinder, locale: Locale, dashboard: string) {
	const { nothing, noOffer, toAssortments, noPrices, toPrices } = TEST_PAGE_TEXTS[locale];
	const [why, page, label] = hasOffer ? [noPrices, "pricing", toPrices] : [noOffer, "assortments", toAssortments];
	return html`<aside class="notice hint" lang="${toLanguageTag(locale)}">
			<h2>${nothing}</h2>
			<p>${why}</p>
			<p><a href="${dashboard}/c/${page}?finder=${id}">${label}</a></p>
		</aside>`;
}

/** Why there is nothing to test, and a link back. */
export function noticePage(locale: Locale, problem: "unknown" | "off", dashboard: string) {
	const texts = TEST_PAGE_TEXTS[locale];
	return page(
		locale,
		texts[problem],
		html`<main class="notice">
			<h1>${texts[problem]}</h1>
			<p>${texts[`${problem}Hint`]}</p>
			<p><a href="${dashboard}/c">${texts.back}</a></p>
		</main>`,
	);
}

const page = (locale: Locale, title: string, content: ReturnType<typeof html>) =>
	htmlPage(locale, title, "test-page.css", content);

const shopName = ({ shopProductUrl, label }: TestedFinder) =>
	URL.canParse(shopProductUrl) ? new URL(shopProductUrl).host : label;

export const TEST_PAGE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2459d6"/><path d="M7 23 22 9" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`;

/** The policy of a strict shop: our host for scripts, data and pictures, nothing inline, Trusted Types on. */
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
.notice { max-width: 32rem; margin-top: 15vh; padding: 2rem; border: 1px solid #8884; border-radius: 1rem; line-height: 1.5; }
.hint { max-width: 64rem; margin: 1rem auto 0; padding: 1rem 1.25rem; box-sizing: border-box; }
.notice :is(h1, h2) { margin: 0 0 0.5rem; font-size: 1.375rem; line-height: 1.25; }
.notice.hint h2 { font-size: 1rem; }
.notice p { margin: 0.75rem 0 0; overflow-wrap: anywhere; }
.notice a { display: inline-block; margin-top: 0.5rem; padding: 0.625rem 1rem; border-radius: 0.5rem; background: #2459d6; color: #fff; font-weight: 600; text-decoration: none; }
.notice a:focus-visible { outline: 2px solid; outline-offset: 2px; }
@media (max-width: 40rem) { .notice { margin: 2rem 1rem; padding: 1.25rem; } .hint { margin: 1rem 1rem 0; } }
${reserveCss()}
`;
