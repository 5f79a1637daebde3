import {
	findModel,
	modelYears,
	type Shard,
	type ShardModel,
	type Vehicle,
	vehiclesOf,
} from "#worker/catalogue/shard.rules.ts";
import { type Choice, nextQuestion, type Question } from "#worker/offers/answer.rules.ts";

/** What the visitor has picked so far, from left to right: each pick forgets the ones after it. */
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

/** What there is to choose from, given the picks so far. */
export type Lists = { models: ShardModel[]; years: number[]; vehicles: Vehicle[] };

export function listsFor(shard: Shard | undefined, { model: id, year }: Selection, currentYear: number): Lists {
	const model = shard && findModel(shard, id ?? -1);
	return {
		models: shard?.models ?? [],
		years: model ? modelYears(model, currentYear) : [],
		vehicles: shard && model && year ? vehiclesOf(shard, model, year, currentYear) : [],
	};
}

/** Single choices pick themselves; picks that the shard doesn't know are dropped with everything after them. */
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

/** Every question that the car raises, in order, with what was chosen: answered ones stay open to a change of mind. */
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

/** A choice with one answer more. Another option makes the sizes chosen within the old one void. */
export const choose = (choice: Choice, ask: Question["ask"], value: number): Choice =>
	ask === "option" ? { option: value } : { ...choice, [ask]: value };
