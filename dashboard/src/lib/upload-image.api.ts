import { parseResponse } from "hono/client";
import { uploadApi } from "./api.ts";

/** Names the uploads among the calls under way: a form waits for its pictures. */
export const IMAGE_UPLOADS = { mutationKey: ["image-upload"] };

/** Returns the path at which the picture is served. */
export function uploadImage(file: File) {
	const body = new FormData();
	body.set("file", file);
	return parseResponse(uploadApi.$post({}, { init: { body } }));
}
