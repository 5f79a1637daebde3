import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type {
	ProductChangeListInput,
	ProductImportCreate,
	ProductImportRows,
} from "#worker/products/product-import.schema.ts";
import type { SetProductListInput } from "#worker/products/set-product.schema.ts";
import { adminApi } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";

const imports = adminApi.product.import;
const param = (id: number) => ({ param: { id: String(id) } });

export const setProductsQuery = (input: SetProductListInput) =>
	queryOptions({
		queryKey: ["products", "sets", input],
		queryFn: () => parseResponse(adminApi["set-product"].list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

export const removeSetProduct = (id: number, once: IdempotencyHeaders) =>
	parseResponse(adminApi["set-product"].remove.$post({ json: { id } }, once));

export const openProductImport = (json: ProductImportCreate) => parseResponse(imports.$post({ json }));

export const sendProductPart = (id: number, json: ProductImportRows) =>
	parseResponse(imports[":id"].rows.$post({ ...param(id), json }));

export const fetchProductImport = (id: number) => parseResponse(imports[":id"].$get(param(id)));

/** A large file takes several calls: until its state is `activated`. */
export const activateProductImport = (id: number) => parseResponse(imports[":id"].activate.$post(param(id)));

export const discardProductImport = (id: number) => parseResponse(imports[":id"].discard.$post(param(id)));

export const productChangesQuery = (id: number) =>
	queryOptions({
		queryKey: ["product-import", id, "difference"],
		queryFn: () => parseResponse(imports[":id"].difference.$post(param(id))),
	});

export const changedProductsQuery = (
	id: number,
	json: Pick<ProductChangeListInput, "change" | "search" | "page" | "pageSize">,
) =>
	queryOptions({
		queryKey: ["product-import", id, "changes", json],
		queryFn: () => parseResponse(imports[":id"].changes.$post({ ...param(id), json })),
		placeholderData: keepPreviousData,
	});

export const productErrorsQuery = (id: number, page: number) =>
	queryOptions({
		queryKey: ["product-import", id, "errors", page],
		queryFn: () =>
			parseResponse(
				imports[":id"].errors.$post({
					...param(id),
					json: { page, pageSize: 10, sortField: "rowNo", sortOrder: "asc" },
				}),
			),
		placeholderData: keepPreviousData,
	});

export async function fetchProductErrorsCsv(id: number): Promise<Blob> {
	const response = await imports[":id"]["errors.csv"].$get(param(id));
	if (!response.ok) await parseResponse(response);
	return response.blob();
}

/** Products are in every configuration's list too. */
export const refreshProducts = () => queryClient.invalidateQueries({ queryKey: ["products"] });
