import { POSITIONS, parseVehicleId } from "#worker/catalogue/fitment/shard.rules.ts";
import type { Choice } from "#worker/offers/answer.rules.ts";

/** A car to open: from a link, an attribute, or the last visit. */
export type CarRequest = {
	/** `variantId-year` */
	vehicle: string;
	/** Its vehicle brand, if it is known: a variant's id doesn't contain it. */
	brand?: number;
	choice: Choice;
};

const ANSWERS = ["option", ...POSITIONS] as const;

/** The car in a page's address (`?wf-vehicle=812-2016&wf-driver=26`), or undefined. */
export function carOfAddress(search: string): CarRequest | undefined {
	const params = new URLSearchParams(search);
	const choice: Choice = {};
	for (const name of ANSWERS) choice[name] = Number(params.get(`wf-${name}`)) || undefined;
	return carOfText(params.get("wf-vehicle"), choice);
}

/** The car of an attribute; undefined for anything but `variantId-year`. */
export const carOfText = (vehicle: string | null | undefined, choice: Choice = {}): CarRequest | undefined =>
	vehicle && parseVehicleId(vehicle) ? { vehicle, choice } : undefined;

/**
 * The address of the shop's separate results page; undefined if there is none, or if it is this page. `here` is the
 * address of this page.
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

/** It is the same page with and without a slash at the end, and with any parameters. */
const pageOf = (address: string) => address.replace(/\/*([?#].*)?$/, "");
