import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted, notedCsv } from "../http/openapi-notes.ts";
import { mayRead } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { validate } from "../http/validate.ts";
import { orderDocumentsSchema, orderExportSchema, orderPapersSchema } from "./order.schema.ts";
import { orderCsv } from "./order-csv.ts";
import { createOrderDocumentRepository } from "./order-document.repository.ts";
import { createOrderExport } from "./order-export.repository.ts";
import { printOrders } from "./order-paper.usecases.ts";

/** Documents of selected orders, at /admin/api/order. They change nothing: that a supplier has them is a move of its own. */
export const orderDocumentRoutes = new Hono<AppEnv>()
	.post("/documents.csv", mayRead, validate("json", orderDocumentsSchema), notedCsv, async (c) => {
		const ids = [...new Set(c.req.valid("json").ids)];
		const documents = createOrderDocumentRepository(c.var.db, scopeOf(c.var.session));
		await documents.expectAll(ids);
		return c.body(orderCsv(piecesOf(ids), documents.read, c.var.locale), 200, headersOf(CSV, "csv"));
	})
	.post("/export.csv", mayRead, validate("json", orderExportSchema), notedCsv, async (c) => {
		const { db, session, locale } = c.var;
		const { lines, pieces } = createOrderExport(db, scopeOf(session), c.req.valid("json"), Date.now());
		const rows = await lines();
		const { read } = createOrderDocumentRepository(db, scopeOf(session));
		return c.body(orderCsv(pieces(), read, locale), 200, {
			...headersOf(CSV, "csv"),
			...(rows !== null && { "X-Row-Count": String(rows) }),
		});
	})
	.post(
		"/documents.pdf",
		mayRead,
		validate("json", orderPapersSchema),
		noted({ mediaType: "application/pdf" }),
		async (c) => {
			const { ids, timeZone } = c.req.valid("json");
			const papers = { ids: [...new Set(ids)], timeZone };
			const pdf = await printOrders(c.var.db, c.env, scopeOf(c.var.session), papers, Date.now());
			return c.body(new Uint8Array(pdf), 200, headersOf("application/pdf", "pdf"));
		},
	);

const CSV = "text/csv; charset=utf-8";
const ORDERS_A_PIECE = 50;

function* piecesOf(ids: readonly number[]): Generator<number[]> {
	for (let at = 0; at < ids.length; at += ORDERS_A_PIECE) yield ids.slice(at, at + ORDERS_A_PIECE);
}

const headersOf = (type: string, extension: string) => ({
	"Content-Type": type,
	"Content-Disposition": `attachment; filename="Bestellungen.${extension}"`,
	"Cache-Control": "no-store",
});
