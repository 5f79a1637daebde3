import type { Choice } from "#worker/offers/answer.rules.ts";
import { ANSWERS } from "./car-address.ts";

/**
 * The address of the shop's separate results page; undefined if there is none, if it is this page, or if no browser can
 * open it. `here` is the address of this page.
 */
export function resultAddress(
	resultPageUrl: string,
	here: string,
	vehicle: string,
	choice: Choice,
): string | undefined {
	// To throw an error takes milliseconds on a phone.
	if (!resultPageUrl) return undefined;
	try {
		const target = new URL(resultPageUrl);
		const page = new URL(here);
		// Some shops name their pages by a parameter. A server may have taken it away from the link that led here with a car. An
		// address without parameters is found in every `&&`.
		const isNamed = `&&${page.searchParams}&`.includes(`&${target.searchParams}&`);
		if ((isNamed || here.includes("wf-vehicle")) && pageOf(target) === pageOf(page)) return undefined;
		target.searchParams.set("wf-vehicle", vehicle);
		for (const name of ANSWERS) if (choice[name]) target.searchParams.set(`wf-${name}`, String(choice[name]));
		return target.href;
	} catch {
		return undefined;
	}
}

/**
 * It is the same page with and without `www.` and a slash at the end, with more parameters, in any case, and by HTTP: shops
 * type an address as they know it, and their servers send visitors on.
 */
const pageOf = ({ host, pathname }: URL) => (host + pathname).replace(/^www\.|\/+$/g, "").toLowerCase();
