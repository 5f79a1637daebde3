/** A stored id or one in an address, or null if it is invalid. */
export function toId(raw: unknown): number | null {
	const id = raw === null || raw === "" ? Number.NaN : Number(raw);
	return Number.isSafeInteger(id) && id > 0 ? id : null;
}
