export const IMAGE_REFUSALS = ["type_refused", "damaged", "too_many_pixels"] as const;
export type ImageRefusalReason = (typeof IMAGE_REFUSALS)[number];

/** Thrown inside the byte rules; the route turns it into an answer. */
export class ImageRefusal extends Error {
	readonly reason: ImageRefusalReason;

	constructor(reason: ImageRefusalReason) {
		super(reason);
		this.reason = reason;
	}
}

/** Ends the reading of a file that is not what its format says. */
export function expectIntact(condition: boolean): asserts condition {
	if (!condition) throw new ImageRefusal("damaged");
}
