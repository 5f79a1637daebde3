export const IMAGE_REFUSALS = ["type_refused", "damaged", "too_many_pixels"] as const;
export type ImageRefusalReason = (typeof IMAGE_REFUSALS)[number];

/** Thrown in the byte rules; the route turns it into an answer. */
export class ImageRefusal extends Error {
	readonly reason: ImageRefusalReason;

	constructor(reason: ImageRefusalReason) {
		super(reason);
		this.reason = reason;
	}
}

/** Throws for a file that doesn't follow its format. */
export function expectIntact(condition: boolean): asserts condition {
	if (!condition) throw new ImageRefusal("damaged");
}
