import { html } from "lit";
import { MODULE } from "../store.ts";
import type { Forms, ViewModel } from "../view-model.ts";
import { failureView } from "./state-view.ts";

/** The module couldn't be loaded: it loads again when a visitor asks for that. */
let hasFailed = false;

/**
 * A view of `later/forms.ts`, which loads when it is first shown. `first` selects what gets the focus when it has loaded
 * after a failure.
 */
export function formsView(viewModel: ViewModel, first: string, view: (forms: Forms) => unknown): unknown {
	const { forms, texts, safely, update, moveFocus } = viewModel;
	const module = forms.peek(MODULE);
	if (module) return view(module);
	const load = (then: () => void) =>
		forms.load(MODULE).then(then, () => {
			hasFailed = true;
			update();
		});
	const retry = () => {
		hasFailed = false;
		void load(() => moveFocus(first));
		update();
	};
	if (hasFailed) return failureView(navigator.onLine ? texts.loadFailed : texts.offline, texts.retry, retry, safely);
	void load(update);
	return html`<p role="status">${texts.loading}</p>`;
}
