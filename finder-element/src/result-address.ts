import type { Choice } from "#worker/offers/answer.rules.ts";
import { ANSWERS } from "./car-address.ts";

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
