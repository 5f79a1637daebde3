/**
 * The problems. `options`: sources disagree, so visitors are asked. `hole`: years between a model's first and last that
 * no variant covers. `year`: a first year after the next one, or a last year more than ten years from now. `missing`: the
 * driver's or the passenger's size is unknown. `size`: a size that no assortment has.
 */
export const QUALITY_KINDS = ["options", "hole", "year", "missing", "size"] as const;
export type QualityKind = (typeof QUALITY_KINDS)[number];
