import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { Correction, CorrectionInput } from "#worker/catalogue/corrections/correction.schema.ts";
import type { CorrectionState } from "#worker/catalogue/corrections/correction-state.rules.ts";
import { adminApi } from "../../../lib/api.ts";
import type { IdempotencyHeaders } from "../../../lib/use-idempotent-call.ts";
import type { ListState } from "../../../lib/use-list.ts";

const { correct } = adminApi.catalogue;

export const correctionsQuery = (input: ListState<"id" | "updatedAt">["input"], state: CorrectionState | undefined) =>
	queryOptions({
		queryKey: ["catalogue", "corrections", input, state],
		queryFn: () => parseResponse(correct.list.$post({ json: { ...input, state } })),
		placeholderData: keepPreviousData,
	});

/** All adapters that a fitment may have. */
export const adaptersQuery = queryOptions({
	queryKey: ["assortments", "adapters"],
	queryFn: () => parseResponse(adminApi["assortment-select"].$post({ json: { kind: "adapter" } })),
});

/** A correction as it is now; if it was withdrawn, as it was, which a save then says. */
export async function fetchCorrection(known: Correction): Promise<Correction> {
	const json = { variantId: known.variantId, pageSize: 100 };
	const { data } = await parseResponse(correct.list.$post({ json }));
	return data.find(({ id }) => id === known.id) ?? known;
}

export const saveCorrection = (json: CorrectionInput, once: IdempotencyHeaders) =>
	parseResponse(correct.$post({ json }, once));

export const withdrawCorrection = (id: number, once: IdempotencyHeaders) =>
	parseResponse(correct.remove.$post({ json: { id } }, once));
