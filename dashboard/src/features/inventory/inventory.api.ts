import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { ROWS_READ_MAX } from "#worker/inventory/inventory.rules.ts";
import type {
	Inventory,
	InventoryAdjustment,
	InventoryInput,
	InventoryListInput,
	InventoryRemoval,
	MovementListInput,
} from "#worker/inventory/inventory.schema.ts";
import type { StockFile } from "#worker/inventory/stock-import.schema.ts";
import { adminApi } from "../../lib/api.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";
import { readToEnd } from "./read-to-end.ts";

const calls = adminApi.inventory;
type OfCompany = { companyId?: number | undefined };

const fetchStock = (input: InventoryListInput, signal: AbortSignal | null = null) =>
	parseResponse(calls.list.$post({ json: input }, { init: { signal } }));

export const inventoriesQuery = (input: InventoryListInput) =>
	queryOptions({
		queryKey: ["inventory", "list", input],
		queryFn: () => fetchStock(input),
		placeholderData: keepPreviousData,
	});

/** A part as it is now; undefined: it was deleted. */
export async function fetchPart(companyId: number | undefined, partKey: string): Promise<Inventory | undefined> {
	const { data } = await fetchStock({
		...{ companyId, page: 1, pageSize: ROWS_READ_MAX, search: partKey },
		...{ sortOrder: "asc", filter: "all" },
	});
	return data.find((row) => row.partKey === partKey);
}

/** All rows of a company, for a grid. */
export const fetchAllStock = (companyId: number | undefined, signal?: AbortSignal): Promise<Inventory[]> =>
	readToEnd(async (after) => {
		const page = { companyId, page: 1, pageSize: ROWS_READ_MAX, after };
		return (await fetchStock({ ...page, search: "", sortOrder: "asc", filter: "all" }, signal)).data;
	});

export const allStockQuery = (companyId: number | undefined) =>
	queryOptions({
		queryKey: ["inventory", "all", companyId],
		queryFn: () => fetchAllStock(companyId),
		// A grid starts with what is there now, also right after the save that closed the last one.
		staleTime: 0,
		gcTime: 0,
	});

export const movementsQuery = (input: MovementListInput) =>
	queryOptions({
		queryKey: ["inventory", "movements", input],
		queryFn: () => parseResponse(calls.movements.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

export const saveStock = (input: OfCompany & { rows: InventoryInput[] }, once: IdempotencyHeaders) =>
	parseResponse(calls.save.$post({ json: input }, once));

export const adjustStock = (input: InventoryAdjustment, once: IdempotencyHeaders) =>
	parseResponse(calls.adjust.$post({ json: input }, once));

export const removeStock = (input: InventoryRemoval, once: IdempotencyHeaders) =>
	parseResponse(calls.remove.$post({ json: input }, once));

export const reviewStock = (file: StockFile) => parseResponse(calls.import.review.$post({ json: file }));

export const requestStockErrors = (file: StockFile, signal: AbortSignal) =>
	calls.import["errors.csv"].$post({ json: file }, { init: { signal } });

export const importStock = (file: StockFile, once: IdempotencyHeaders) =>
	parseResponse(calls.import.$post({ json: file }, once));

export const requestStockCsv = (companyId: number | undefined, signal: AbortSignal) =>
	calls.export.$get({ query: companyId === undefined ? {} : { companyId: String(companyId) } }, { init: { signal } });
