import { html, nothing } from "lit";
import { registrationOf } from "#worker/registrations/registration.rules.ts";
import { inTime } from "../delivery-client.ts";
import { EMAIL_PATTERN } from "../email-pattern.ts";
import type { FinderSession } from "../finder-session.ts";
import type { ViewModel } from "../view-model.ts";

/** Not blanks alone. */
const TEXT_PATTERN = ".*\\S.*";

/** One finder's form. `sent`: the cars that were asked for; `failed`: the one that couldn't be sent last. */
type RequestState = { isSending: boolean; failed?: string | undefined; sent: string[] };
const states = new WeakMap<FinderSession, RequestState>();

/** Asks for the address of a visitor whose car is missing. The browser checks the fields. */
export function requestView(viewModel: ViewModel) {
	const { texts, session, search, safely } = viewModel;
	const state: RequestState = states.get(session) ?? { isSending: false, sent: [] };
	states.set(session, state);
	const vehicle = session.vehicle?.id;
	const subject = vehicle ?? search.text;
	const isSent = state.sent.includes(subject);
	const submit = safely((event: SubmitEvent) => {
		event.preventDefault();
		if (event.target instanceof HTMLFormElement) void send(viewModel, state, new FormData(event.target));
	});
	return html`
		<div role="status">${isSent ? html`<p class="notice" part="notice">${texts.requestSent}</p>` : nothing}</div>
		${
			isSent
				? nothing
				: html`
					<form class="request" part="request" @submit=${submit}>
						<b>${texts.requestTitle}</b>
						${vehicle ? nothing : fieldView("car", texts.requestCar, "text", 120, TEXT_PATTERN, registrationOf(search.text) ? "" : search.text)}
						${fieldView("email", texts.requestEmail, "email", 254, EMAIL_PATTERN)}
						${state.failed === subject ? html`<p class="notice" part="notice" role="alert" .textContent=${navigator.onLine ? texts.requestFailed : texts.offline}></p>` : nothing}
						<button class="button" part="button" aria-disabled=${state.isSending}>${texts.requestSend}</button>
						<p class="quiet" part="quiet">${texts.requestPrivacy}</p>
					</form>
				`
		}
	`;
}

const fieldView = (name: string, label: string, type: string, most: number, pattern: string, value = "") => html`
	<label class="field" part="field">
		<span class="field-label" part="field-label">${label}</span>
		<input class="search-input" part="search-input" autocorrect="off" spellcheck="false" name=${name} type=${type} inputmode=${type} autocomplete=${type === "text" ? "off" : type} maxlength=${most} pattern=${pattern} value=${value.slice(0, most)} required>
	</label>
`;

/** As text, so that no preflight is needed. What was typed stays until it is sent, and two clicks send it once. */
async function send(
	{ imageUrl, bootstrap, session, search, isPreview, update }: ViewModel,
	state: RequestState,
	form: FormData,
) {
	if (state.isSending || isPreview) return;
	state.isSending = true;
	state.failed = undefined;
	update();
	const vehicle = session.vehicle?.id;
	const subject = vehicle ?? search.text;
	const body = JSON.stringify({
		...Object.fromEntries(form),
		...(vehicle && { vehicle }),
		locale: bootstrap.lang,
		// A page without an address of its own, such as an app's.
		page: /^https?:/.test(location.origin) ? location.origin + location.pathname : "",
	});
	const url = imageUrl(`/finder/v1/${bootstrap.uuid}/car-requests`);
	// A page may have wrapped `fetch` in something that throws.
	const request = (async () => (await fetch(url, { method: "POST", body, credentials: "omit" })).ok)();
	const isStored = await inTime(request).catch(() => false);
	state.isSending = false;
	if (isStored) state.sent.push(subject);
	else state.failed = subject;
	update();
}
