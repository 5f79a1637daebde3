import { type Child, h } from "../dom.ts";
import { richText } from "../rich-text.ts";
import type { Scene } from "../scene.ts";
import { picksView } from "./picks-view.ts";
import { searchView } from "./search-view.ts";
import { failureView, noticeView } from "./state-view.ts";

/** The finder on the page: the form, and the results beside or under it. */
export function finderView(scene: Scene): Child[] {
	const { boot, texts, finding, imageUrl, resultsView } = scene;
	const { look, title, brands } = boot;
	const picture = look.bannerStyle === "cover" ? null : look.backgroundImage;
	return [
		h(
			"div.panel",
			null,
			picture !== null && h("img.image", { src: imageUrl(picture), alt: "" }),
			h(
				"div.form",
				null,
				h("slot", { name: "header" }),
				title.length > 0 && h(`${look.titleTag}.title`, null, richText(title)),
				look.showLabel && look.label !== "" && h("p.label", null, look.label),
				finding.isMissing && noticeView(texts.missingCar),
				brands.length === 0 && noticeView(texts.emptyCatalogue),
				brands.length > 0 && boot.models !== null && searchView(scene),
				brands.length > 0 ? picksView(scene) : h("slot", { name: "empty" }),
				finding.hasFailed && failureView(navigator.onLine ? texts.loadFailed : texts.offline, texts.retry, finding),
			),
		),
		h("div.outcome", null, resultsView?.(scene) ?? null),
		h("slot", { name: "footer" }),
	];
}
