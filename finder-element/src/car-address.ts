import { POSITIONS, parseVehicleId } from "#worker/catalogue/shard.rules.ts";
import type { Choice } from "#worker/offers/answer.rules.ts";

/** A car that someone wants opened: from a link, an attribute, or the last visit. */
export type CarRequest = {
	/** `variantId-year` */
	vehicle: string;
	/** Its vehicle brand, where it is known: a variant's id doesn't tell. */
	brand?: number;
	choice: Choice;
};

const ANSWERS = ["option", ...POSITIONS] as const;

/** The car that a page's address names (`?wf-vehicle=812-2016&wf-driver=26`), or undefined. */
export function carOfAddress(search: string): CarRequest | undefined {
	const params = new URLSearchParams(search);
	const choice: Choice = {};
	for (const name of ANSWERS) choice[name] = Number(params.get(`wf-${name}`)) || undefined;
	return carOfText(params.get("wf-vehicle"), choice);
}

/** The car of an attribute; anything but `variantId-year` is no car. */
export const carOfText = (vehicle: string | null | undefined, choice: Choice = {}): CarRequest | undefined =>
	vehicle && parseVehicleId(vehicle) ? { vehicle, choice } : undefined;

/**
 * Where the results are shown when the shop has a page of its own for them; undefined when that is here, or nowhere.
 * `here` is the address of the page.
 */
export function resultAddress(
	resultPageUrl: string,
	here: string,
	vehicle: string,
	choice: Choice,
): string | undefined {
	if (resultPageUrl === "" || pageOf(resultPageUrl) === pageOf(here)) return undefined;
	const target = new URL(resultPageUrl);
	target.searchParams.set("wf-vehicle", vehicle);
	for (const name of ANSWERS) if (choice[name]) target.searchParams.set(`wf-${name}`, String(choice[name]));
	return target.href;
}

/** With and without a slash at the end, and whatever its parameters, it is the same page. */
const pageOf = (address: string) => address.replace(/\/*([?#].*)?$/, "");
