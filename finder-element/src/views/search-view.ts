import type { ModelHit } from "#worker/catalogue/vehicles/model-list.rules.ts";
import { h } from "../dom.ts";
import type { ViewModel } from "../view-model.ts";
import { fillCount } from "../wording.ts";

/** One search box for the whole car, with a list of matches (the combobox pattern of WAI-ARIA). */
export function searchView(viewModel: ViewModel) {
	const { texts, search } = viewModel;
	const { hits, isOpen, active } = search;
	const isListed = isOpen && hits.length > 0;
	const isUnknown = isOpen && search.isAnswered && hits.length === 0;
	return h(
		"div.field search",
		null,
		h("label.field-label", { for: "search" }, texts.search),
		h("input.search-input", {
			id: "search",
			role: "combobox",
			autocomplete: "off",
			placeholder: texts.searchExample,
			"aria-autocomplete": "list",
			"aria-controls": "hits",
			"aria-expanded": String(isListed),
			"aria-activedescendant": isListed && active >= 0 ? `hit-${active}` : undefined,
			value: search.text,
			onfocus: () => search.prepare(),
			onblur: () => search.close(),
			oninput: (_, value) => search.type(value),
			onkeydown: (event) => onKey(viewModel, event),
		}),
		h(
			"ul.hits",
			{ id: "hits", role: "listbox", "aria-label": texts.search, hidden: !isListed },
			isListed && hits.map((hit, at) => hitView(viewModel, hit, at)),
		),
		isUnknown && h("p.hits none", null, texts.searchNone),
		h(
			"p.hidden",
			{ role: "status" },
			isListed ? fillCount(texts.searchFound, hits.length, viewModel.bootstrap.lang) : isUnknown && texts.searchNone,
		),
	);
}

function hitView({ search, selectHit }: ViewModel, { brand, model, year }: ModelHit, at: number) {
	return h(
		"li.hit",
		{
			id: `hit-${at}`,
			role: "option",
			"aria-selected": String(at === search.active),
			// Otherwise the box would lose focus before the click, and the list would close.
			onmousedown: (event) => event.preventDefault(),
			onclick: () => {
				search.active = at;
				selectHit();
			},
		},
		h("span", null, `${brand.name} `, h("b", null, model.name)),
		year !== null && h("span", null, year),
	);
}

function onKey({ search, selectHit }: ViewModel, event: KeyboardEvent): void {
	const { key, isComposing } = event;
	if (isComposing) return;
	if (key === "ArrowDown") search.move(1);
	else if (key === "ArrowUp") search.move(-1);
	else if (key === "Enter") selectHit();
	else if (key === "Escape" && search.isOpen) search.close();
	else return;
	event.preventDefault();
}
