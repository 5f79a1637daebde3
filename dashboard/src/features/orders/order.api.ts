import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { parseResponse } from "hono/client";
import type { OrderAction } from "#worker/orders/order.rules.ts";
import type {
	Order,
	OrderAcceptMany,
	OrderExport,
	OrderInput,
	OrderListInput,
	OrderMoveMany,
} from "#worker/orders/order.schema.ts";
import { adminApi } from "../../lib/api.ts";
import { holdReload } from "../../lib/downloads.ts";
import { queryClient } from "../../lib/query-client.ts";
import { saveFile } from "../../lib/save-file.ts";
import { shownUser } from "../../lib/session/shown-user.ts";
import { askedNow } from "../../lib/session/tokens.ts";
import { uploadFile } from "../../lib/upload-file.ts";
import type { IdempotencyHeaders } from "../../lib/use-idempotent-call.ts";
import { asTheServerReads } from "./finder-order.rules.ts";

/** After a change of orders, which changes the stock, too. */
export const refreshOrders = () =>
	Promise.all(["orders", "inventory"].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

export const ordersQuery = (input: OrderListInput) =>
	queryOptions({
		queryKey: ["orders", "list", input],
		queryFn: () => parseResponse(adminApi.order.list.$post({ json: input })),
		placeholderData: keepPreviousData,
	});

export const orderNumbersQuery = () =>
	queryOptions({
		queryKey: ["orders", "numbers"],
		queryFn: () => parseResponse(adminApi.order.numbers.$get()),
		staleTime: 0,
	});

export const orderQuery = (id: number) =>
	queryOptions({
		queryKey: ["orders", "one", id],
		queryFn: () => parseResponse(adminApi.order[":id"].$get({ param: { id: String(id) } })),
		staleTime: 0,
	});

export type NewOrder = OrderInput & { companyId?: number | undefined };

export const createOrder = (input: NewOrder, once: IdempotencyHeaders) =>
	parseResponse(adminApi.order.save.$post({ json: input }, once));

export const downloadOrders = (input: OrderMoveMany) => parseResponse(adminApi.order.download.$post({ json: input }));

/** The papers to print, or the data for other systems. */
export const ORDER_FORMATS = ["pdf", "csv"] as const;
export type OrderFormat = (typeof ORDER_FORMATS)[number];

/** Offers the orders as a file of this name. It moves none: that is done before. */
export const saveOrders = (ids: number[], format: OrderFormat, name: string): Promise<void> =>
	holdReload(requestOrders(ids, format, name));

async function requestOrders(ids: number[], format: OrderFormat, name: string): Promise<void> {
	const isStillAsked = askedNow();
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const response =
		format === "pdf"
			? await adminApi.order["documents.pdf"].$post({ json: { ids, timeZone } })
			: await adminApi.order["documents.csv"].$post({ json: { ids } });
	if (!response.ok) await parseResponse(response);
	const content = await response.blob();
	if (isStillAsked()) saveFile(content, `${name}.${format}`);
}

/** All orders of a list, with a line for each item. */
export const requestOrdersCsv = (json: OrderExport, signal: AbortSignal) =>
	adminApi.order["export.csv"].$post({ json }, { init: { signal } });

export const acceptOrders = (input: OrderAcceptMany) => parseResponse(adminApi.order.accept.$post({ json: input }));

/** What a move needs beside the order: a reason, for "not available" the positions meant, the file that is wanted after it. */
export type MoveDetails = { reason?: string; items?: number[]; format?: OrderFormat };
export type Move = MoveDetails & { action: OrderAction; order: Pick<Order, "id" | "version"> };

/** The order after the move; null: it was removed. */
export async function moveOrder(move: Move, once: IdempotencyHeaders): Promise<Order | null> {
	const { action, order, reason = "", items = [] } = move;
	const { version } = order;
	const param = { id: String(order.id) };
	const call = adminApi.order[":id"];
	switch (action) {
		case "release":
			return parseResponse(call.release.$post({ param, json: { version } }, once));
		case "hold":
			return parseResponse(call.hold.$post({ param, json: { version, reason } }, once));
		case "accept":
		case "accept_download":
			return parseResponse(
				call.accept.$post({ param, json: { version, download: action === "accept_download" } }, once),
			);
		case "download":
			return parseResponse(call.download.$post({ param, json: { version } }, once));
		case "confirm":
			return parseResponse(call.confirm.$post({ param, json: { version } }, once));
		case "notavail":
			return parseResponse(call.notavail.$post({ param, json: { version, reason, items } }, once));
		case "reorder":
			return parseResponse(call.reorder.$post({ param, json: { version } }, once));
		case "remove":
			await parseResponse(call.remove.$post({ param, json: { version } }, once));
			return null;
	}
}

/** A confirmation file, with the share that is sent. */
export const uploadOrderFile = (orderId: number, file: File, onShare: (share: number) => void, signal: AbortSignal) =>
	uploadFile(`/admin/api/order/${orderId}/files`, file, onShare, signal);

export const fetchOrderFile = (orderId: number, fileId: number): Promise<Blob> =>
	holdReload(requestOrderFile(orderId, fileId));

async function requestOrderFile(orderId: number, fileId: number): Promise<Blob> {
	const param = { id: String(orderId), file: String(fileId) };
	const response = await adminApi.order[":id"].files[":file"].$get({ param });
	if (!response.ok) await parseResponse(response);
	return response.blob();
}

const FINDERS_OFFERED = 100;

/** The configurations whose products a company can order. */
export const companyFindersQuery = (companyId: number | undefined) =>
	queryOptions({
		queryKey: ["finders", "list", "of company", companyId],
		queryFn: () => {
			// Only an administrator names a company: others have their own.
			const isAdmin = shownUser.get()?.user.roles.includes("ROLE_ADMIN") ?? false;
			const filter = isAdmin && companyId !== undefined ? { companyId } : {};
			const json = { page: 1, pageSize: FINDERS_OFFERED, sortField: "id", sortOrder: "asc", ...filter } as const;
			return parseResponse(adminApi.config.list.$post({ json }));
		},
		select: (page) => ({ ...page, data: asTheServerReads(page.data) }),
		enabled: companyId !== undefined,
	});
