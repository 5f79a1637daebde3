import { encodeText } from "../../storage/bytes.rules.ts";
import { contentHash } from "../../storage/immutable.ts";
import type { CarCorrection } from "./correction.rules.ts";

/**
 * Names what corrections make of a vehicle brand; null: nothing. Stored with a built brand, so that it is built again
 * when its corrections are others, and only then.
 */
export async function correctionsMark(corrections: readonly CarCorrection[]): Promise<string | null> {
	if (corrections.length === 0) return null;
	const applied = corrections.map(({ modelKey, variantKey, yearFrom, yearTo, options }) => [
		...[modelKey, variantKey, yearFrom, yearTo],
		options,
	]);
	return contentHash(encodeText(JSON.stringify(applied)));
}
