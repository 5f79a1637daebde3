import { parseResponse } from "hono/client";
import { uploadApi } from "./api.ts";

/** Returns the path at which the picture is served. */
export function uploadImage(file: File) {
	const body = new FormData();
	body.set("file", file);
	return parseResponse(uploadApi.$post({}, { init: { body } }));
}
