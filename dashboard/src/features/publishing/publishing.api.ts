import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { PackageSnippets } from "#worker/publishing/package-snippet.rules.ts";
import type { Snippets } from "#worker/publishing/snippet.rules.ts";
import { adminApi } from "../../lib/api.ts";
import { every } from "../../lib/every.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";
import type { Codes } from "./platform-steps.ts";

const SEEN_REFETCH_MS = 15_000;
const param = (id: number) => ({ param: { id: String(id) } });

export const publishingQuery = (id: number) =>
	queryOptions({
		queryKey: ["publishing", id, "snippets"],
		queryFn: () => parseResponse(adminApi.config[":id"].publishing.$get(param(id))),
	});

/** Polled: the user is waiting for the shop to appear. */
export const seenQuery = (id: number) =>
	queryOptions({
		queryKey: ["publishing", id, "seen"],
		queryFn: async () => (await parseResponse(adminApi.config[":id"].seen.$get(param(id)))).data,
		refetchInterval: every(SEEN_REFETCH_MS),
	});

export type Seen = { origin: string; lastSeenAt: string; allowed: boolean };

type SavedOrigins = { finderId: number; version: number; allowedOrigins: string[] };
export const saveOrigins = (json: SavedOrigins, once: IdempotencyHeaders) =>
	parseResponse(adminApi.config.settings.edit.$post({ json }, once));

/** The newest version of the script, or one release of it. */
export const VERSIONS = ["newest", "pinned"] as const;
export type Version = (typeof VERSIONS)[number];

/** All snippets, in the chosen version. */
export const codesOf = (
	data: Record<Version, Snippets & PackageSnippets> & { magentoCsp: string },
	version: Version,
): Codes => ({
	...data[version],
	magentoCsp: data.magentoCsp,
});
