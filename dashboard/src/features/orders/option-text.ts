import { type FitmentOption, POSITIONS } from "#worker/catalogue/fitment/shard.rules.ts";
import type { FinderTexts } from "#worker/finders/texts/en.ts";
import { adapterName, type Offer } from "#worker/offers/offer.rules.ts";

/** `Driver 26″ · Passenger 18″`, and the adapter if one is given: the differences between options. */
export function optionText(option: FitmentOption, texts: FinderTexts, offer: Offer): string {
	const sizes = POSITIONS.map((position) => {
		const inches = option[position].map((inch) => `${inch}″`).join(" / ");
		return `${texts[position]} ${inches || texts.unknown}`;
	});
	return [...sizes, ...(option.adapter ? [adapterName(option.adapter, offer)] : [])].join(" · ");
}
