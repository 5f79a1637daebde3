import { html, nothing } from "lit";
import { POSITIONS } from "#worker/catalogue/fitment/shard.rules.ts";
import type { FinderTexts } from "#worker/finders/texts/en.ts";
import { imageSources } from "#worker/media/image-name.rules.ts";
import { formatMoney } from "#worker/money/money.rules.ts";
import type { AnswerProduct, FitsIf, Part } from "#worker/offers/answer-product.rules.ts";
import type { ViewModel } from "../view-model.ts";
import { fill, formatLength, formatSize } from "../wording.ts";
import { bladePicture } from "./blade-picture.ts";

/** `isBest` has the shop's top-seller text; `isFirst` is the answer, and larger than the others. */
type Rank = { isBest: boolean; isFirst: boolean };

/** One product: its title, lengths, price, and the link to the shop's page. */
export function productView(viewModel: ViewModel, product: AnswerProduct, { isBest, isFirst }: Rank) {
	const { bootstrap, texts } = viewModel;
	const { look, lang } = bootstrap;
	const hasBadge = isBest && look.topSellerText !== "";
	const content = html`
		<div class="product-image" part="product-image">${imageView(product, viewModel)}</div>
		${hasBadge ? html`<span class="badge" part="badge">${look.topSellerText}</span>` : nothing}
		<b class="product-title" part="product-title">${shortTitle(product)}</b>
		<dl>${product.parts.map((part) => lengthView(part, texts, lang))}</dl>
		${product.fitsIf ? fitsIfView(product.fitsIf, texts, lang) : nothing}
		${product.isOut ? html`<p class="unavailable" part="unavailable">${texts.unavailable}</p>` : nothing}
		${savedView(product, viewModel)}
		<div class="buy" part="buy">
			<b class="price" part="price">${formatMoney(product.price, bootstrap.currency, lang)}</b>
			${linkView(product, viewModel)}
		</div>
	`;
	return isFirst
		? html`<li class="product first" part="product first">${content}</li>`
		: html`<li class="product" part="product">${content}</li>`;
}

/** Without the sizes, which are below it. A set product's own name stays as its owner wrote it. */
function shortTitle({ kind, title, brand, series }: AnswerProduct): string {
	const name = `${brand} ${series}`;
	return kind !== "bundle" && title.startsWith(`${name} `) ? name : title;
}

function imageView({ image }: AnswerProduct, { imageUrl }: ViewModel) {
	if (image === null) return bladePicture(false);
	const { src, srcset } = imageSources(image, imageUrl);
	return html`<img alt="" loading="lazy" sizes="auto, 20em" srcset=${srcset ?? nothing} src=${src}>`;
}

function lengthView({ position, lengthInch, lengthMm }: Part, texts: FinderTexts, lang: string) {
	if (position === "adapter") return nothing;
	const length = formatLength(lengthMm ?? 0, lengthInch ?? 0, lang);
	return html`<div><dt>${texts[position]}</dt><dd>${length}</dd></div>`;
}

/** What has to be so of the visitor's car, where the visitor doesn't know it. */
function fitsIfView({ adapters = [], ...sizes }: FitsIf, texts: FinderTexts, lang: string) {
	const needs = POSITIONS.flatMap((position) => {
		const size = sizes[position];
		return size === undefined ? [] : [`${texts[position]} ${size === null ? texts.unknown : formatSize(size, lang)}`];
	});
	const names = adapters.map((name) => name ?? texts.unknown).join(", ");
	const all = [...needs, ...(names ? [fill(texts.adapterKnown, "name", names)] : [])];
	return html`<p class="fits-if" part="fits-if">${fill(texts.fitsIf, "sizes", all.join(" · "))}</p>`;
}

/** What a bundle costs less than its parts. A bootstrap cached before a release has no such text. */
function savedView({ price, partsPrice = price }: AnswerProduct, { bootstrap, texts }: ViewModel) {
	if (partsPrice <= price) return nothing;
	const saved = formatMoney(partsPrice - price, bootstrap.currency, bootstrap.lang);
	return html`<p class="saved" part="saved">${fill(texts.saved ?? "", "price", saved)}</p>`;
}

function linkView(product: AnswerProduct, { texts, isPreview, safely, onProductClick }: ViewModel) {
	// The owner sees the button before there is a shop link.
	const url = product.url ?? (isPreview ? "#" : null);
	if (url === null) return nothing;
	return html`
		<a
			class="button product-link"
			part="button product-link"
			href=${url}
			rel="noopener"
			aria-label="${texts.toProduct}: ${product.title}"
			@click=${safely((event) => onProductClick(product, event))}
		>${texts.toProduct}</a>
	`;
}
