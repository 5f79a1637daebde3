import { POSITIONS, type Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Answer, AnswerProduct } from "#worker/offers/answer.rules.ts";
import { type Child, h } from "../dom.ts";
import { productsOf } from "../finding.ts";
import { richText } from "../rich-text.ts";
import type { Scene } from "../scene.ts";
import { carName, fill, fillCount, variantName } from "../wording.ts";
import { adapterText, productView } from "./product-view.ts";
import { questionsView } from "./question-view.ts";
import { selectView } from "./select-view.ts";

/** Everything after the car is known: its questions, then the products. The number is announced to screen readers. */
export function resultsView(scene: Scene): Child[] {
	const { finding, texts } = scene;
	const { vehicle, isSettled, isWaiting, answer } = finding;
	const count = productsOf(answer).length;
	const summary = count > 0 ? fillCount(texts.resultsCount, count, scene.boot.lang) : nothingText(answer, texts);
	return [
		h("p.hidden", { role: "status" }, isSettled && summary),
		vehicle && carView(scene, vehicle),
		vehicle && questionsView(scene, vehicle),
		vehicle && isWaiting && h("p", null, texts.loading),
		isSettled && h("div", null, answer && count > 0 ? answerView(scene, answer) : nothingView(summary)),
	];
}

function carView({ texts, boot, canForget, changeCar, forgetCar }: Scene, vehicle: Vehicle) {
	const variant = variantName(vehicle, texts);
	return h(
		"div.car",
		null,
		h(
			"div",
			null,
			heading("results-title", boot, 1, fill(texts.resultsFor, "car", carName(vehicle))),
			variant !== texts.standardVariant && h("p.quiet", null, variant),
		),
		h("button.link change-car", { onclick: changeCar }, texts.changeCar),
		canForget && h("button.link forget-car", { onclick: forgetCar }, texts.forgetCar),
	);
}

/** A heading so many levels below the finder's own title. */
const heading = (part: string, { look }: Scene["boot"], below: number, text: string) =>
	h(
		`div.${part}`,
		{ role: "heading", tabindex: -1, "aria-level": (Number(look.titleTag.slice(1)) || 2) + below },
		text,
	);

const nothingText = (found: Answer | undefined, texts: Scene["texts"]) =>
	found && POSITIONS.some((position) => found.sizes[position] !== null) ? texts.noResult : texts.noSizes;

const nothingView = (text: string): Child[] => [h("p.notice no-result", null, text), h("slot", { name: "empty" })];

function answerView(scene: Scene, found: Answer): Child[] {
	const { texts, boot, resultsElsewhere } = scene;
	if (resultsElsewhere) return [h("a.button show-results", { href: resultsElsewhere }, texts.showResults)];
	const { sets, rears, adapter } = found;
	return [
		sizesView(found, texts),
		sets.length > 0 ? h("p.adapter quiet", null, adapterText(adapter, texts)) : h("p.notice", null, texts.noSets),
		sets.length > 1 && seriesView(scene, sets),
		...groupView(scene, texts.sets, shownSets(scene, sets), sets[0]),
		...groupView(scene, texts.rears, rears),
		...groupView(scene, texts.adapters, adapter.need === "known" && adapter.product ? [adapter.product] : []),
		boot.instructions.length > 0 && h("div.instructions", null, richText(boot.instructions)),
		// A bootstrap cached before a release has none.
		...(boot.articles ?? []).map(({ title, nodes }) =>
			h("details.instructions article", null, h("summary.link", null, title), richText(nodes)),
		),
	];
}

/** The sizes of the answer. A side without data is shown as unknown, not left out. */
const sizesView = ({ sizes }: Answer, texts: Scene["texts"]) =>
	h(
		"dl.sizes",
		null,
		POSITIONS.map((position) => {
			const size = sizes[position];
			return h("div", null, h("dt", null, texts[position]), h("dd", null, size === null ? texts.unknown : `${size}″`));
		}),
	);

/** The chosen series; all of them if it has no set for this car. */
function shownSets({ finding }: Scene, sets: AnswerProduct[]): AnswerProduct[] {
	const shown = sets.filter(({ assortmentId }) => assortmentId === finding.selection.series);
	return shown.length > 0 ? shown : sets;
}

const seriesView = ({ finding, texts }: Scene, sets: AnswerProduct[]) =>
	h(
		"div.series",
		null,
		selectView(
			"series",
			texts.series,
			texts.allSeries,
			sets.map(({ assortmentId, brand, series }) => [assortmentId, `${brand} ${series}`]),
			finding.selection.series,
			(value) => finding.pick({ ...finding.selection, series: Number(value) }),
		),
	);

/** Products under a heading; `best` has the shop's top-seller text. */
const groupView = (scene: Scene, title: string, products: AnswerProduct[], best?: AnswerProduct): Child[] => [
	products.length > 0 && heading("group-title", scene.boot, 2, title),
	products.length > 0 &&
		h(
			"ul.products",
			null,
			products.map((product) => productView(scene, product, product === best)),
		),
];
