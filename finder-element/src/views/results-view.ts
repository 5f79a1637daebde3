import { POSITIONS, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import { withStock } from "#worker/inventory/out-of-stock.rules.ts";
import type { Answer } from "#worker/offers/answer.rules.ts";
import type { AnswerProduct } from "#worker/offers/answer-product.rules.ts";
import { type Child, h } from "../dom.ts";
import { productsOf } from "../finder-session.ts";
import { richText } from "../rich-text.ts";
import type { ViewModel } from "../view-model.ts";
import { carName, fill, fillCount, variantName } from "../wording.ts";
import { adapterText, productView } from "./product-view.ts";
import { questionsView } from "./question-view.ts";
import { selectView } from "./select-view.ts";

/** Everything after the car is known: its questions, then the products. The number is announced to screen readers. */
export function resultsView(viewModel: ViewModel): Child[] {
	const { session, texts } = viewModel;
	const { vehicle, isComplete, isWaiting } = session;
	const answer = viewModel.isPreview ? withExample(viewModel) : session.answer;
	const count = productsOf(answer).length;
	const summary =
		count > 0 ? fillCount(texts.resultsCount, count, viewModel.bootstrap.lang) : noResultText(answer, texts);
	return [
		h("p.hidden", { role: "status" }, isComplete && summary),
		vehicle && carView(viewModel, vehicle),
		vehicle && questionsView(viewModel, vehicle),
		vehicle && isWaiting && h("p", null, texts.loading),
		isComplete && h("div", null, answer && count > 0 ? answerView(viewModel, answer) : noResultView(summary)),
	];
}

/** In a preview the last set is the example of what is out of stock. */
function withExample({ bootstrap: { look }, session: { answer } }: ViewModel): Answer | undefined {
	const example = answer?.sets.at(-1);
	const isShown = example === undefined || look.outOfStock === "nothing";
	return isShown ? answer : answer && withStock(answer, { v: 1, out: [example.id], packed: [] }, look.outOfStock);
}

function carView({ texts, bootstrap, canForget, changeCar, forgetCar }: ViewModel, vehicle: Vehicle) {
	const variant = variantName(vehicle, texts);
	return h(
		"div.car",
		null,
		h(
			"div",
			null,
			heading("results-title", bootstrap, 1, fill(texts.resultsFor, "car", carName(vehicle))),
			variant !== texts.standardVariant && h("p.quiet", null, variant),
		),
		h("button.link change-car", { onclick: changeCar }, texts.changeCar),
		canForget && h("button.link forget-car", { onclick: forgetCar }, texts.forgetCar),
	);
}

/** A heading so many levels below the finder's own title. */
const heading = (part: string, { look }: ViewModel["bootstrap"], levelsBelow: number, text: string) =>
	h(
		`div.${part}`,
		{ role: "heading", tabindex: -1, "aria-level": (Number(look.titleTag.slice(1)) || 2) + levelsBelow },
		text,
	);

const noResultText = (answer: Answer | undefined, texts: ViewModel["texts"]) =>
	answer && POSITIONS.some((position) => answer.sizes[position] !== null) ? texts.noResult : texts.noSizes;

const noResultView = (text: string): Child[] => [h("p.notice no-result", null, text), h("slot", { name: "empty" })];

function answerView(viewModel: ViewModel, answer: Answer): Child[] {
	const { texts, bootstrap, resultsElsewhere } = viewModel;
	if (resultsElsewhere) return [h("a.button show-results", { href: resultsElsewhere }, texts.showResults)];
	const { sets, rears, adapter, bundles } = answer;
	return [
		sizesView(answer, texts),
		sets.length > 0 ? h("p.adapter quiet", null, adapterText(adapter, texts)) : h("p.notice", null, texts.noSets),
		sets.length > 1 && seriesView(viewModel, sets),
		// A bootstrap cached before a release has no such text.
		...groupView(viewModel, texts.bundles ?? "", shownBundles(viewModel, bundles, sets)),
		...groupView(viewModel, texts.sets, shownSets(viewModel, sets), sets[0]),
		...groupView(viewModel, texts.rears, rears),
		...groupView(viewModel, texts.adapters, adapter.need === "known" && adapter.product ? [adapter.product] : []),
		bootstrap.instructions.length > 0 && h("div.instructions", null, richText(bootstrap.instructions)),
		// A bootstrap cached before a release has none.
		...(bootstrap.articles ?? []).map(({ title, nodes }) =>
			h("details.instructions article", null, h("summary.link", null, title), richText(nodes)),
		),
	];
}

/** The sizes of the answer. A side without data is shown as unknown, not left out. */
const sizesView = ({ sizes }: Answer, texts: ViewModel["texts"]) =>
	h(
		"dl.sizes",
		null,
		POSITIONS.map((position) => {
			const size = sizes[position];
			return h("div", null, h("dt", null, texts[position]), h("dd", null, size === null ? texts.unknown : `${size}″`));
		}),
	);

/** The chosen series; all of them if it has no set for this car. */
function shownSets({ session }: ViewModel, sets: AnswerProduct[]): AnswerProduct[] {
	const shown = sets.filter(({ assortmentId }) => assortmentId === session.selection.series);
	return shown.length > 0 ? shown : sets;
}

/** The bundles with a set of the shown series, and those without a set. */
function shownBundles(viewModel: ViewModel, bundles: AnswerProduct[], sets: AnswerProduct[]): AnswerProduct[] {
	const has = (some: AnswerProduct[], { assortmentId }: AnswerProduct) =>
		some.some((set) => set.assortmentId === assortmentId);
	const shown = shownSets(viewModel, sets);
	return bundles.filter((bundle) => has(shown, bundle) || !has(sets, bundle));
}

const seriesView = ({ session, texts }: ViewModel, sets: AnswerProduct[]) =>
	h(
		"div.series",
		null,
		selectView(
			"series",
			texts.series,
			texts.allSeries,
			sets.map(({ assortmentId, brand, series }) => [assortmentId, `${brand} ${series}`]),
			session.selection.series,
			(value) => session.pick({ ...session.selection, series: Number(value) }),
		),
	);

/** Products under a heading; `best` has the shop's top-seller text. */
const groupView = (viewModel: ViewModel, title: string, products: AnswerProduct[], best?: AnswerProduct): Child[] => [
	products.length > 0 && heading("group-title", viewModel.bootstrap, 2, title),
	products.length > 0 &&
		h(
			"ul.products",
			null,
			products.map((product) => productView(viewModel, product, product === best)),
		),
];
