import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { z } from "zod";
import type {
	ProductChangeListInput,
	ProductImport,
	ProductImportCreate,
	ProductImportRows,
} from "#worker/products/product-import.schema.ts";
import type { SetProduct, SetProductListInput, setProductCreateSchema } from "#worker/products/set-product.schema.ts";
import { adminApi } from "../../lib/api.ts";
import { language } from "../../lib/language.ts";
import { queryClient } from "../../lib/query-client.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";
import { whileActivated } from "../imports/while-activated.ts";

export type SetProductValues = z.output<typeof setProductCreateSchema>;

const imports = adminApi.product.import;
const param = (id: number) => ({ param: { id: String(id) } });

export const setProductsQuery = (input: SetProductListInput) =>
	queryOptions({
		queryKey: ["products", "sets", input],
		queryFn: () => parseResponse(adminApi["set-product"].list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

export const fetchSetProduct = (id: number) => parseResponse(adminApi["set-product"][":id"].$get(param(id)));

export const setProductQuery = (id: number) =>
	queryOptions({ queryKey: ["products", "set", id], queryFn: () => fetchSetProduct(id) });

/** The assortments from which an owner's products can be made. Undefined: the user's own company. */
export const productAssortmentsQuery = (companyId: number | null | undefined) =>
	queryOptions({
		queryKey: ["products", "assortments", companyId ?? "own"],
		queryFn: async () =>
			(
				await parseResponse(
					adminApi["set-product"].assortments.$post({ json: companyId === undefined ? {} : { companyId } }),
				)
			).data,
	});

export const createSetProduct = (json: SetProductValues, once: IdempotencyHeaders) =>
	parseResponse(adminApi["set-product"].save.$post({ json }, once));

/** Sends the whole product, with the version it was read at. */
export const updateSetProduct = (product: SetProduct, once: IdempotencyHeaders) =>
	parseResponse(adminApi["set-product"].save[":id"].$post({ ...param(product.id), json: product }, once));

export const removeSetProduct = (id: number, once: IdempotencyHeaders) =>
	parseResponse(adminApi["set-product"].remove.$post({ json: { id } }, once));

export const openProductImport = (json: ProductImportCreate) => parseResponse(imports.$post({ json }));

export const sendProductPart = (id: number, json: ProductImportRows) =>
	parseResponse(imports[":id"].rows.$post({ ...param(id), json }));

export const fetchProductImport = (id: number): Promise<ProductImport> => parseResponse(imports[":id"].$get(param(id)));

export const productImportQuery = (id: number) =>
	queryOptions({
		queryKey: ["product-import", id],
		queryFn: () => fetchProductImport(id),
		refetchInterval: whileActivated,
	});

export const showProductImport = (entry: ProductImport) =>
	queryClient.setQueryData(productImportQuery(entry.id).queryKey, entry);

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
		queryKey: ["product-import", id, "errors", language.get(), page],
		queryFn: () =>
			parseResponse(
				imports[":id"].errors.$post({
					...param(id),
					json: { page, pageSize: 10, sortField: "rowNo", sortOrder: "asc" },
				}),
			),
		placeholderData: keepPreviousData,
	});

export const requestProductErrorsCsv = (id: number, signal: AbortSignal) =>
	imports[":id"]["errors.csv"].$get(param(id), { init: { signal } });

/** The set products of a company. Undefined: the user's own. */
export const requestSetProductsCsv = (companyId: number | undefined, signal: AbortSignal) =>
	adminApi["set-product"].export.$get(
		{ query: companyId === undefined ? {} : { companyId: String(companyId) } },
		{ init: { signal } },
	);

/** Products are in every configuration's list too. */
export const refreshProducts = () => queryClient.invalidateQueries({ queryKey: ["products"] });
