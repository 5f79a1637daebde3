import { html, nothing } from "lit";
import { POSITIONS, type Position } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Answer } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import { type Arrangement, hasPart } from "../arrangement.ts";
import { fill } from "../fill.ts";
import { sizesOf } from "../outcome.ts";
import type { ViewModel } from "../view-model.ts";
import { formatLength, formatSize } from "../wording.ts";
import { adapterView, armQuestionView } from "./adapter-view.ts";
import { bladesToScale } from "./blade-picture.ts";
import { headingView } from "./heading-view.ts";
import { badgeView, buyView, imageView, lengthView, priceNoteView, priceText, shortTitle } from "./product-view.ts";

/** The complete answer in one place: the product to buy with its drawn lengths, and the parts that go with it. */
export function completeView(
	viewModel: ViewModel,
	answer: Answer,
	main: AnswerProduct,
	{ extras, total }: Arrangement,
) {
	const { texts, bootstrap } = viewModel;
	const adapter = adapterView(viewModel, answer);
	const question = armQuestionView(viewModel, answer);
	const isBest = main.assortmentId === answer.sets[0]?.assortmentId;
	return html`
		<ul class="products complete" part="products complete" role="list">
			<li class="product first" part="product first">
				${imageView(main, viewModel)}
				${isBest ? badgeView(viewModel) : nothing}
				${headingView("product-title", bootstrap, 2, shortTitle(main))}
				${drawnSizes(
					viewModel,
					answer,
					main,
					POSITIONS.filter((position) => !extras.some((extra) => hasPart(extra, position))),
				)}
				${extras.some(isAdapter) ? nothing : adapter}
				${buyView(main, viewModel)}
			</li>
			${extras.map(
				(extra) => html`
					<li class="product extra" part="product extra">
						${imageView(extra, viewModel)}
						<div>
							<b class="product-title" part="product-title" .textContent=${shortTitle(extra)}></b>
							${isAdapter(extra) ? adapter : html`<dl class="sizes" part="sizes">${extra.parts.map((part) => lengthView(part, viewModel))}</dl>`}
						</div>
						<div>${buyView(extra, viewModel)}</div>
					</li>
				`,
			)}
			${question ? html`<li class="arm" part="arm">${question}</li>` : nothing}
			${
				total === undefined
					? nothing
					: html`<li class="together" part="together"><span .textContent=${fill(texts.together, "price", priceText(total, viewModel))}></span>${priceNoteView(viewModel)}</li>`
			}
		</ul>
	`;
}

const isAdapter = ({ kind }: AnswerProduct) => kind === "adapter";

/**
 * The car's sizes at these positions, the product's own blades drawn to scale. What it doesn't contain is said, and a side
 * without data is shown as unknown.
 */
function drawnSizes(viewModel: ViewModel, answer: Answer, product: AnswerProduct, positions: Position[]) {
	const { texts, bootstrap } = viewModel;
	const max = Math.max(...POSITIONS.flatMap((position) => sizesOf(answer, position)));
	return html`
		<dl class="sizes drawn" part="sizes drawn">
			${positions.map((position) => {
				const part = product.parts.find((one) => one.position === position);
				const [size] = sizesOf(answer, position);
				const length = part?.lengthInch
					? formatLength(part.lengthMm ?? 0, part.lengthInch, bootstrap)
					: size && formatSize(size, bootstrap);
				return html`
					<div>
						<dt .textContent=${texts[position]}></dt>
						<dd>
							${part?.lengthInch ? bladesToScale([part.lengthInch], max) : html`<span class="quiet" part="quiet" .textContent=${size && !part ? texts.notIncluded : ""}></span>`}
							<span .textContent=${length || texts.unknown}></span>
						</dd>
					</div>
				`;
			})}
		</dl>
	`;
}
