import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { isImpersonatable } from "#worker/auth/session.rules.ts";
import type { User } from "#worker/users/user.schema.ts";
import { adminApi } from "../../lib/api.ts";

const SHOWN = 5;
const PAGE_MAX = 100;
const inputOf = (search: string, pageSize = SHOWN) => ({ page: 1, pageSize, search });

export const finderHitsQuery = (search: string) =>
	queryOptions({
		queryKey: ["finders", "hits", search],
		queryFn: async () => (await parseResponse(adminApi.config.list.$post({ json: inputOf(search) }))).data,
	});

export const companyHitsQuery = (search: string) =>
	queryOptions({
		queryKey: ["companies", "hits", search],
		queryFn: async () => (await parseResponse(adminApi.company.list.$post({ json: inputOf(search) }))).data,
	});

export const assortmentHitsQuery = (search: string) =>
	queryOptions({
		queryKey: ["assortments", "hits", search],
		queryFn: async () => (await parseResponse(adminApi.assortment.list.$post({ json: inputOf(search) }))).data,
	});

/** The first that can be simulated may be behind others. */
export const userHitsQuery = (search: string, isSimulation: boolean) =>
	queryOptions({
		queryKey: ["users", "hits", search, isSimulation],
		queryFn: async () => {
			const json = inputOf(search, isSimulation ? PAGE_MAX : SHOWN);
			const { data } = await parseResponse(adminApi.user.$post({ json }));
			return isSimulation ? data.filter(maySimulate).slice(0, SHOWN) : data;
		},
	});

const maySimulate = ({ enabled, roles }: Pick<User, "enabled" | "roles">) => enabled && isImpersonatable(roles);

export const carHitsQuery = (search: string) =>
	queryOptions({
		queryKey: ["catalogue", "cars", "hits", search],
		queryFn: async () => (await parseResponse(adminApi.catalogue.car.list.$post({ json: inputOf(search) }))).data,
	});

/** Products of one configuration, by title or SKU. */
export const productHitsQuery = (finder: number, search: string) =>
	queryOptions({
		queryKey: ["products", "hits", finder, search],
		queryFn: async () => (await parseResponse(adminApi.product.$post({ json: { ...inputOf(search), finder } }))).data,
	});
