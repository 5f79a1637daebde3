import type { Vehicle } from "#worker/catalogue/fitment/shard.rules.ts";
import type { FinderTexts } from "#worker/finders/texts/en.ts";

/** What distinguishes the variants of a model year: body, steering side, note. */
export function variantName({ body, steering, note }: Pick<Vehicle, "body" | "steering" | "note">, texts: FinderTexts) {
	const side = steering === "left" ? texts.steeringLeft : steering === "right" ? texts.steeringRight : steering;
	return [body, side, note].filter(Boolean).join(", ") || texts.standardVariant;
}
