import { html, nothing } from "lit";
import { POSITIONS } from "#worker/catalogue/fitment/shard.rules.ts";
import { imageSources } from "#worker/media/image-name.rules.ts";
import type { AnswerProduct, FitsIf, Part } from "#worker/offers/answer-product.rules.ts";
import { toProductClick } from "../event-details.ts";
import { fill } from "../fill.ts";
import type { ViewModel } from "../view-model.ts";
import { formatLength, formatPrice, formatSize } from "../wording.ts";
import { bladePicture } from "./blade-picture.ts";

/** One product: its title, lengths, price, and the link to the shop's page. `isBest` has the shop's top-seller text. */
export function productView(viewModel: ViewModel, product: AnswerProduct, isBest: boolean) {
	return html`
		<li class="product" part="product">
			${imageView(product, viewModel)}
			${isBest ? badgeView(viewModel) : nothing}
			<b class="product-title" part="product-title" .textContent=${shortTitle(product)}></b>
			<dl>${product.parts.map((part) => lengthView(part, viewModel))}</dl>
			${product.fitsIf ? fitsIfView(product.fitsIf, viewModel) : nothing}
			${buyView(product, viewModel)}
		</li>
	`;
}

/** Without the sizes, which are below it. A set product's own name stays as its owner wrote it. */
export function shortTitle({ kind, title, brand, series }: AnswerProduct): string {
	const name = `${brand} ${series}`;
	return kind !== "bundle" && title.startsWith(`${name} `) ? name : title;
}

export function badgeView({ bootstrap: { look, shopLang } }: ViewModel) {
	return look.topSellerText === ""
		? nothing
		: html`<span class="badge" part="badge" lang=${shopLang ?? nothing}>${look.topSellerText}</span>`;
}

export function imageView({ image }: AnswerProduct, { imageUrl }: ViewModel) {
	if (image === null) return html`<div class="product-image" part="product-image">${bladePicture(false)}</div>`;
	const { src, srcset } = imageSources(image, imageUrl);
	return html`
		<div class="product-image" part="product-image">
			<img alt="" loading="lazy" sizes="auto, 20em" srcset=${srcset ?? nothing} src=${src}>
		</div>
	`;
}

export const lengthView = ({ position, lengthInch, lengthMm }: Part, { texts, bootstrap }: ViewModel) =>
	position === "adapter" ? nothing : rowView(texts[position], formatLength(lengthMm ?? 0, lengthInch ?? 0, bootstrap));

/** A row of a list of sizes. */
export const rowView = (label: string, text: string) =>
	html`<div><dt .textContent=${label}></dt><dd .textContent=${text}></dd></div>`;

/** What has to be so of the visitor's car, where the visitor doesn't know it. */
function fitsIfView({ adapters = [], ...sizes }: FitsIf, { texts, bootstrap }: ViewModel) {
	const needs = POSITIONS.flatMap((position) => {
		const size = sizes[position];
		return size === undefined
			? []
			: [`${texts[position]} ${size === null ? texts.unknown : formatSize(size, bootstrap)}`];
	});
	const names = adapters.map((name) => name ?? texts.unknown).join(", ");
	const all = [...needs, ...(names ? [fill(texts.adapterKnown, "name", names)] : [])];
	return html`<p class="fits-if" part="fits-if" .textContent=${fill(texts.fitsIf, "sizes", all.join(" · "))}></p>`;
}

/** Whether it is there, what it costs and saves, and the link. */
export const buyView = (product: AnswerProduct, viewModel: ViewModel) => html`
	${product.isOut ? html`<p class="unavailable" part="unavailable">${viewModel.texts.unavailable}</p>` : nothing}
	${savedView(product, viewModel)}
	<div class="buy" part="buy">
		<div>
			<b class="price" part="price" .textContent=${priceText(product.price, viewModel)}></b>
			${priceNoteView(viewModel)}
		</div>
		${linkView(product, viewModel)}
	</div>
`;

export const priceText = (price: number, { bootstrap }: ViewModel): string => formatPrice(price, bootstrap);

/** What the shop's prices include, with its link. */
export function priceNoteView({ bootstrap: { look, shopLang } }: ViewModel) {
	const { priceNote, priceNoteUrl } = look;
	return priceNote
		? html`<p class="price-note quiet" part="price-note quiet" lang=${shopLang ?? nothing}>${priceNoteUrl ? html`<a href=${priceNoteUrl} rel="noopener">${priceNote}</a>` : priceNote}</p>`
		: nothing;
}

/** What a bundle costs less than its parts. */
function savedView({ price, partsPrice = price }: AnswerProduct, viewModel: ViewModel) {
	if (partsPrice <= price) return nothing;
	const saved = priceText(partsPrice - price, viewModel);
	return html`<p class="saved" part="saved" .textContent=${fill(viewModel.texts.saved, "price", saved)}></p>`;
}

function linkView(product: AnswerProduct, viewModel: ViewModel) {
	const { session, bootstrap, texts, isPreview, safely, imageUrl, onProductClick } = viewModel;
	const { vehicle } = session;
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
			@click=${safely((event) => vehicle && onProductClick(toProductClick(product, vehicle, bootstrap.currency, imageUrl), event))}
		>${texts.toProduct}</a>
	`;
}
