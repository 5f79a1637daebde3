import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { adminApi } from "../../lib/api.ts";
import { language } from "../../lib/language.ts";

const json = { groups: "form" } as const;
/** Lists change with releases, not during a session; their names are in the user's language. */
const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY };

export const countriesQuery = () =>
	queryOptions({
		...FOR_GOOD,
		queryKey: ["countries", language.get()],
		queryFn: async () => (await parseResponse(adminApi.country.$post({ json }))).data,
	});

export const languagesQuery = () =>
	queryOptions({
		...FOR_GOOD,
		queryKey: ["languages", language.get()],
		queryFn: async () => (await parseResponse(adminApi.language.$post({ json }))).data,
	});

export const currenciesQuery = () =>
	queryOptions({
		...FOR_GOOD,
		queryKey: ["currencies", language.get()],
		queryFn: async () => (await parseResponse(adminApi.currency.$post({ json }))).data,
	});

export const companiesQuery = () =>
	queryOptions({
		queryKey: ["companies", "select"],
		queryFn: async () => (await parseResponse(adminApi.company.$post({ json }))).data,
	});
