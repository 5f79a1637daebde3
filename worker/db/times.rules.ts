export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A stored time (milliseconds since 1970) for an answer: ISO 8601. */
export function toIso(time: number): string;
export function toIso(time: number | null): string | null;
export function toIso(time: number | null): string | null {
	return time === null ? null : new Date(time).toISOString();
}

/** The times of a row that users edit, for an answer. */
export const editedTimes = ({ createdAt, updatedAt }: { createdAt: number; updatedAt: number }) => ({
	createdAt: toIso(createdAt),
	updatedAt: toIso(updatedAt),
});
