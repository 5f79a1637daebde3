import { html, nothing } from "lit";
import type { ViewModel } from "../view-model.ts";
import { searchView } from "./search-view.ts";
import { selectsView } from "./selects-view.ts";
import { failureView, noticeView } from "./state-view.ts";
import { titleView } from "./title-view.ts";

/** The finder on the page: the form, and the results beside or under it. */
export function finderView(viewModel: ViewModel) {
	const { bootstrap, texts, resultsView, pictureView = picturePlace, safely } = viewModel;
	const { look } = bootstrap;
	const follow = safely(({ currentTarget, type }) => {
		if (currentTarget instanceof Element) currentTarget.toggleAttribute("data-keys", type === "keydown");
	});
	return html`
		<div class="panel" part="panel" @keydown=${follow} @pointerdown=${follow}>
			${!look.backgroundImage || look.bannerStyle === "cover" ? nothing : pictureView(look.backgroundImage, viewModel)}
			<div class="form" part="form" role="search" aria-label=${texts.search}>${formView(viewModel)}</div>
		</div>
		<div class="outcome" part="outcome">${resultsView?.(viewModel)}</div>
		<slot name="footer"></slot>
	`;
}

const picturePlace = () => html`<div class="image" part="image"></div>`;

function formView(viewModel: ViewModel) {
	const { bootstrap, texts, session, safely } = viewModel;
	const { look, title, brands, models } = bootstrap;
	const shopLang = bootstrap.shopLang ?? nothing;
	const hasCars = !!brands[0];
	return html`
		<slot name="header"></slot>
		${title[0] ? titleView(look.titleTag, title, shopLang) : nothing}
		${look.showLabel && look.label ? html`<p class="label" part="label" lang=${shopLang}>${look.label}</p>` : nothing}
		${session.isMissing ? noticeView(texts.missingCar) : nothing}
		${hasCars ? nothing : noticeView(texts.emptyCatalogue)}
		${hasCars && models ? searchView(viewModel) : nothing}
		${hasCars ? selectsView(viewModel) : html`<slot name="empty"></slot>`}
		${session.hasFailed ? failureView(texts, viewModel.retry, safely) : nothing}
	`;
}
