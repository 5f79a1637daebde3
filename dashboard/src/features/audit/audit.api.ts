import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { ACTIVITY_ENTITIES } from "#worker/audit/audit.rules.ts";
import { adminApi } from "../../lib/api.ts";
import { startOfDay } from "../../lib/start-of-day.ts";
import type { ListState } from "../../lib/use-list.ts";
import type { AuditFilters } from "./audit-search.ts";

type Input = ListState<"at">["input"] & { filters: AuditFilters };

export const auditQuery = ({ filters: { user, company, thing, from, to, ...filters }, ...input }: Input) => {
	const json = {
		...input,
		...filters,
		...(user && { userId: user }),
		...(company && { companyId: company }),
		...(thing && { entityId: thing }),
		...(from && { from: startOfDay(from) }),
		...(to && { to: startOfDay(to, 1) }),
	};
	return queryOptions({
		queryKey: ["audit", json],
		queryFn: () => parseResponse(adminApi.audit.list.$post({ json })),
		placeholderData: keepPreviousData,
	});
};

type ActivityQuery = {
	finderId: number;
	page: number;
	pageSize: number;
	sortOrder: "asc" | "desc";
	filters: AuditFilters;
};

/** The changes in the data of a configuration's company. */
export const activityQuery = ({ filters: { entity, action, from, to }, ...input }: ActivityQuery) => {
	const json = {
		...input,
		...(entity && { entity: ACTIVITY_ENTITIES.find((known) => known === entity) }),
		...(action && { action }),
		...(from && { from: startOfDay(from) }),
		...(to && { to: startOfDay(to, 1) }),
	};
	return queryOptions({
		queryKey: ["audit", "activity", json],
		queryFn: () => parseResponse(adminApi.audit.activity.$post({ json })),
		placeholderData: keepPreviousData,
	});
};
