import { h } from "../dom.ts";
import { EMPTY_SELECTION, listsFor } from "../selection.ts";
import type { ViewModel } from "../view-model.ts";
import { variantName } from "../wording.ts";
import { selectView } from "./select-view.ts";

/** Brand, model, year, and the variant if a model year has several. */
export function selectsView({ bootstrap, texts, session }: ViewModel) {
	const { selection, shard, isWaiting } = session;
	const { brand, model, year, vehicle } = selection;
	const { models, years, vehicles } = listsFor(shard, selection, session.currentYear);
	return h(
		"div.selects",
		null,
		selectView("brand", texts.brand, texts.chooseBrand, bootstrap.brands, brand, (value) =>
			session.pick({ ...EMPTY_SELECTION, brand: Number(value) }),
		),
		selectView("model", texts.model, isWaiting && !shard ? texts.loading : texts.chooseModel, models, model, (value) =>
			session.pick({ ...EMPTY_SELECTION, brand, model: Number(value) }),
		),
		selectView(
			"year",
			texts.year,
			texts.chooseYear,
			years.map((one) => [one, String(one)]),
			year,
			(value) => session.pick({ ...EMPTY_SELECTION, brand, model, year: Number(value) }),
		),
		vehicles.length > 1 &&
			selectView(
				"variant",
				texts.variant,
				texts.chooseVariant,
				vehicles.map((one) => [one.id, variantName(one, texts)]),
				vehicle,
				(value) => session.pick({ ...EMPTY_SELECTION, brand, model, year, vehicle: value }),
			),
	);
}
