/** A day of an address, `2026-11-21`; undefined: it is none. */
export const toDay = (value: unknown): string | undefined =>
	typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
