import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { Company, CompanyInput, CompanyListInput } from "#worker/companies/company.schema.ts";
import { adminApi } from "../../lib/api.ts";
import { language } from "../../lib/language.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";

const param = (id: number) => ({ param: { id: String(id) } });

export const companyListQuery = (input: CompanyListInput) =>
	queryOptions({
		queryKey: ["companies", "list", language.get(), input],
		queryFn: () => parseResponse(adminApi.company.list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

/** What a change would affect. */
export const companyUsageQuery = (id: number) =>
	queryOptions({
		queryKey: ["companies", "usage", id],
		queryFn: () => parseResponse(adminApi.company[":id"].usage.$get(param(id))),
	});

export const frontAssortmentsQuery = queryOptions({
	queryKey: ["assortments", "select", "front"],
	queryFn: () => parseResponse(adminApi["assortment-select"].$post({ json: { kind: "front" } })),
});

export const fetchCompany = (id: number) => parseResponse(adminApi.company[":id"].$get(param(id)));

export const companyQuery = (id: number) =>
	queryOptions({ queryKey: ["companies", "one", id], queryFn: () => fetchCompany(id) });

export const createCompany = (input: CompanyInput, once: IdempotencyHeaders) =>
	parseResponse(adminApi.company.save.$post({ json: input }, once));

/** Sends the whole company, with the version it was read at. */
export const updateCompany = (company: Omit<Company, "country"> & CompanyInput, once: IdempotencyHeaders) =>
	parseResponse(adminApi.company.save[":id"].$post({ ...param(company.id), json: company }, once));
