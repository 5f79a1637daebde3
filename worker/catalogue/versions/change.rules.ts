/** What happens to a car. */
export const VARIANT_CHANGES = ["added", "changed", "gone"] as const;
export type VariantChange = (typeof VARIANT_CHANGES)[number];

/**
 * Lost: a correction, key numbers or aliases whose car goes. Aliases: of a model. Key numbers: of a car that stays. A conflict: the
 * file has a new value for a corrected car; the correction stays.
 */
export const CHANGES = [...VARIANT_CHANGES, "lost", "aliases", "key_numbers", "conflict"] as const;
export type Change = (typeof CHANGES)[number];
