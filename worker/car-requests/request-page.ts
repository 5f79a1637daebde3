import { html } from "hono/html";
import { htmlPage } from "../http/html-page.ts";
import type { Locale } from "../i18n/locale.rules.ts";
import { shopName } from "./buy-link.rules.ts";
import type { LinkedRequest } from "./car-request.repository.ts";
import { carText, LINK_PATH } from "./car-request.usecases.ts";
import { REQUEST_PAGE_TEXTS } from "./request-page-texts.ts";

/** Without scripts; its forms go to the worker alone. */
export const REQUEST_PAGE_CSP = [
	"default-src 'none'",
	"style-src 'self'",
	"img-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join("; ");

/** The request of a mailed link, with what can be done. Opening it changes nothing, since mail scanners open links. */
export function requestPage(linked: LinkedRequest, token: string) {
	const { request, finder, company } = linked;
	const { locale, state } = request;
	const texts = REQUEST_PAGE_TEXTS[locale];
	const about = {
		asked: [texts.title, texts.confirmHint],
		confirmed: [texts.confirmed, texts.confirmedHint],
		found: [texts.confirmed, texts.confirmedHint],
		told: [texts.told, texts.toldHint],
	} as const;
	const [title, hint] = about[state];
	const intro = state === "told" ? "" : html`<p>${texts.intro(shopName(finder, company))}</p>`;
	const confirm = state === "asked" ? button("confirm", texts.confirm, token) : "";
	return page(
		locale,
		title,
		html`${intro}<p class="car">${carText(linked)}</p>
			<p>${hint}</p>
			<div class="actions">${confirm}${button("erase", texts.erase, token)}</div>`,
	);
}

export const noticePage = (locale: Locale, notice: "erased" | "ended") =>
	page(locale, REQUEST_PAGE_TEXTS[locale][notice], html`<p>${REQUEST_PAGE_TEXTS[locale][`${notice}Hint`]}</p>`);

const button = (action: "confirm" | "erase", text: string, token: string) =>
	html`<form method="post" action="${LINK_PATH}/${action}" enctype="multipart/form-data">
				<input type="hidden" name="token" value="${token}">
				<button class="${action}">${text}</button>
			</form>`;

const page = (locale: Locale, title: string, content: ReturnType<typeof html>) =>
	htmlPage(
		locale,
		title,
		"car-request.css",
		html`<main>
			<h1>${title}</h1>
			${content}
		</main>`,
	);

export const REQUEST_PAGE_CSS = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; }
main { box-sizing: border-box; max-width: 32rem; margin: 15vh auto 0; padding: 2rem; border: 1px solid #8884; border-radius: 1rem; }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0.75rem 0 0; overflow-wrap: anywhere; }
.car { padding: 0.75rem 1rem; border-radius: 0.5rem; background: #8882; font-weight: 600; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.5rem; }
button { min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid #8888; border-radius: 0.5rem; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
.confirm { border-color: #2459d6; background: #2459d6; color: #fff; }
button:focus-visible { outline: 2px solid; outline-offset: 2px; }
@media (max-width: 40rem) { main { margin: 2rem 1rem; padding: 1.25rem; } form, button { width: 100%; } }
`;
