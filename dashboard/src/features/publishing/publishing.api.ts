import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import { adminApi } from "../../lib/api.ts";

const SEEN_EVERY_MS = 15_000;
const param = (id: number) => ({ param: { id: String(id) } });

export const publishingQuery = (id: number) =>
	queryOptions({
		queryKey: ["publishing", id, "snippets"],
		queryFn: () => parseResponse(adminApi.config[":id"].publishing.$get(param(id))),
	});

/** Asked again and again: somebody is watching for their shop to appear. */
export const seenQuery = (id: number) =>
	queryOptions({
		queryKey: ["publishing", id, "seen"],
		queryFn: async () => (await parseResponse(adminApi.config[":id"].seen.$get(param(id)))).data,
		refetchInterval: SEEN_EVERY_MS,
	});

export type Seen = { origin: string; lastSeenAt: string; allowed: boolean };

export const saveOrigins = (json: { finderId: number; version: number; allowedOrigins: string[] }) =>
	parseResponse(adminApi.config.settings.edit.$post({ json }));

/** Both snippets in one text. */
export const fetchEmbedScript = (finder: number): Promise<string> =>
	parseResponse(adminApi["publish-script"].$post({ json: { finder } }));
