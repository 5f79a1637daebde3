import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { adminApi } from "../../../lib/api.ts";
import type { ListState } from "../../../lib/use-list.ts";

const { car } = adminApi.catalogue;

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
