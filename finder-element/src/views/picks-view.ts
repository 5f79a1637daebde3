import { h } from "../dom.ts";
import type { Scene } from "../scene.ts";
import { listsFor, NOTHING } from "../selection.ts";
import { variantName } from "../wording.ts";
import { selectView } from "./select-view.ts";

/** Brand, model, year, and the variant if a model year has several. */
export function picksView({ boot, texts, finding }: Scene) {
	const { selection, shard, isWaiting } = finding;
	const { brand, model, year, vehicle } = selection;
	const { models, years, vehicles } = listsFor(shard, selection, finding.currentYear);
	return h(
		"div.selects",
		null,
		selectView("brand", texts.brand, texts.chooseBrand, boot.brands, brand, (value) =>
			finding.pick({ ...NOTHING, brand: Number(value) }),
		),
		selectView("model", texts.model, isWaiting && !shard ? texts.loading : texts.chooseModel, models, model, (value) =>
			finding.pick({ ...NOTHING, brand, model: Number(value) }),
		),
		selectView(
			"year",
			texts.year,
			texts.chooseYear,
			years.map((one) => [one, String(one)]),
			year,
			(value) => finding.pick({ ...NOTHING, brand, model, year: Number(value) }),
		),
		vehicles.length > 1 &&
			selectView(
				"variant",
				texts.variant,
				texts.chooseVariant,
				vehicles.map((one) => [one.id, variantName(one, texts)]),
				vehicle,
				(value) => finding.pick({ ...NOTHING, brand, model, year, vehicle: value }),
			),
	);
}
