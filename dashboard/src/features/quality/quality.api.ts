import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { QualityKind } from "#worker/quality/quality-kind.rules.ts";
import { adminApi } from "../../lib/api.ts";
import type { ListState } from "../../lib/use-list.ts";

const { quality } = adminApi.catalogue;

export const qualityQuery = (input: ListState<"brand">["input"], kind: QualityKind | undefined) =>
	queryOptions({
		queryKey: ["catalogue", "quality", input, kind],
		queryFn: () => parseResponse(quality.$post({ json: { ...input, kind } })),
		placeholderData: keepPreviousData,
	});

export const requestQualityCsv = (signal: AbortSignal) => quality.export.$get({}, { init: { signal } });
