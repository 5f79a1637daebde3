import { html, nothing } from "lit";
import type { ViewModel } from "../view-model.ts";

/**
 * One search box for the whole car, with a list of matches (the combobox pattern of WAI-ARIA). Android's keyboard sends Enter
 * only with the hint: without a form its key leads to the next field.
 */
export function searchView(viewModel: ViewModel) {
	const { texts, search, safely } = viewModel;
	const { text, cars, module } = search;
	const type = safely(({ target }: Event) => {
		if (target instanceof HTMLInputElement) search.type(target.value);
	});
	return html`
		<div class="field search" part="field search">
			<label class="field-label" part="field-label" for="search">${texts.search}</label>
			<input
				class="search-input"
				part="search-input"
				id="search"
				role="combobox"
				autocomplete="off"
				autocorrect="off"
				spellcheck="false"
				enterkeyhint="search"
				placeholder=${texts.searchExample}
				aria-autocomplete="list"
				aria-controls="hits"
				aria-expanded=${!!cars?.isListed}
				aria-activedescendant=${cars?.activeId ?? nothing}
				.value=${text}
				@focus=${safely(() => search.prepare())}
				@blur=${safely(() => search.close())}
				@input=${type}
				@keydown=${safely((event: KeyboardEvent) => search.press(event))}
			>
			${cars && module?.hitsView(viewModel, cars)}
		</div>
	`;
}
