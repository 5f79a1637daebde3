/**
 * How an import affects a correction. `applied`: it repeats the mistake, which stays corrected. `redundant`: it has the
 * corrected value. `conflict`: it has a new value. `orphaned`: it doesn't have the car in these years.
 */
export const CORRECTION_STATES = ["applied", "redundant", "conflict", "orphaned"] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];
