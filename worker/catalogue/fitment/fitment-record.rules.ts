import { ADAPTER_UNIVERSAL, type Shard, type ShardOption } from "./shard.rules.ts";

/** A row of `fitment_options` without its version and brand. */
export type FitmentRecord = [
	variantId: number,
	yearFrom: number,
	yearTo: number | null,
	optionNo: number,
	driver: string,
	passenger: string,
	rear: string,
	adapterId: number | null,
	universalAdapter: 0 | 1,
];

/** A shard as rows for the back-office: visitors load the shard, so both always match. */
export function* fitmentRecords(shard: Shard): Generator<FitmentRecord> {
	for (const [, , variants] of shard.models) {
		for (const [variantId, , , , spans] of variants) {
			for (const [from, to, options] of spans) {
				for (const [at, index] of options.entries()) {
					const option = shard.options[index];
					if (option) yield [variantId, from, to === 0 ? null : to, at + 1, ...columnsOf(shard, option)];
				}
			}
		}
	}
}

function columnsOf(
	shard: Shard,
	[driver, passenger, rear, adapter]: ShardOption,
): [string, string, string, number | null, 0 | 1] {
	const adapterId = shard.adapters[adapter]?.[0] ?? null;
	return [driver.join("/"), passenger.join("/"), rear.join("/"), adapterId, adapter === ADAPTER_UNIVERSAL ? 1 : 0];
}
