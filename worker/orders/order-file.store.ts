import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { OrderFileRow } from "../db/schema/order.table.ts";
import type { AppEnv } from "../http/env.ts";
import { withoutMetadata } from "../media/image-metadata.ts";
import { putOnce } from "../storage/put-once.ts";
import { orderNotFound } from "./order.errors.ts";
import { attachmentHeader, ORDER_FILE_KEYS, type OrderFileType } from "./order-file.rules.ts";

type Shipped = { id: number; supplierId: number | null };

/** What is stored of a file: the other company isn't told where a picture was taken. */
export const storedBytes = (file: Uint8Array<ArrayBuffer>, type: OrderFileType): Uint8Array<ArrayBuffer> =>
	type === "png" || type === "jpg" ? withoutMetadata(file, type) : file;

/** A key that no public address leads to: the same file of the same supplier for the same order has the same one. */
export function orderFileKey({ id, supplierId }: Shipped, body: Uint8Array<ArrayBuffer>, type: OrderFileType): string {
	const hash = createHash("sha256").update(body).digest("hex");
	return `${ORDER_FILE_KEYS}${id}/${supplierId ?? 0}/${hash}.${type}`;
}

export const putOrderFile = (
	bucket: R2Bucket,
	key: string,
	body: Uint8Array<ArrayBuffer>,
	contentType: string,
	now: number,
): Promise<void> => putOnce(bucket, { key, body, contentType }, now);

/** The file to download; it is never shown by the browser on this origin. */
export async function fileAnswer(c: Context<AppEnv>, { key, name, type }: OrderFileRow) {
	const object = await c.env.MEDIA.get(key);
	if (!object) throw orderNotFound();
	return c.body(object.body, 200, {
		"Cache-Control": "no-store",
		"Content-Disposition": attachmentHeader(name),
		"Content-Length": String(object.size),
		"Content-Security-Policy": "default-src 'none'; sandbox",
		"Content-Type": type,
		"X-Content-Type-Options": "nosniff",
	});
}
