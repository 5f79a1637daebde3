import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { noted } from "../http/openapi-notes.ts";
import { mayManage } from "../http/require-role.ts";
import { encodeImage } from "./encode-image.ts";
import { getImage, putImage } from "./image.store.ts";
import { IMAGE_PATH, parseImageName } from "./image-name.rules.ts";
import { imageNotFound, uploadQuota } from "./media.errors.ts";
import { uploadAnswerSchema, uploadFormSchema } from "./media.schema.ts";
import { readUpload } from "./read-upload.ts";
import { createUploadRepository } from "./upload.repository.ts";

/** Uploading, at /upload-image. */
export const mediaRoutes = new Hono<AppEnv>().post(
	"/",
	mayManage,
	noted({ form: uploadFormSchema, answer: uploadAnswerSchema }),
	async (c) => {
		const { db, session } = c.var;
		const now = Date.now();
		const uploads = createUploadRepository(db);
		const next = await uploads.count(session.companyId, now);
		if (next !== undefined) throw uploadQuota((next - now) / 1000);
		const file = await readUpload(c);
		const image = await encodeImage(c.env.IMAGES, file);
		const name = await putImage(c.env.MEDIA, file, image, now);
		await uploads.record({ ...image, name }, session.companyId, session, now);
		return c.json({ filePath: `${IMAGE_PATH}${name}` });
	},
);

/** Serving, at /uploads/images/finder: public, permanent, and only as a picture. */
export const imageRoutes = new Hono<AppEnv>().get("/:name", async (c) => {
	const name = c.req.param("name");
	const image = parseImageName(name);
	if (!image) throw imageNotFound();
	const headers = {
		"Access-Control-Allow-Origin": "*",
		"Cache-Control": "public, max-age=31536000, immutable",
		"Content-Disposition": "inline",
		"Content-Security-Policy": "default-src 'none'; sandbox",
		"Cross-Origin-Resource-Policy": "cross-origin",
		"X-Content-Type-Options": "nosniff",
		ETag: `"${name}"`,
	};
	// Whoever knows the name has the picture already, so the store isn't read.
	if (matchesEtag(c.req.header("if-none-match"), name)) return c.body(null, 304, headers);
	const object = await getImage(c.env.MEDIA, name);
	if (!object) throw imageNotFound();
	return c.body(object.body, 200, { ...headers, "Content-Type": image.type, "Content-Length": String(object.size) });
});

const matchesEtag = (header: string | undefined, name: string): boolean =>
	header?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === `"${name}"`) ?? false;
