import type { FinderTexts } from "#worker/finders/texts/en.ts";
import { imageSources } from "#worker/media/image-name.rules.ts";
import { formatMoney } from "#worker/money/money.rules.ts";
import type { AdapterAnswer } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import { h } from "../dom.ts";
import type { ViewModel } from "../view-model.ts";
import { fill, formatLength } from "../wording.ts";
import { bladePicture } from "./blade-picture.ts";

/** One product: its title, lengths, price, and the link to the shop's page. */
export function productView(
	{ bootstrap, texts, imageUrl, onProductClick, isPreview }: ViewModel,
	product: AnswerProduct,
	isBest: boolean,
) {
	const { look, currency, lang } = bootstrap;
	const { image, title, price, partsPrice = price } = product;
	// The owner sees the button before there is a shop link.
	const url = product.url ?? (isPreview ? "#" : null);
	return h(
		"li.product",
		null,
		h(
			"div.product-image",
			null,
			image === null
				? bladePicture(false)
				: h("img", { alt: "", loading: "lazy", sizes: "auto, 20em", ...imageSources(image, imageUrl) }),
		),
		isBest && look.topSellerText !== "" && h("span.badge", null, look.topSellerText),
		h("b.product-title", null, title),
		h("dl", null, lengths(product, texts, lang)),
		// A bootstrap cached before a release has no such text.
		product.isOut && h("p.unavailable", null, texts.unavailable ?? ""),
		partsPrice > price &&
			h("p.saved", null, fill(texts.saved ?? "", "price", formatMoney(partsPrice - price, currency, lang))),
		h(
			"div.buy",
			null,
			h("b.price", null, formatMoney(price, currency, lang)),
			url !== null &&
				h(
					"a.button product-link",
					{
						href: url,
						rel: "noopener",
						"aria-label": `${texts.toProduct}: ${title}`,
						onclick: (event) => onProductClick(product, event),
					},
					texts.toProduct,
				),
		),
	);
}

const lengths = ({ parts }: AnswerProduct, texts: FinderTexts, lang: string) =>
	parts.map(
		({ position, lengthInch, lengthMm }) =>
			position !== "adapter" &&
			h("div", null, h("dt", null, texts[position]), h("dd", null, formatLength(lengthMm ?? 0, lengthInch ?? 0, lang))),
	);

/** What the customer has to know about the arm's connector. Unknown is shown as unknown. */
export function adapterText(answer: AdapterAnswer, texts: FinderTexts): string {
	if (answer.need === "known") return fill(texts.adapterKnown, "name", answer.adapter.technicalName);
	return answer.need === "universal" ? texts.adapterUniversal : texts.adapterUnknown;
}
