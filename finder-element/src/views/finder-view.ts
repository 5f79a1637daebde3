import { imageSources } from "#worker/media/image-name.rules.ts";
import { type Child, h } from "../dom.ts";
import { richText } from "../rich-text.ts";
import type { ViewModel } from "../view-model.ts";
import { searchView } from "./search-view.ts";
import { selectsView } from "./selects-view.ts";
import { failureView, noticeView } from "./state-view.ts";

/** The finder on the page: the form, and the results beside or under it. */
export function finderView(viewModel: ViewModel): Child[] {
	const { bootstrap, texts, session, imageUrl, resultsView } = viewModel;
	const { look, title, brands } = bootstrap;
	const picture = look.bannerStyle === "cover" ? null : look.backgroundImage;
	return [
		h(
			"div.panel",
			null,
			picture !== null && h("img.image", { alt: "", ...imageSources(picture, imageUrl) }),
			h(
				"div.form",
				null,
				h("slot", { name: "header" }),
				title.length > 0 && h(`${look.titleTag}.title`, null, richText(title)),
				look.showLabel && look.label !== "" && h("p.label", null, look.label),
				session.isMissing && noticeView(texts.missingCar),
				brands.length === 0 && noticeView(texts.emptyCatalogue),
				brands.length > 0 && bootstrap.models !== null && searchView(viewModel),
				brands.length > 0 ? selectsView(viewModel) : h("slot", { name: "empty" }),
				session.hasFailed && failureView(navigator.onLine ? texts.loadFailed : texts.offline, texts.retry, session),
			),
		),
		h("div.outcome", null, resultsView?.(viewModel) ?? null),
		h("slot", { name: "footer" }),
	];
}
