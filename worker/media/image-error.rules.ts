export const IMAGE_ERRORS = ["type_refused", "damaged", "too_many_pixels"] as const;
export type ImageErrorReason = (typeof IMAGE_ERRORS)[number];

/** Thrown in the byte rules; the route turns it into an answer. */
export class ImageError extends Error {
	readonly reason: ImageErrorReason;

	constructor(reason: ImageErrorReason) {
		super(reason);
		this.reason = reason;
	}
}

/** Throws for a file that doesn't follow its format. */
export function expectIntact(condition: boolean): asserts condition {
	if (!condition) throw new ImageError("damaged");
}
