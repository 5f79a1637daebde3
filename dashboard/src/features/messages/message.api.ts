import { queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { MessageSettings } from "#worker/messages/message.schema.ts";
import { adminApi } from "../../lib/api.ts";
import { every } from "../../lib/every.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";

const REFETCH_MS = 3 * 60_000;

/** How many are unread: asked for while the tab is in sight, and when somebody comes back to it. */
export const unreadQuery = (isReader: boolean) =>
	queryOptions({
		queryKey: ["messages", "unread"],
		queryFn: async () => (await parseResponse(adminApi.message.unread.$get())).unread,
		enabled: isReader,
		staleTime: 0,
		refetchInterval: every(REFETCH_MS),
	});

/** The latest messages, as often as they are opened. */
export const messagesQuery = () =>
	queryOptions({
		queryKey: ["messages", "list"],
		queryFn: () => parseResponse(adminApi.message.$get()),
		staleTime: 0,
	});

export const readMessage = (id: number) =>
	parseResponse(adminApi.message[":id"].read.$post({ param: { id: String(id) } }));

export const readMessages = (upTo: number) => parseResponse(adminApi.message.read.$post({ json: { upTo } }));

export const messageSettingsQuery = () =>
	queryOptions({
		queryKey: ["messages", "settings"],
		queryFn: () => parseResponse(adminApi.message.settings.$get()),
		// The form begins with what is stored now, also after another tab's save.
		...{ staleTime: 0, gcTime: 0 },
	});

export const saveMessageSettings = (json: MessageSettings, once: IdempotencyHeaders) =>
	parseResponse(adminApi.message.settings.$post({ json }, once));
