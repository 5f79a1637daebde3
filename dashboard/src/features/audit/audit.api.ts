import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { adminApi } from "../../lib/api.ts";
import type { ListState } from "../../lib/use-list.ts";
import type { AuditFilters } from "./audit-search.ts";

type Input = ListState<"at">["input"] & { filters: AuditFilters };

export const auditQuery = ({ filters: { user, company, thing, ...filters }, ...input }: Input) => {
	const json = {
		...input,
		...filters,
		...(user && { userId: user }),
		...(company && { companyId: company }),
		...(thing && { entityId: thing }),
	};
	return queryOptions({
		queryKey: ["audit", json],
		queryFn: () => parseResponse(adminApi.audit.list.$post({ json })),
		placeholderData: keepPreviousData,
	});
};
