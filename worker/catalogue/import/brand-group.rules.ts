/** A vehicle brand of an import with the bytes of its staged rows, and of its current fitments if it is merged. */
export type SizedBrand = { key: string; chunks: number; bytes: number };

/** Vehicle brands that are read and written together. `chunksPerRead`: a large brand is read in several steps. */
export type BrandGroup = { keys: string[]; chunksPerRead?: number; reads: number };

/** Of a shard, roughly. */
export const BYTES_PER_SPAN = 60;
/** A group's staged rows, or one read of a larger brand's: they are in memory twice, as text and as values. */
const GROUP_BYTES = 2_000_000;
/** Each brand has files in R2. */
const GROUP_BRANDS = 50;

/** Small brands together, because each group takes a few calls to the database; a large one by itself. */
export function groupBrands(brands: Iterable<SizedBrand>): BrandGroup[] {
	const groups: BrandGroup[] = [];
	let open: BrandGroup | undefined;
	let bytes = 0;
	for (const brand of brands) {
		if (brand.bytes > GROUP_BYTES) {
			groups.push(alone(brand));
			continue;
		}
		if (!open || open.keys.length === GROUP_BRANDS || bytes + brand.bytes > GROUP_BYTES) {
			open = { keys: [], reads: 1 };
			groups.push(open);
			bytes = 0;
		}
		open.keys.push(brand.key);
		bytes += brand.bytes;
	}
	return groups;
}

function alone({ key, chunks, bytes }: SizedBrand): BrandGroup {
	const reads = Math.ceil(bytes / GROUP_BYTES);
	return { keys: [key], chunksPerRead: Math.max(1, Math.floor(chunks / reads)), reads: reads + 1 };
}
