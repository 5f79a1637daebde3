import {
	findModel,
	modelYears,
	type Shard,
	type ShardModel,
	type Vehicle,
	vehiclesOf,
} from "#worker/catalogue/fitment/shard.rules.ts";
import { type Choice, nextQuestion, type Question } from "#worker/offers/answer.rules.ts";

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

export const NOTHING: Selection = { choice: {} };

/** The choices, given the selections so far. */
export type Lists = { models: ShardModel[]; years: number[]; vehicles: Vehicle[] };

export function listsFor(shard: Shard | undefined, { model: id, year }: Selection, currentYear: number): Lists {
	const model = shard && findModel(shard, id ?? -1);
	return {
		models: shard?.models ?? [],
		years: model ? modelYears(model, currentYear) : [],
		vehicles: shard && model && year ? vehiclesOf(shard, model, year, currentYear) : [],
	};
}

/**
 * Single choices are selected automatically; selections that the shard doesn't have are dropped with everything after
 * them.
 */
export function settle(shard: Shard, selection: Selection, currentYear: number): Selection {
	const settled = { ...selection };
	const lists = () => listsFor(shard, settled, currentYear);
	settled.model = only(
		lists().models.map(([id]) => id),
		settled.model,
	);
	settled.year = only(lists().years, settled.year);
	settled.vehicle = only(
		lists().vehicles.map(({ id }) => id),
		settled.vehicle,
	);
	return settled;
}

const only = <Value>(values: Value[], picked: Value | undefined): Value | undefined =>
	values.length === 1 ? values[0] : values.find((value) => value === picked);

export type AskedQuestion = Question & { chosen: number | undefined };

/** Every question of the car, in order, with its answer: answers can be changed. */
export function questionTrail(vehicle: Vehicle, choice: Choice): AskedQuestion[] {
	const trail: AskedQuestion[] = [];
	let taken: Choice = {};
	let question = nextQuestion(vehicle, taken);
	while (question) {
		const { ask } = question;
		taken = { ...taken, [ask]: choice[ask] };
		const next = nextQuestion(vehicle, taken);
		const isOpen = next?.ask === ask;
		trail.push({ ...question, chosen: isOpen ? undefined : choice[ask] });
		question = isOpen ? undefined : next;
	}
	return trail;
}

/** A choice with one more answer. Choosing another option clears the sizes chosen within the old one. */
export const choose = (choice: Choice, ask: Question["ask"], value: number): Choice =>
	ask === "option" ? { option: value } : { ...choice, [ask]: value };
