import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { CarRequestListInput } from "#worker/car-requests/car-request.schema.ts";
import { adminApi } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";
import type { ListState } from "../../lib/use-list.ts";

type Input = ListState<NonNullable<CarRequestListInput["sortField"]>>["input"];
const KEY = "car-requests";

/** The cars that visitors of a finder miss, or with undefined those of all shops. */
export const requestedCarsQuery = (finderId: number | undefined, json: Input) =>
	queryOptions({
		queryKey: [KEY, finderId, json],
		queryFn: () =>
			parseResponse(
				finderId === undefined
					? adminApi["car-request"].list.$post({ json })
					: adminApi.config[":id"]["car-requests"].$post({ param: { id: String(finderId) }, json }),
			),
		placeholderData: keepPreviousData,
	});

export const removeRequestedCar = ({ finderId, key }: { finderId: number; key: string }, once: IdempotencyHeaders) =>
	parseResponse(
		adminApi.config[":id"]["car-requests"].remove.$post({ param: { id: String(finderId) }, json: { key } }, once),
	);

export const refreshRequestedCars = () => queryClient.invalidateQueries({ queryKey: [KEY] });
