/** Splits `812-2016`; undefined for anything else. */
export function parseVehicleId(id: string): { variantId: number; year: number } | undefined {
	const match = /^([1-9]\d{0,14})-((?:18|19|20|21)\d\d)$/.exec(id);
	return match ? { variantId: Number(match[1]), year: Number(match[2]) } : undefined;
}
