import { POSITIONS } from "#worker/catalogue/fitment/shard.rules.ts";
import { parseVehicleId } from "#worker/catalogue/fitment/vehicle-id.rules.ts";
import type { Choice, ChoiceValue } from "#worker/offers/answer.rules.ts";

/** A car to open: from a link, an attribute, or the last visit. */
export type CarRequest = {
	/** `variantId-year` */
	vehicle: string;
	/** Its vehicle brand, if it is known: a variant's id doesn't contain it. */
	brand?: number;
	choice: Choice;
};

/** The questions, as parameters of an address name them after `wf-`. */
export const ANSWERS = ["option", ...POSITIONS, "arm"] as const;

/** The car in a page's address (`?wf-vehicle=812-2016&wf-driver=26`), or undefined. */
export function carOfAddress(search: string): CarRequest | undefined {
	const params = new URLSearchParams(search);
	const choice: Choice = {};
	for (const name of ANSWERS) choice[name] = answerOf(params.get(`wf-${name}`));
	return carOfText(params.get("wf-vehicle"), choice);
}

const answerOf = (text: string | null): ChoiceValue | undefined =>
	text === "unknown" ? text : Number(text) || undefined;

/** The car of an attribute; undefined for anything but `variantId-year`. */
export const carOfText = (vehicle: string | null | undefined, choice: Choice = {}): CarRequest | undefined =>
	vehicle && parseVehicleId(vehicle) ? { vehicle, choice } : undefined;
