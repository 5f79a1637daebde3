import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { CorrectionState } from "#worker/catalogue/corrections/correction.rules.ts";
import type { CorrectionInput } from "#worker/catalogue/corrections/correction.schema.ts";
import type { QualityKind } from "#worker/quality/quality.rules.ts";
import { adminApi } from "../../../lib/api.ts";
import type { ListState } from "../../../lib/use-list.ts";
import type { OnceHeaders } from "../../../lib/use-once.ts";

const { car, correct, quality } = adminApi.catalogue;

export const carsQuery = (input: ListState<"brand" | "model">["input"]) =>
	queryOptions({
		queryKey: ["catalogue", "cars", input],
		queryFn: () => parseResponse(car.list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

export const carQuery = (id: number) =>
	queryOptions({
		queryKey: ["catalogue", "car", id],
		queryFn: () => parseResponse(car[":id"].$get({ param: { id: String(id) } })),
	});

export const correctionsQuery = (input: ListState<"id" | "updatedAt">["input"], state: CorrectionState | undefined) =>
	queryOptions({
		queryKey: ["catalogue", "corrections", input, state],
		queryFn: () => parseResponse(correct.list.$post({ json: { ...input, state } })),
		placeholderData: keepPreviousData,
	});

export const qualityQuery = (input: ListState<"brand">["input"], kind: QualityKind | undefined) =>
	queryOptions({
		queryKey: ["catalogue", "quality", input, kind],
		queryFn: () => parseResponse(quality.$post({ json: { ...input, kind } })),
		placeholderData: keepPreviousData,
	});

/** All adapters that a fitment may have. */
export const adaptersQuery = queryOptions({
	queryKey: ["assortments", "adapters"],
	queryFn: () => parseResponse(adminApi["assortment-select"].$post({ json: { kind: "adapter" } })),
});

export const saveCorrection = (json: CorrectionInput, once: OnceHeaders) =>
	parseResponse(correct.$post({ json }, once));
export const withdrawCorrection = (id: number, once: OnceHeaders) =>
	parseResponse(correct.remove.$post({ json: { id } }, once));

export async function fetchQualityCsv(): Promise<Blob> {
	const answer = await quality.export.$get();
	if (!answer.ok) await parseResponse(answer);
	return answer.blob();
}
