import type { FitmentSpan } from "../fitment/fitment.rules.ts";
import type { DifferenceSpan } from "../fitment/shard.rules.ts";
import { ADAPTER_UNIVERSAL } from "../fitment/shard.rules.ts";

/** Years with one fitment, for the back-office: adapters by name. */
export const toDifferenceSpan = (
	{ from, to, options }: FitmentSpan,
	adapterNames: ReadonlyMap<number, string>,
): DifferenceSpan => ({
	yearFrom: from,
	yearTo: to === 0 ? null : to,
	options: options.map(([driver, passenger, rear, adapter]) => {
		const technicalName = adapterNames.get(adapter);
		return {
			driver,
			passenger,
			rear,
			adapter: technicalName === undefined ? null : { id: adapter, technicalName },
			universalAdapter: adapter === ADAPTER_UNIVERSAL,
		};
	}),
});
