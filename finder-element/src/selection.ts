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
	year?: number | undefined;
	/** `variantId-year` */
	vehicle?: string | undefined;
	choice: Choice;
	/** The wiper series (assortment) shown; undefined: all. */
	series?: number | undefined;
};

export const EMPTY_SELECTION: Selection = { choice: {} };

/** The choices, given the selections so far. */
export type Lists = { models: ShardModel[]; years: number[]; vehicles: VehicleEntry[] };

export function listsFor(shard: Shard | undefined, { model: id, year }: Selection, currentYear: number): Lists {
	const model = shard && findModel(shard, id ?? -1);
	return {
		models: shard?.models ?? [],
		years: model ? modelYears(model, currentYear) : [],
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
	completed.vehicle = onlyOrSelected(
		lists().vehicles.map(({ id }) => id),
		completed.vehicle,
	);
	return completed;
}

const onlyOrSelected = <Value>(values: Value[], selected: Value | undefined): Value | undefined =>
	values.length === 1 ? values[0] : values.find((value) => value === selected);
