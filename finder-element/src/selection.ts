import {
	findModel,
	modelYears,
	type Shard,
	type ShardModel,
	type VehicleEntry,
	vehicleEntriesOf,
} from "#worker/catalogue/fitment/shard.rules.ts";
import type { Choice } from "#worker/offers/answer.rules.ts";

/** The visitor's selections from left to right: each one clears those after it. */
export type Selection = {
	brand?: number | undefined;
	model?: number | undefined;
	year?: number | null | undefined;
	/** `variantId-year` */
	vehicle?: string | undefined;
	/** The years of a generation that the visitor typed: no others are offered. 0: without a beginning or an end. */
	years?: [from: number, to: number] | undefined;
	/** The body that the visitor typed. */
	body?: string | undefined;
	choice: Choice;
	/** The wiper series (assortment) shown; undefined: all. */
	series?: number | undefined;
};

export const EMPTY_SELECTION: Selection = { choice: {} };

/** The choices, given the selections so far. */
export type Lists = { models: ShardModel[]; years: number[]; vehicles: VehicleEntry[] };

export function listsFor(shard: Shard | undefined, selection: Selection, currentYear: number): Lists {
	const { model: id, year } = selection;
	const model = shard && findModel(shard, id ?? -1);
	return {
		models: shard?.models ?? [],
		years: model ? yearsWithin(modelYears(model, currentYear), selection.years) : [],
		vehicles: model && year ? vehicleEntriesOf(model, year, currentYear) : [],
	};
}

/**
 * Single choices are selected automatically; selections that the shard doesn't have are dropped with everything after
 * them.
 */
export function completeSelection(shard: Shard, selection: Selection, currentYear: number): Selection {
	const completed = { ...selection };
	const lists = () => listsFor(shard, completed, currentYear);
	completed.model = onlyOrSelected(
		lists().models.map(([id]) => id),
		completed.model,
	);
	completed.year = onlyOrSelected(lists().years, completed.year);
	const { vehicles } = lists();
	const ofBody = vehicles.filter(({ body }) => body === completed.body);
	completed.vehicle = onlyOrSelected(
		(ofBody.length === 1 ? ofBody : vehicles).map(({ id }) => id),
		completed.vehicle,
	);
	// Answers belong to their car.
	if (selection.vehicle && selection.vehicle !== completed.vehicle) completed.choice = {};
	return completed;
}

/** All of them if the catalogue has none of these. */
function yearsWithin(years: number[], span: Selection["years"]): number[] {
	const within = years.filter((year) => span && year >= span[0] && year <= (span[1] || year));
	return within[0] ? within : years;
}

const onlyOrSelected = <Value>(values: Value[], selected: Value | null | undefined): Value | undefined =>
	values.length === 1 ? values[0] : values.find((value) => value === selected);
