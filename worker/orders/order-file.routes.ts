import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayManage } from "../http/require-role.ts";
import { scopeOf } from "../http/scope.ts";
import { idParamSchema, validate } from "../http/validate.ts";
import { readFile } from "../media/read-upload.ts";
import {
	fileDamaged,
	filesQuota,
	fileTooBig,
	fileTypeInvalid,
	moveNotAllowed,
	notYourMove,
	orderNotFound,
	tooManyOrderFiles,
} from "./order.errors.ts";
import { FILE_BYTES_MAX, isTheirMove, takesFiles } from "./order.rules.ts";
import { orderFileFormSchema, orderFileSchema } from "./order.schema.ts";
import { createOrderFileCounter, createOrderFileRepository } from "./order-file.repository.ts";
import { contentTypeOf, orderFileName, orderFileType } from "./order-file.rules.ts";
import { orderFileKey, putOrderFile, storedBytes } from "./order-file.store.ts";
import { viewerOf } from "./order-scope.repository.ts";
import { readStandings } from "./order-standing.repository.ts";

/** Uploading a confirmation file, at /admin/api/order: its body is larger than that of other calls. */
export const orderFileRoutes = new Hono<AppEnv>().post(
	"/:id/files",
	mayManage,
	validate("param", idParamSchema),
	noted({ form: orderFileFormSchema, answer: orderFileSchema, status: 201 }),
	async (c) => {
		const { db, session } = c.var;
		const { id } = c.req.valid("param");
		const scope = scopeOf(session);
		const files = createOrderFileRepository(db, scope);
		const [standing] = await readStandings(db, scope, [id]);
		if (!standing) throw orderNotFound();
		const { order } = standing;
		if (!isTheirMove("confirm", viewerOf(session, order))) throw notYourMove();
		if (!takesFiles(order)) throw moveNotAllowed();
		const now = Date.now();
		const next = await createOrderFileCounter(db).count(session.companyId, now);
		if (next !== undefined) throw filesQuota((next - now) / 1000);
		const file = await readFile(c, FILE_BYTES_MAX, fileTooBig);
		const uploaded = new Uint8Array(await file.arrayBuffer());
		const type = orderFileType(uploaded);
		if (type === undefined) throw fileTypeInvalid();
		if (type === "damaged") throw fileDamaged();
		const bytes = storedBytes(uploaded, type);
		const key = orderFileKey(order, bytes, type);
		if (!(await files.hasRoom(id, key))) throw tooManyOrderFiles();
		const contentType = contentTypeOf(type, bytes);
		await putOrderFile(c.env.MEDIA, key, bytes, contentType, now);
		const stored = {
			orderId: id,
			name: orderFileName(file.name, type),
			type: contentType,
			bytes: bytes.length,
			key,
		};
		return c.json(await files.add(stored, order, session, now), 201);
	},
);
