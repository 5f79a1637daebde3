import type { TFunction } from "i18next";

type Variant = { body: string; steering: string; note: string };

const SIDES = { left: "products.steering_left", right: "products.steering_right" } as const;
const isSide = (steering: string): steering is keyof typeof SIDES => steering in SIDES;

/** Body, steering side and note of a car; empty if it has only one variant. */
export const variantText = ({ body, steering, note }: Variant, t: TFunction): string =>
	[body, isSide(steering) ? t(SIDES[steering]) : steering, note].filter(Boolean).join(", ");

/** `Saab 9-5 (Estate, Left-hand drive)`. */
export function carText({ brand, model, ...variant }: Variant & { brand: string; model: string }, t: TFunction) {
	const text = variantText(variant, t);
	return text === "" ? `${brand} ${model}` : `${brand} ${model} (${text})`;
}
