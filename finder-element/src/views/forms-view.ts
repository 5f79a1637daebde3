import { html } from "lit";
import { inTime } from "../delivery-client.ts";
import type { FinderSession } from "../finder-session.ts";
import type { Forms, ViewModel } from "../view-model.ts";
import { failureView } from "./state-view.ts";

/** The finders whose module couldn't be loaded, with what updates them. */
const failed = new Map<FinderSession, () => void>();

/** When a visitor asks for it, or is back online. The finders share the module, so they wait for it together. */
function loadAgain(): void {
	failed.forEach((update) => {
		update();
	});
	failed.clear();
}

/**
 * A view of `later/forms.ts`, which loads when it is first shown. `first` selects what gets the focus when it has loaded
 * after a failure.
 */
export function formsView(viewModel: ViewModel, first: string, view: (forms: Forms) => unknown): unknown {
	const { forms, session, texts, safely, update, moveFocus } = viewModel;
	const module = forms.peek();
	if (module) return view(module);
	const load = (then: () => void) =>
		inTime(forms.load()).then(then, () => {
			addEventListener("online", loadAgain, { once: true });
			failed.set(session, update);
			update();
		});
	const retry = () => {
		void load(() => moveFocus(first));
		loadAgain();
	};
	if (failed.has(session)) return failureView(texts, retry, safely);
	void load(update);
	return html`<p role="status">${texts.loading}</p>`;
}
